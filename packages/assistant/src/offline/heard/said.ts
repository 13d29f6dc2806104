/** Facts that are told without an amount, and the answers they give: data. */
import type { Answers } from '@halfpenny/questions';
import { dayIn } from '../../language/days.ts';

/** What a message says of a section of which there is one. */
export interface Said {
	readonly section: string;
	readonly answers: Answers;
}

const SPOUSE =
	'(?:wife|husband|hubby|missus|partner|spouse|other half)(?: (?!has|had|is|gives|gave)[a-z]+){0,2}?';
const HAS_LOAN =
	/^\W*(?:student loans? )?plan \w+\W*$|\bstill paying\b|\b(?:i've|i have|ive|i'm|i am|i also have|got|have|had|is|on)\b/;
const PLAN = (number: string, word: string) =>
	new RegExp(
		String.raw`\b(?:student loans?|uni(?:versity)?(?: loan)?|loan|slc)\b.*\bplan (?:${number}|${word})\b|\bplan (?:${number}|${word})\b.*\b(?:student )?loans?\b|^\W*(?:(?:it's|its|i'm on|on|am on) )?plan (?:${number}|${word})\W*$`,
	);
/** Nothing of the person's own was spent, or given to them. */
const NOTHING = String.raw`\b(?:no|not|never|nothing|zero|none|didn't|did not|haven't|hadn't|don't|wasn't|without)\b`;
const facts: readonly (readonly [string, Answers, RegExp])[] = [
	[
		'marriageAllowance',
		{ marriageAllowance: 'received' },
		new RegExp(
			String.raw`\b(?:${SPOUSE}|he|she)(?: has|'s|'d| had)? (?:just |already )?(?:transfers?|transferr?ed|gives?|gave|given|passe[sd]|passing|signed over)\b.*\ballowance\b.*\bme\b|\b(?:${SPOUSE}|he|she)(?: has|'s)? (?:passed|given|gave|gives|passes|transfers|transferred) me\b.*\ballowance\b|\b(?:${SPOUSE}|he|she)(?: has|'s| had)? (?:just |already )?(?:gave|given) me\b.*\ballowance\b|\bi (?:get|got|receive|received|have) (?:the |some |my )?(?:marriage allowance|(?:${SPOUSE})'s allowance)\b`,
		),
	],
	[
		'marriageAllowance',
		{ marriageAllowance: 'given' },
		new RegExp(
			String.raw`\bi(?:'ve| have|'d| had)? (?:just |already )?(?:transfer|transferr?ed|give|gave|given|pass|passed|signed over)\b.*(?:\ballowance\b.*\b${SPOUSE}\b|\b${SPOUSE}\b.*\b(?:part of|some of|10% of) my (?:personal )?allowance\b)`,
		),
	],
	['studentLoans', { plan1: true }, PLAN('1', 'one')],
	['studentLoans', { plan2: true }, PLAN('2', 'two')],
	['studentLoans', { plan4: true }, PLAN('4', 'four')],
	['studentLoans', { plan5: true }, PLAN('5', 'five')],
	['studentLoans', { postgraduate: true }, /\bpost[- ]?grad\w* loan\b/],
	[
		'employment',
		{ hadBenefits: false },
		new RegExp(
			String.raw`${NOTHING}[^.?!]{0,25}\b(?:perks?|benefits?(?: in kind)?|p11d|company car)\b(?!.*\b(?:child|state|housing)\b)`,
		),
	],
	[
		'employment',
		{ hadExpenses: false },
		new RegExp(
			String.raw`^\W*(?:no|nothing|none)\b[^.?!]{0,12}\b(?:job|work|employment) expenses\b|${NOTHING}[^.?!]{0,30}\b(?:spend|spent|buy|bought|pay for|paid for|penny|expenses)\b[^.?!]{0,30}\b(?:job|work)\b`,
		),
	],
	['blind', { blind: true }, /\bi(?:'m| am) registered (?:as )?(?:blind|severely sight impaired)\b/],
];

/** The fact that a lower-case text without an amount tells; undefined for none. */
export function saidIn(text: string): Said | undefined {
	const [section, answers] = facts.find(([, , words]) => words.test(text)) ?? [];
	if (section === undefined || answers === undefined) return undefined;
	return section === 'studentLoans' && !HAS_LOAN.test(text) ? undefined : { section, answers };
}

const NAME = "\\p{Lu}[\\p{Ll}'’-]+";
/** Who gives or gets the allowance: "my husband Darren Pike", "he's Darren Pike", or a name that is given again in full. */
const SPOUSE_NAMED = new RegExp(
	String.raw`\b(?:[Ww]ife|[Hh]usband|[Hh]ubby|[Pp]artner|[Ss]pouse|[Mm]issus|(?:[Hh]e|[Ss]he)(?=['’]?s\b| is\b)|(?:[Hh]is|[Hh]er|[Tt]heir) (?:full )?name)(?:['’]?s(?: name is)?| is(?: called)?| is called| called|,|:)? (?<first>${NAME})(?: (?<last>${NAME}))?`,
	'u',
);
const BIRTH = /\b(?:born|birth\w*|dob|d\.o\.b\.?)\b/g;
const WEDDING =
	/\b(?:married|marry|wed|wedding|civil partners?(?:hip)?|hitched|tied the knot|(?:our )?anniversary)\b/g;

/** Whom somebody shares the Marriage Allowance with, when they were born, and since when they are married, as far as a message says. */
export function spouseIn(message: string, year: string): Answers {
	const { first, last } = SPOUSE_NAMED.exec(message)?.groups ?? {};
	const inFull =
		first === undefined ? undefined : new RegExp(`(?<!\\p{L})${first} (${NAME})`, 'u').exec(message)?.[1];
	const surname = last ?? inFull;
	const [born, married] = [dayAfter(BIRTH, message, year), dayAfter(WEDDING, message, year)];
	return {
		...(first !== undefined && { firstName: first }),
		...(surname !== undefined && { lastName: surname }),
		...(born !== undefined && { dateOfBirth: born }),
		...(married !== undefined && { dateOfMarriage: married }),
	};
}

/** The day that follows one of these words, up to the next word that a day follows. */
function dayAfter(words: RegExp, message: string, year: string): string | undefined {
	const text = message.toLowerCase();
	const starts = [...text.matchAll(BIRTH), ...text.matchAll(WEDDING)].map(({ index }) => index);
	for (const { index } of text.matchAll(words)) {
		const end = starts.filter((one) => one > index).toSorted((one, other) => one - other)[0];
		const day = dayIn(text.slice(index, end), year);
		if (day !== undefined) return day;
	}
	return undefined;
}
