/** How else the labels of each kind of paper may be worded, by what they mean. */
import type { DocumentType } from '@halfpenny/reader';
import { billWords } from './bill-words.ts';
import { dividendWords } from './dividend-words.ts';
import { p45Words } from './p45-words.ts';
import { p60Words } from './p60-words.ts';
import { payslipWords } from './payslip-words.ts';
import { interestWords } from './savings-words.ts';

/** Labels by what they mean. */
export type Wordings = Readonly<Record<string, readonly string[]>>;

const bill = wordings(billWords);

/** The wordings of each kind of paper. */
export const wordingsOf: Readonly<Record<DocumentType, Wordings>> = {
	payslip: wordings(payslipWords),
	p60: wordings(p60Words),
	p45: wordings(p45Words),
	interest: wordings(interestWords),
	dividend: wordings(dividendWords),
	invoice: bill,
	receipt: bill,
};

/** The labels of a list that is parted by bars. */
export function labelsIn(list: string): string[] {
	return list.split('|').map((label) => label.replace(/\s+/g, ' ').trim());
}

function wordings(words: Readonly<Record<string, string>>): Wordings {
	return Object.fromEntries(Object.entries(words).map(([meaning, list]) => [meaning, labelsIn(list)]));
}
