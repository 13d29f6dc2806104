/** Sums that people make of the bill: both payments of January, so much a month, what is left, what share it is. */
import { formatDay, formatPounds, type Pence, pence, shareUp, sum } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { type Calculation, calculate } from '@halfpenny/tax';
import { yearData } from '@halfpenny/years';
import * as z from 'zod';
import type { Fills } from '../guard/compose.ts';
import type { AssistantPorts } from '../ports.ts';
import { unlessDeclared } from './declared.ts';
import { seeWorking } from './see-working.ts';
import { defineTool, type ToolResult } from './tool.ts';
import { factsTried, triedKinds } from './what-if.ts';

/** The sums there are. */
const sums = ['january', 'onAccount', 'onTop', 'month', 'week', 'left', 'share'] as const;

/** One of them. */
export type BillSum = (typeof sums)[number];

const MONTHS = { parts: 1, whole: 12 } as const;
const WEEKS = { parts: 1, whole: 52 } as const;

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
		const { sentences, fills } = workedOut(which, calculation);
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

function workedOut(which: BillSum, calculation: Calculation): Worked {
	if (which === 'left' || which === 'share') return ofIncome(which, calculation);
	const { totalDue } = calculation;
	if (totalDue <= 0) return nothingToPay(totalDue);
	return which === 'month' || which === 'week' ? putBy(which, totalDue) : inJanuary(which, calculation);
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

function inJanuary(which: 'january' | 'onAccount' | 'onTop', calculation: Calculation): Worked {
	const { balancingPayment, paymentsOnAccount } = calculation;
	if (balancingPayment < 0) return nothingToPay(balancingPayment);
	const fills = {
		balance: formatPounds(balancingPayment),
		first: formatPounds(paymentsOnAccount.first),
		second: formatPounds(paymentsOnAccount.second),
		amount: formatPounds(sum([balancingPayment, paymentsOnAccount.first])),
	};
	if (paymentsOnAccount.first === 0) return { sentences: [sayAssistant('sum.noneOnAccount')], fills };
	const january = sayAssistant('sum.january');
	if (which === 'january') return { sentences: [january, sayAssistant('sum.july')], fills };
	return { sentences: [sayAssistant(`sum.${which}`), january], fills };
}

/** What is left of the income once everything charged on it is off, or what share the charge is. */
function ofIncome(which: 'left' | 'share', calculation: Calculation): Worked {
	const { totalIncome, totalDue, taxDeducted, capitalGainsTax } = calculation;
	const charged = pence(totalDue + taxDeducted - capitalGainsTax);
	const fills: Fills = {
		income: formatPounds(totalIncome),
		charged: formatPounds(charged),
		left: formatPounds(pence(totalIncome - charged)),
		share: `${Math.round((charged * 1000) / totalIncome) / 10}%`, // a share, not money
	};
	return { sentences: [sayAssistant(`sum.${which}`), sayAssistant('sum.atWork')], fills };
}

function datesOf({ taxYear }: Calculation): Fills {
	const { deadlines, paymentsOnAccount } = yearData(taxYear);
	return {
		taxYear,
		january: formatDay(deadlines.balancingPayment),
		july: formatDay(paymentsOnAccount.secondDue),
	};
}
