/** What a letting agent keeps, told as a percentage of a rent that is known. */
import { fromPounds, shareDown, toPounds, ZERO } from '@halfpenny/facts';
import type { KnownEntry } from '../../ports.ts';
import type { Statement } from './statement.ts';
import type { Heard } from './statements.ts';

/** A fee that was worked out, and how. */
export interface AgentsShare {
	readonly statement: Statement;
	/** The percentage as it was said. */
	readonly percent: string;
	/** The rent it is taken from, decimal pounds. */
	readonly rent: string;
}

const PERCENT = String.raw`(?<percent>\d{1,2}(?:\.\d)?) ?(?:%|per ?cent\b|percent\b)`;
const AGENT = String.raw`\b(?:agents?|agency|management company|managing company|letting company)\b`;
const FEE = String.raw`\b(?:management|letting|agents?'?|agency) (?:fees?|charges?|commission)\b`;
const FORMS: readonly RegExp[] = [
	new RegExp(String.raw`${AGENT}[^.;!?\d]{0,40}${PERCENT}`),
	new RegExp(String.raw`${FEE}[^.;!?\d]{0,20}${PERCENT}`),
	new RegExp(String.raw`${PERCENT}[^.;!?\d]{0,30}(?:${AGENT}|${FEE})`),
];
/** The rent is told without what the agent kept, or more comes on top. */
const OTHERWISE = /\b(?:after|net|left|vat|first month|set[- ]?up)\b/;
const [HUNDRED, TENTHS] = [100, 10];

/** The agent's fee in a lower-case text, worked out from the year's rent; undefined where either is uncertain. */
export function agentsShareIn(text: string, rent: string | undefined): AgentsShare | undefined {
	const percent = FORMS.flatMap((form) => form.exec(text)?.groups?.percent ?? [])[0];
	const whole = fromPounds(rent ?? '') ?? ZERO;
	if (percent === undefined || rent === undefined || whole <= 0 || OTHERWISE.test(text)) return undefined;
	const parts = Math.round(Number(percent) * TENTHS); // tenths of a per cent, not money
	const value = toPounds(shareDown(whole, { parts, whole: HUNDRED * TENTHS })); // a share's parts, not money
	const statement = {
		...{ section: 'ukProperty', field: 'professionalFees', value },
		...{ also: {}, adds: true, words: '' },
	};
	return { statement, percent: `${percent}%`, rent };
}

/** The rent that such a percentage is of: the one that is told beside it, or the one on the return. */
export function rentIn({ statements }: Heard, entries: readonly KnownEntry[]): string | undefined {
	if (statements.some(({ field }) => field === 'professionalFees')) return undefined;
	const told = statements.filter(({ field }) => field === 'rents');
	if (told.length > 0) return told.length === 1 ? told[0]?.value : undefined;
	const stored = entries.find(({ section }) => section === 'ukProperty')?.answers.rents;
	return typeof stored === 'string' ? stored : undefined;
}
