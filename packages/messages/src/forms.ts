/** What stands between answers and HMRC's boxes: why a box cannot be filled, in plain words. */
import { defineMessages } from './define-messages.ts';

/** Characters as a person reads them: “%”, “!” and “?”. */
function listed(characters: readonly string[]): string {
	const quoted = characters.map((character) => `“${character}”`);
	const last = quoted.pop() ?? '';
	return quoted.length > 0 ? `${quoted.join(', ')} and ${last}` : last;
}

const sentences = {
	'year.withoutForm': ({ year }: { year: string }) => `There is no return form for ${year} yet`,
	'required.missing': ({ title }: { title: string }) => `HMRC needs an answer here: ${title}`,
	'text.alphabet': ({ characters }: { characters: readonly string[] }) =>
		`HMRC’s form cannot carry ${listed(characters)}. Write it without`,
	'text.tooLongForBox': ({ longest }: { longest: number }) =>
		`HMRC’s box holds ${longest} characters. Shorten this to fit`,
	'money.outsideBox': ({ title }: { title: string }) =>
		`This amount does not fit HMRC’s box: ${title}. Check it`,
	'date.outsideBox': 'HMRC’s form takes dates from 1851 to 2040. Check this one',
	'pages.tooMany': ({ most }: { most: number }) => `HMRC’s form takes at most ${most} of these`,
} as const;

/** Says why a box cannot be filled. */
export const sayFormProblem = defineMessages(sentences);
