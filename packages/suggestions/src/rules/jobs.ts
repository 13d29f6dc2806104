/** The job that a suggestion for employees is about: the one with the largest pay, as one claim is made once. */
import type { Facts } from '@halfpenny/facts';

/** A job of the facts. */
export type Job = NonNullable<Facts['employments']>[number];

/** The job with the largest pay and its place; undefined without any pay. */
export function mainJob({ employments = [] }: Facts): readonly [Job, number] | undefined {
	const paid = employments
		.map((job, index) => [job, index] as const)
		.filter(([{ pay }]) => pay !== undefined && pay > 0);
	return paid.toSorted(([one], [other]) => (other.pay ?? 0) - (one.pay ?? 0))[0];
}

/** Whether any job has something claimed at an expense. */
export function claims(facts: Facts, expense: keyof NonNullable<Job['expenses']>): boolean {
	return (facts.employments ?? []).some(({ expenses }) => expenses?.[expense] !== undefined);
}

/** Every job as it would be with an amount added to an expense of one of them. */
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
