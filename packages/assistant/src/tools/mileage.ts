/** What so many miles come to at the rate of the year. */
import { formatPounds, pence } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { sources } from '@halfpenny/messages/sources';
import { mileageAllowanceRelief } from '@halfpenny/tax';
import * as z from 'zod';
import { knowledgeFigures } from '../knowledge/figures.ts';
import { defineTool } from './tool.ts';

const NOTHING_PAID = pence(0);

/** Miles at HMRC’s rates. Nothing of it goes on the return. */
export const mileageTool = defineTool({
	name: 'mileage',
	description: 'What so many miles for work or the business come to by the mile. Changes nothing.',
	input: z.object({
		miles: z
			.string()
			.regex(/^[1-9]\d{0,5}$/)
			.describe('Whole miles in the year, digits only.'),
		vehicle: z.enum(['car', 'motorcycle', 'bicycle']).describe('A van counts as a car.'),
	}),
	run: ({ miles, vehicle }, ports) => {
		const { taxYear } = ports.facts();
		const amount = mileageAllowanceRelief(taxYear, vehicle, Number(miles), NOTHING_PAID);
		return {
			sentences: [sayAssistant(`miles.${vehicle}`), sayAssistant('whatIf.unchanged')],
			fills: {
				...knowledgeFigures(taxYear),
				miles: Number(miles).toLocaleString('en-GB'),
				amount: formatPounds(amount),
			},
			parts: [{ type: 'source', source: sources.simplified }],
		};
	},
});
