/** Bringing one's data here: the section of the page, and what is wrong with a file. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the import. */
export const sayImport = defineMessages({
	formats:
		'The ZIP also holds your original documents, and the XML we sent with HMRC’s answers. JSON is for other software. CSV opens in a spreadsheet. “Facts” holds just your answers, to import again or use on the command line.',
	title: 'Bring your data here',
	what: 'From another copy of this service, or from the command line. You can import the ZIP of a whole account if this account has no returns or documents. You can import the facts of one return if your return for that year has no answers yet.',
	'what.filed':
		'What was filed comes back as history: you can’t change it, and we won’t file that year again. Conversations, agreements, suggestions, quarterly updates and the connection to HMRC don’t come with it.',
	label: 'An archive, or the facts of a return',
	hint: 'A ZIP file of up to 128 MB, or a JSON file of up to 2 MB',
	choose: 'Choose a file',
	'archive.done': 'Your account has been imported',
	'archive.count': ({
		returns,
		documents,
		submissions,
	}: {
		returns: number;
		documents: number;
		submissions: number;
	}) => {
		const of = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
		return `${of(returns, 'return', 'returns')}, ${of(documents, 'document', 'documents')} and ${of(submissions, 'attempt to file', 'attempts to file')}.`;
	},
	'archive.open': 'Go to your returns',
	'archive.tooLarge':
		'That archive is larger than 128 MB. Ask the person who runs this service to restore it from a backup',
	busy: 'Importing…',
	unnamed: 'From an imported file',
	done: ({ taxYear, count }: { taxYear: string; count: number }) =>
		count === 1
			? `1 entry is now in your ${taxYear} return.`
			: `${count} entries are now in your ${taxYear} return.`,
	kept: 'Your name, address or date of birth is different in the file. We kept what your profile says.',
	open: 'Open the return',
	notJson: 'That file isn’t JSON. Choose the “Facts” file from “Export Data”',
	tooLarge: 'That file is larger than 2 MB. Choose the facts of one return',
	noYear: 'That file doesn’t say which tax year it is for. It needs a taxYear, like 2025-26',
	where: ({ where, problem }: { where: string; problem: string }) => `${where}: ${problem}`,
});
