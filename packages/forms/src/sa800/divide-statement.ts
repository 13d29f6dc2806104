/** Divides every amount of the partnership statement among the partners. */
import { formatPounds, type PartnershipFacts, type Pence, pence, sum } from '@halfpenny/facts';
import { sayFormProblem } from '@halfpenny/messages/forms';
import type { BoxProblem } from '../box.ts';
import type { Above, Found } from '../fill/find-value.ts';
import { type Allotment, allot } from './allot.ts';
import { isGiven, ownAmounts } from './own-amounts.ts';
import { accountsPeriod, isInOrder, spanOf } from './periods.ts';
import { type StatementLine, statementLines } from './statement-sheets.ts';

/** Each partner's amount in each box of the statement, and why some are unknown. */
export interface DividedStatement {
	/** The share of a box, for the partner at an index. */
	readonly shareOf: (index: number, box: string) => Found | undefined;
	readonly problems: readonly BoxProblem[];
}

const NOTHING: DividedStatement = { shareOf: () => undefined, problems: [] };

/** Divides the statement among the boxes `above`. Nothing if the accounts' dates are in the wrong order. */
export function divideStatement(facts: PartnershipFacts, above: Above): DividedStatement {
	if (!isInOrder(accountsPeriod(facts), facts.taxYear)) return NOTHING;
	const divided = new Map<string, { readonly whole: Found; readonly allotment: Allotment }>();
	const own: OwnDivision[] = [];
	for (const line of statementLines) {
		const { number, over } = line;
		const whole = above.get(`N1.${number}`);
		if (!whole) continue;
		if (isGiven(line, facts)) {
			own.push({ line, whole, amounts: ownAmounts(line, facts) });
			continue;
		}
		const allotment = allot(pence(Number(whole.value)), spanOf(over, facts), facts.partners ?? []);
		divided.set(`N1.${number}`, { whole, allotment });
	}
	return {
		shareOf: (index, box) => {
			const given = own.find(({ line }) => `N1.${line.number}` === box);
			if (given) return ownShare(given, index);
			const line = divided.get(box);
			const amount = line?.allotment.ok ? line.allotment.amounts[index] : undefined;
			if (!line || amount === undefined) return undefined;
			return { value: amount, origins: [`partners[${index}].shares`, ...line.whole.origins] };
		},
		problems: [
			...own.flatMap(notAdding),
			...notWhole([...divided.values()].map(({ allotment }) => allotment)),
		],
	};
}

/** A line that the partners divided themselves. */
interface OwnDivision {
	readonly line: StatementLine;
	readonly whole: Found;
	readonly amounts: readonly Pence[];
}

function ownShare({ line, whole, amounts }: OwnDivision, index: number): Found | undefined {
	const value = amounts[index];
	return value === undefined
		? undefined
		: { value, origins: [`partners[${index}].amounts.${line.fact}`, ...whole.origins] };
}

function notAdding({ line, whole, amounts }: OwnDivision): readonly BoxProblem[] {
	const together = sum(amounts);
	if (together === whole.value) return [];
	const words = {
		title: line.title,
		whole: formatPounds(pence(Number(whole.value))),
		together: formatPounds(together),
	};
	const message = sayFormProblem('amounts.notWhole', words);
	return [{ code: 'amounts.notWhole', path: 'partners', box: `N2.${line.number}`, message }];
}

/** One problem per day. */
function notWhole(allotments: readonly Allotment[]): readonly BoxProblem[] {
	const days = new Set(allotments.flatMap((one) => (one.ok ? [] : [one.date])));
	return [...days].map((date) => ({
		code: 'shares.notWhole',
		path: 'partners',
		box: 'N2.11',
		message: sayFormProblem('shares.notWhole', { date }),
	}));
}
