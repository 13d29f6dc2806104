/** The last third of the eleventh round of papers, drawn without sight of the reader and opened after the other two thirds had been. */
import type { Layout } from '../../paper.ts';
import { letter } from './interest-letter.ts';
import { otherOrder } from './p60-other-order.ts';
import { valuesFirst } from './p60-values-first.ts';
import { app } from './payslip-app.ts';
import { bureau } from './payslip-bureau.ts';
import { typed } from './payslip-typed.ts';
import { cafe } from './receipt-cafe.ts';
import { fuelStop } from './receipt-fuel.ts';

/** The layouts. */
export const twelfth: readonly Layout[] = [
	bureau,
	typed,
	app,
	valuesFirst,
	otherOrder,
	letter,
	fuelStop,
	cafe,
];
