/** The partnership statement as people read it: the result, who gets how much, and how it was calculated. */
import { type PartnershipFacts, type Pence, parsePounds } from '@halfpenny/facts';
import type { Box, BoxProblem } from '../box.ts';
import { fillPartnership } from './fill-partnership.ts';
import { standsInTheWay } from './partner-share.ts';
import { partnershipSheets } from './partnership-sheets.ts';
import { accountsPeriod, type Period } from './periods.ts';
import { statementLines } from './statement-sheets.ts';

/** One divided amount. Whole pounds in pence. */
export interface StatementAmount {
	/** N1.11. */
	readonly box: string;
	readonly title: string;
	/** The partnership's. */
	readonly amount: Pence;
	/** Each partner's, in the order of the facts; undefined while unknown, or if there is none. */
	readonly shares: readonly (Pence | undefined)[];
}

/** One line of the calculation. */
export interface StatementWorking {
	readonly form: Box['form'];
	readonly box: string;
	readonly title: string;
	readonly amount: Pence;
}

/** The statement. */
export interface PartnershipStatement {
	/** The days that the accounts cover. */
	readonly period: Period;
	readonly amounts: readonly StatementAmount[];
	/** Every figure of the trade, property and savings pages, in order. */
	readonly working: readonly StatementWorking[];
	/** Why amounts are unknown or cannot be divided; other missing answers do not matter. */
	readonly problems: readonly BoxProblem[];
}

const figures = new Set(
	partnershipSheets.flatMap(({ rows }) =>
		rows.flatMap(({ box, type }) => (type.startsWith('money') ? [box] : [])),
	),
);

/** The statement of a partnership's facts, complete or not. Source: SA800 partnership statement. */
export function partnershipStatement(facts: PartnershipFacts): PartnershipStatement {
	const { boxes, problems } = fillPartnership(facts, 'Partnership');
	return {
		period: accountsPeriod(facts),
		amounts: statementLines.flatMap(({ number }) => amountOf(boxes, number, facts.partners?.length ?? 0)),
		working: boxes.filter(isWorking).flatMap(workingOf),
		problems: problems.filter(standsInTheWay),
	};
}

function amountOf(boxes: readonly Box[], number: string, partners: number): readonly StatementAmount[] {
	const whole = boxes.find(({ box }) => box === `N1.${number}`);
	const amount = amountIn(whole);
	if (!whole || amount === undefined) return [];
	const shares = Array.from({ length: partners }, (_, index) =>
		amountIn(boxes.find(({ box, page }) => box === `N2.${number}` && page === index + 1)),
	);
	return [{ box: whole.box, title: whole.title, amount, shares }];
}

function isWorking({ form, box }: Box): boolean {
	return form !== 'SA800PS' && !box.startsWith('N1.') && figures.has(box);
}

function workingOf({ form, box, title, ...rest }: Box): readonly StatementWorking[] {
	const amount = amountIn(rest);
	return amount === undefined ? [] : [{ form, box, title, amount }];
}

function amountIn(box: Pick<Box, 'value'> | undefined): Pence | undefined {
	const read = box && parsePounds(box.value, true);
	return read?.ok ? read.value : undefined;
}
