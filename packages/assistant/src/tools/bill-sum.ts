/** Sums that people make of the bill: both payments of January, so much a month, what is left, what share it is. */
import { type Facts, formatDay, formatPounds, type Pence, pence, shareUp, sum } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { type Calculation, calculate, settlementOf } from '@halfpenny/tax';
import { yearData } from '@halfpenny/years';
import * as z from 'zod';
import type { Fills } from '../guard/compose.ts';
import { WEEKS_OF_YEAR } from '../language/counts.ts';
import type { AssistantPorts } from '../ports.ts';
import { unlessDeclared } from './declared.ts';
import { seeWorking } from './see-working.ts';
import { throughCode } from './through-code.ts';
import { defineTool, type ToolResult } from './tool.ts';
import { factsTried, triedKinds } from './what-if.ts';

/** The sums there are. */
const sums = ['january', 'onAccount', 'onTop', 'month', 'week', 'left', 'share'] as const;

/** One of them. */
export type BillSum = (typeof sums)[number];

const MONTHS = { parts: 1, whole: 12 } as const;
const WEEKS = { parts: 1, whole: WEEKS_OF_YEAR } as const;

/** A sum of the bill of the return, or of the bill that was tried last. */
export const billSumTool = defineTool({
	name: 'billSum',
	description:
		'A sum of the bill: what is paid in January altogether, the payments on account, so much a month or week, what is left after tax, what share of income it is.',
	input: z.object({
		sum: z.enum(sums),
		kind: z.enum(triedKinds).optional().describe('What was tried before, where the sum is of that bill.'),
		amount: z
			.string()
			.regex(/^-?\d{1,10}\.\d\d$/)
			.optional(),
	}),
	run: unlessDeclared(({ sum: which, kind, amount }, ports): ToolResult => {
		const isTried = kind !== undefined && amount !== undefined;
		const facts = isTried ? factsTried(kind, amount, ports.facts()) : ports.facts();
		const calculation = facts && calculate(facts, { alternatives: false });
		if (!calculation || calculation.totalIncome === 0) return notKnown(ports);
		const { sentences, fills } = workedOut(which, { facts, calculation, ports });
		return {
			sentences: isTried ? [...sentences, sayAssistant('whatIf.unchanged')] : sentences,
			fills: { ...datesOf(calculation), ...fills },
			parts: [seeWorking],
		};
	}),
});

function notKnown(ports: AssistantPorts): ToolResult {
	return { sentences: [sayAssistant('owe.unknown')], fills: { taxYear: ports.facts().taxYear } };
}

type Worked = Required<Pick<ToolResult, 'sentences' | 'fills'>>;

/** A bill, and what tells the day on which it is asked about. */
interface Bill {
	readonly facts: Facts;
	readonly calculation: Calculation;
	readonly ports: AssistantPorts;
}

function workedOut(which: BillSum, bill: Bill): Worked {
	const { calculation } = bill;
	if (which === 'left' || which === 'share') return ofIncome(which, calculation);
	const { totalDue } = calculation;
	if (totalDue <= 0) return nothingToPay(totalDue);
	return which === 'month' || which === 'week' ? putBy(which, totalDue) : inJanuary(which, bill);
}

function nothingToPay(totalDue: Pence): Worked {
	return {
		sentences: [sayAssistant(totalDue === 0 ? 'owe.nothing' : 'owe.refund')],
		fills: { totalDue: formatPounds(pence(-totalDue)) },
	};
}

/** A little more than the share where it does not divide, so that it is enough in the end. */
function putBy(which: 'month' | 'week', totalDue: Pence): Worked {
	return {
		sentences: [sayAssistant(`sum.${which}`)],
		fills: {
			amount: formatPounds(shareUp(totalDue, which === 'month' ? MONTHS : WEEKS)),
			totalDue: formatPounds(totalDue),
		},
	};
}

function inJanuary(which: 'january' | 'onAccount' | 'onTop', bill: Bill): Worked {
	const { balancingPayment, paymentsOnAccount } = bill.calculation;
	if (balancingPayment < 0) return nothingToPay(balancingPayment);
	const settlement = settlementOf(bill.facts, bill.calculation);
	const { sentences: coded, fills: ofCode } = throughCode(settlement, bill.ports);
	const fills = {
		...ofCode,
		balance: formatPounds(balancingPayment),
		first: formatPounds(paymentsOnAccount.first),
		second: formatPounds(paymentsOnAccount.second),
		amount: formatPounds(settlement.bills[0]?.amount ?? balancingPayment),
	};
	if (paymentsOnAccount.first === 0)
		return { sentences: [sayAssistant('sum.noneOnAccount'), ...coded], fills };
	const january = sayAssistant('sum.january');
	if (which === 'january') return { sentences: [january, ...coded, sayAssistant('sum.july')], fills };
	return { sentences: [sayAssistant(`sum.${which}`), january, ...coded], fills };
}

/** What is left of the income once Income Tax and National Insurance are off, or what share they are. */
function ofIncome(which: 'left' | 'share', calculation: Calculation): Worked {
	const { totalIncome, totalIncomeTaxDue, class2, class4 } = calculation;
	const charged = sum([totalIncomeTaxDue, class2, class4]);
	const fills: Fills = {
		income: formatPounds(totalIncome),
		charged: formatPounds(charged),
		left: formatPounds(pence(totalIncome - charged)),
		share: `${Math.round((charged * 1000) / totalIncome) / 10}%`, // a share, not money
	};
	return { sentences: [sayAssistant(`sum.${which}`), sayAssistant('sum.notCounted')], fills };
}

function datesOf({ taxYear }: Calculation): Fills {
	const { deadlines, paymentsOnAccount } = yearData(taxYear);
	return {
		taxYear,
		january: formatDay(deadlines.balancingPayment),
		july: formatDay(paymentsOnAccount.secondDue),
	};
}
