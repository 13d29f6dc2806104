/** Facts that are told without an amount, and the answers they give: data. */
import type { Answers } from '@halfpenny/questions';

/** What a message says of a section of which there is one. */
export interface Said {
	readonly section: string;
	readonly answers: Answers;
}

const SPOUSE = '(?:wife|husband|hubby|missus|partner|spouse|other half)';
const HAS_LOAN = /\b(?:i've|i have|ive|i'm|i am|i also have|got|have|had|is|on)\b/;
const facts: readonly (readonly [string, Answers, RegExp])[] = [
	[
		'marriageAllowance',
		{ marriageAllowance: 'received' },
		new RegExp(
			String.raw`\b(?:${SPOUSE}|he|she)(?: has|'s|'d| had)? (?:just |already )?(?:transferr?ed|gave|given|passed|signed over)\b.*\ballowance\b.*\bme\b|\b(?:${SPOUSE}|he|she)(?: has|'s| had)? (?:just |already )?(?:gave|given) me\b.*\ballowance\b|\bi (?:get|got|receive|received|have) (?:the |some |my )?(?:marriage allowance|(?:${SPOUSE})'s allowance)\b`,
		),
	],
	[
		'marriageAllowance',
		{ marriageAllowance: 'given' },
		new RegExp(
			String.raw`\bi(?:'ve| have|'d| had)? (?:just |already )?(?:transferr?ed|gave|given|passed|signed over)\b.*\ballowance\b.*\b${SPOUSE}\b`,
		),
	],
	[
		'studentLoans',
		{ plan1: true },
		/\bstudent loan\b.*\bplan (?:1|one)\b|\bplan (?:1|one) (?:student )?loan\b/,
	],
	[
		'studentLoans',
		{ plan2: true },
		/\bstudent loan\b.*\bplan (?:2|two)\b|\bplan (?:2|two) (?:student )?loan\b/,
	],
	[
		'studentLoans',
		{ plan4: true },
		/\bstudent loan\b.*\bplan (?:4|four)\b|\bplan (?:4|four) (?:student )?loan\b/,
	],
	['studentLoans', { postgraduate: true }, /\bpost[- ]?grad\w* loan\b/],
	['blind', { blind: true }, /\bi(?:'m| am) registered (?:as )?(?:blind|severely sight impaired)\b/],
];

/** The fact that a lower-case text without an amount tells; undefined for none. */
export function saidIn(text: string): Said | undefined {
	const [section, answers] = facts.find(([, , words]) => words.test(text)) ?? [];
	if (section === undefined || answers === undefined) return undefined;
	return section === 'studentLoans' && !HAS_LOAN.test(text) ? undefined : { section, answers };
}
