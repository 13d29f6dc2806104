/** The working of schedules that repeat: a line for each entry, named by its place in the facts. */
import { type Facts, pence } from '@halfpenny/facts';
import type { WorkingLine } from '../calculation.ts';
import { payOf } from '../stages/stage-01-non-savings.ts';

/** A line for each job that has pay. */
export function entryLines(facts: Facts): WorkingLine[] {
	return (facts.employments ?? []).flatMap((job, index): WorkingLine[] => {
		const path = `employments[${index}]`;
		const value = pence(payOf(job));
		return value === 0
			? []
			: [{ id: `${path}.c1.1`, rule: 'employment-pay', value, inputs: [`${path}.pay`] }];
	});
}
