/** Stage 9, apply tax adjustments: reductions, then what is added. Boxes c9.1 to c9.43. */
import { positive, rateDownToPound } from '../rounding.ts';
import type { Status } from './stage-03a-status.ts';
import type { Reliefs } from './stage-04-reliefs-and-allowances.ts';
import type { IncomeTax } from './stage-08-income-tax.ts';

/** Income tax after reductions and charges. */
export interface Adjustments {
	/** c9.31. */
	readonly afterReductions: number;
	/** c9.34: basic rate tax treated as taken off gifts. */
	readonly giftAidTax: number;
	/** c9.39. */
	readonly giftAidCharge: number;
	/** c9.43. */
	readonly incomeTaxDue: number;
}

/** Reductions and charges. Gifts must be covered by tax paid: what is not is charged (ITA 2007 s.424). */
export function adjustments(tax: IncomeTax, reliefs: Reliefs, status: Status): Adjustments {
	const afterReductions = tax.charged;
	const giftAidTax = rateDownToPound(reliefs.giftAidGross, status.ukBasicRate);
	const giftAidCharge = positive(giftAidTax - afterReductions);
	return { afterReductions, giftAidTax, giftAidCharge, incomeTaxDue: afterReductions + giftAidCharge };
}
