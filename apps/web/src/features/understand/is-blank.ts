/** Whether there is anything to draw yet. */
import type { Worked } from './engine.ts';

/** Nothing was received or gained, and nothing is owed either way. Who only has gains has tax to see, but no income. */
export function isBlank({ facts, calculation }: Pick<Worked, 'facts' | 'calculation'>): boolean {
	const { totalIncome, totalDue, balancingPayment } = calculation;
	return (
		facts.capitalGains === undefined && [totalIncome, totalDue, balancingPayment].every((one) => one === 0)
	);
}
