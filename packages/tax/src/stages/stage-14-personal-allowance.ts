/** Stage 14, the personal allowance if income is over £100,000. Boxes c14.1 to c14.6. */
import { halfDownToPound, positive } from '../rounding.ts';
import type { Status } from './stage-03a-status.ts';

/** c14.6: the personal allowance at this adjusted net income, ITA 2007 s.35. */
export function personalAllowance(adjustedNetIncome: number, status: Status): number {
	const excess = positive(adjustedNetIncome - status.taperThreshold);
	return positive(status.personalAllowance - halfDownToPound(excess));
}
