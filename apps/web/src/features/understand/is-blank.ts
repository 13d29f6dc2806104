/** Whether there is anything to draw yet. */
import type { Worked } from './engine.ts';

/** True if nothing was received, gained or owed. With gains alone there is tax to show, but no income. */
export function isBlank({ facts, calculation }: Pick<Worked, 'facts' | 'calculation'>): boolean {
	const { totalIncome, totalDue, balancingPayment } = calculation;
	return (
		facts.capitalGains === undefined && [totalIncome, totalDue, balancingPayment].every((one) => one === 0)
	);
}
