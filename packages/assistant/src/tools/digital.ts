/** A person's position with Making Tax Digital: whether and when it applies to them, and what HMRC expects next. */
import { type Facts, formatDay, formatPounds, fromPounds, pence, ZERO } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { sources } from '@halfpenny/messages/sources';
import { qualifyingIncome } from '@halfpenny/tax';
import { mandatedFrom, mandationSteps, type TaxYear } from '@halfpenny/years';
import * as z from 'zod';
import { knowledgeFigures } from '../knowledge/figures.ts';
import { inPounds } from '../knowledge/written.ts';
import { defineTool, type ToolResult } from './tool.ts';

const pounds = z
	.string()
	.regex(/^\d{1,10}\.\d\d$/)
	.describe('Decimal pounds for the year.');

/** Their own position, by their own figures. */
export const mtdStatusTool = defineTool({
	name: 'digitalStanding',
	description:
		'Whether and when the person must use Making Tax Digital for Income Tax by their own figures, whether HMRC is connected, and the next update that is due.',
	input: z.object({
		turnover: pounds.optional().describe('Turnover that the person named, instead of that of the return.'),
		rents: pounds.optional().describe('Rents that the person named, instead of those of the return.'),
	}),
	run: ({ turnover, rents }, ports): ToolResult => {
		const isSaid = turnover !== undefined || rents !== undefined;
		const facts = withSaid(ports.facts(), turnover, rents);
		const { connected, obligations } = ports.digital();
		const income = qualifyingIncome(facts) ?? pence(0);
		const from = mandatedFrom(facts.taxYear, income / 100); // whole pounds by the table, not money
		const next = obligations.find(({ fulfilledOn }) => fulfilledOn === null);
		return {
			sentences: [
				sayAssistant(`digital.${isSaid ? 'said.' : ''}${from ? 'in' : 'out'}`),
				...(from && !isSaid ? [] : [sayAssistant('digital.steps')]),
				sayAssistant(connected ? 'digital.connected' : 'digital.notConnected'),
				sayAssistant(next ? `digital.${next.kind}` : 'digital.due'),
			],
			fills: {
				...knowledgeFigures(facts.taxYear),
				income: formatPounds(income),
				from: formatDay(from ?? ''),
				limit: inPounds(limitOf(facts.taxYear)),
				...(next && { start: formatDay(next.from), end: formatDay(next.to), due: formatDay(next.due) }),
			},
			parts: [
				{ type: 'source', source: sources.makingTaxDigital },
				{ type: 'action', action: { words: { id: 'do.updates' }, place: { page: 'makingTaxDigital' } } },
			],
		};
	},
});

/** Above how many pounds the takings of a year bring somebody in. */
function limitOf(taxYear: TaxYear): number {
	return (
		mandationSteps.find(({ decidedByYear }) => decidedByYear === taxYear)?.qualifyingIncomeAbovePounds ?? 0
	);
}

/** The takings that count, with what the person named instead of what the return has. */
function withSaid({ taxYear, trades, ukProperty }: Facts, turnover?: string, rents?: string) {
	const of = (said: string) => fromPounds(said) ?? ZERO;
	return {
		taxYear,
		trades: turnover === undefined ? trades : [{ turnover: of(turnover) }],
		ukProperty: rents === undefined ? ukProperty : { rents: of(rents) },
	};
}
