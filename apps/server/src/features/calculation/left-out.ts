/** What the figures of a return leave out, apart from whole schedules the person said they had. */
import type { shapes } from '@halfpenny/contract';
import type { Facts } from '@halfpenny/facts';
import { type Calculation, needsForeignPages } from '@halfpenny/tax';
import type * as z from 'zod';

type LeftOut = z.output<typeof shapes.taxResult>['leftOut'];

/** Foreign income that the main return does not take (SA100 boxes 3 and 6), and relief for tax paid on it. */
export function leftOutOf(facts: Facts, { unsupported }: Pick<Calculation, 'unsupported'>): LeftOut {
	const beyond = needsForeignPages(facts);
	return [
		...(beyond.includes('savings.untaxedForeignInterest') ? (['foreignInterest'] as const) : []),
		...(beyond.includes('dividends.foreignDividends') ? (['foreignDividends'] as const) : []),
		...(unsupported.includes('foreignTaxCredit') ? (['foreignTaxCredit'] as const) : []),
	];
}
