/** Every declared line but those of entries, in HMRC's order, and the arithmetic of each rule. */
import { adjustmentLines } from './adjustments.ts';
import { contributionLines } from './contributions.ts';
import { dueLines } from './due.ts';
import { gainsLines } from './gains.ts';
import { incomeLines } from './income.ts';
import type { Line } from './line.ts';
import { reliefLines } from './reliefs.ts';
import { taxLines } from './tax.ts';

export const declaredLines: readonly Line[] = [
	...incomeLines,
	...reliefLines,
	...taxLines,
	...contributionLines,
	...gainsLines,
	...adjustmentLines,
	...dueLines,
];
