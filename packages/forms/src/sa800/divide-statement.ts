/** Divides every amount of the partnership statement among the partners. */
import { type PartnershipFacts, pence } from '@halfpenny/facts';
import { sayFormProblem } from '@halfpenny/messages/forms';
import type { BoxProblem } from '../box.ts';
import type { Above, Found } from '../fill/find-value.ts';
import { type Allotment, allot } from './allot.ts';
import { accountsPeriod, isInOrder, spanOf } from './periods.ts';
import { statementLines } from './statement-sheets.ts';

/** What each partner gets of each box of the statement, and why some of it cannot be said. */
export interface DividedStatement {
	/** The share of a box, for the partner at an index. */
	readonly shareOf: (index: number, box: string) => Found | undefined;
	readonly problems: readonly BoxProblem[];
}

const NOTHING: DividedStatement = { shareOf: () => undefined, problems: [] };

/** Divides the statement that is among the boxes `above`. Nothing where the accounts' dates are not in order. */
export function divideStatement(facts: PartnershipFacts, above: Above): DividedStatement {
	if (!isInOrder(accountsPeriod(facts), facts.taxYear)) return NOTHING;
	const divided = new Map<string, { readonly whole: Found; readonly allotment: Allotment }>();
	for (const { number, over } of statementLines) {
		const whole = above.get(`N1.${number}`);
		if (!whole) continue;
		const allotment = allot(pence(Number(whole.value)), spanOf(over, facts), facts.partners ?? []);
		divided.set(`N1.${number}`, { whole, allotment });
	}
	return {
		shareOf: (index, box) => {
			const line = divided.get(box);
			const amount = line?.allotment.ok ? line.allotment.amounts[index] : undefined;
			if (!line || amount === undefined) return undefined;
			return { value: amount, origins: [`partners[${index}].shares`, ...line.whole.origins] };
		},
		problems: notWhole([...divided.values()].map(({ allotment }) => allotment)),
	};
}

/** One problem a day. */
function notWhole(allotments: readonly Allotment[]): readonly BoxProblem[] {
	const days = new Set(allotments.flatMap((one) => (one.ok ? [] : [one.date])));
	return [...days].map((date) => ({
		code: 'shares.notWhole',
		path: 'partners',
		box: 'N2.11',
		message: sayFormProblem('shares.notWhole', { date }),
	}));
}
