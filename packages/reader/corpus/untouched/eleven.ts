/**
 * Layouts drawn without sight of the reader or of any other layout but one, which nobody looked into while the reader was made. Of a round
 * of twenty-four they are the eight whose files' names hash lowest (SHA-256), so that nobody chose them.
 */
import type { Layout } from '../paper.ts';
import { letter } from './interest-letter.ts';
import { otherOrder } from './p60-other-order.ts';
import { valuesFirst } from './p60-values-first.ts';
import { app } from './payslip-app.ts';
import { bureau } from './payslip-bureau.ts';
import { typed } from './payslip-typed.ts';
import { cafe } from './receipt-cafe.ts';
import { fuelStop } from './receipt-fuel.ts';

/** The papers that are still unseen of the eleventh round. */
export const eleven: readonly Layout[] = [
	bureau,
	typed,
	app,
	valuesFirst,
	otherOrder,
	letter,
	fuelStop,
	cafe,
];
