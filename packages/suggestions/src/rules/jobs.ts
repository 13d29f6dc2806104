/** The job an employee's suggestion is about: the one with the highest pay, since a claim is made once. */
import type { Facts } from '@halfpenny/facts';

/** A job in the facts. */
export type Job = NonNullable<Facts['employments']>[number];

/** Returns the job with the highest pay and its index; undefined without any pay. */
export function mainJob({ employments = [] }: Facts): readonly [Job, number] | undefined {
	const paid = employments
		.map((job, index) => [job, index] as const)
		.filter(([{ pay }]) => pay !== undefined && pay > 0);
	return paid.toSorted(([one], [other]) => (other.pay ?? 0) - (one.pay ?? 0))[0];
}

/** Returns whether any job has a claim for an expense. */
export function claims(facts: Facts, expense: keyof NonNullable<Job['expenses']>): boolean {
	return (facts.employments ?? []).some(({ expenses }) => expenses?.[expense] !== undefined);
}

/** Returns every job, with an amount added to one job's expense. */
export function withExpense(
	{ employments = [] }: Facts,
	at: number,
	expenses: NonNullable<Job['expenses']>,
): Pick<Facts, 'employments'> {
	return {
		employments: employments.map((job, index) =>
			index === at ? { ...job, expenses: { ...job.expenses, ...expenses } } : job,
		),
	};
}
