/** Every declared line except those of entries, in HMRC's order, with its id. */
import { adjustmentLines } from './adjustments.ts';
import type { LineId } from './boxes.ts';
import { contributionLines } from './contributions.ts';
import { dueLines } from './due.ts';
import { gainsLines } from './gains.ts';
import { incomeLines } from './income.ts';
import type { Line, Lines } from './line.ts';
import { reliefLines } from './reliefs.ts';
import { taxLines } from './tax.ts';

const all: Lines<LineId> = {
	...incomeLines,
	...reliefLines,
	...taxLines,
	...contributionLines,
	...gainsLines,
	...adjustmentLines,
	...dueLines,
};

/** The lines, each with its box. */
export const declaredLines: readonly (Line & { readonly id: string })[] = Object.entries<Line>(all).map(
	([id, line]) => ({ id, ...line }),
);
