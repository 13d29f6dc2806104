/** Bringing one's data here: the section of the page, and what is wrong with a file. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the import. */
export const sayImport = defineMessages({
	formats:
		'The ZIP also holds your original documents, and the XML we sent with HMRC’s answers. JSON is for other software, CSV opens in a spreadsheet. Facts are your answers alone, to import again or for the command line.',
	title: 'Bring your data here',
	what: 'From this service somewhere else, or from the command line: the facts of one return go into your return for that year, as long as it has no answers yet.',
	label: 'Facts of a return',
	hint: 'A JSON file of up to 2 MB',
	choose: 'Choose a JSON file',
	busy: 'Importing…',
	unnamed: 'From an imported file',
	done: ({ taxYear, count }: { taxYear: string; count: number }) =>
		count === 1
			? `1 entry is now in your ${taxYear} return.`
			: `${count} entries are now in your ${taxYear} return.`,
	kept: 'Your name, address or date of birth is different in the file. We kept what your profile says.',
	open: 'Open the return',
	notJson: 'That file isn’t JSON. Choose the facts of a return, which you get under Export',
	tooLarge: 'That file is larger than 2 MB. Choose the facts of one return',
	noYear: 'That file doesn’t say which tax year it is for. It needs a taxYear, like 2025-26',
	where: ({ where, problem }: { where: string; problem: string }) => `${where}: ${problem}`,
});
