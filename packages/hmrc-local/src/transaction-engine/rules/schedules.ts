/** The 6554 family: a schedule's tick, the number of schedules and the schedules themselves must agree. */
import type { XmlElement } from '@halfpenny/govtalk';
import type { ReturnBoxes } from '../../calculation/return-boxes.ts';
import type { LeafTable } from '../structure/leaf-table.ts';
import { locationOf, locationOfBox } from './location.ts';
import type { ReturnProblem } from './return-problem.ts';

/** A schedule: HMRC's number for it, its form, its tick and, if it may repeat, the box of its count. */
type Schedule = {
	readonly code: string;
	readonly form: string;
	readonly tick: string;
	readonly count?: string;
};

const schedules: readonly Schedule[] = [
	{ code: '6554', form: 'SA102', tick: 'YTR1-1A', count: 'YTR1-1B' },
	{ code: '6180', form: 'SA102M', tick: 'YTR1A-1A', count: 'YTR1A-1B' },
	{ code: '6555', form: 'SA103F', tick: 'YTR2-2A', count: 'YTR2-2B' },
	{ code: '6556', form: 'SA103S', tick: 'YTR2A-2A', count: 'YTR2A-2B' },
	{ code: '6557', form: 'SA104F', tick: 'YTR3-3A', count: 'YTR3-3B' },
	{ code: '6558', form: 'SA104S', tick: 'YTR3A-3A', count: 'YTR3A-3B' },
	// HMRC gives these rules no numbers; they carry the first number of their family.
	{ code: '6554', form: 'SA103L', tick: 'YTR2L-2A' },
	{ code: '6554', form: 'SA105', tick: 'YTR4-4A' },
	{ code: '6554', form: 'SA106', tick: 'YTR5-5A' },
	{ code: '6554', form: 'SA107', tick: 'YTR6-6A' },
	{ code: '6554', form: 'SA108', tick: 'YTR7-7A' },
	{ code: '6554', form: 'SA109', tick: 'YTR8-8A' },
	{ code: '6554', form: 'SA101', tick: 'YTR9B-9A' },
];

/** Every disagreement between ticks, numbers and schedules. */
export function scheduleProblems(
	mtr: XmlElement,
	r: ReturnBoxes,
	table: LeafTable,
): readonly ReturnProblem[] {
	return schedules.flatMap((schedule) => problemsOf(schedule, mtr, r, table));
}

function problemsOf(schedule: Schedule, mtr: XmlElement, r: ReturnBoxes, table: LeafTable): ReturnProblem[] {
	const { code, form, tick, count } = schedule;
	const forms = mtr.children.filter(({ name }) => name === form).length;
	const ticked = r.yes(tick);
	const number = count ? r.text(count) : undefined;
	const problem = (text: string, location: string): ReturnProblem[] => [
		{ code, type: 'business', text, location },
	];
	if (forms > 0 && !ticked)
		return problem(`${form} is in the return but not ticked.`, locationOf(`IRenvelope/MTR/${form}`));
	if (!ticked)
		return number === undefined || !count
			? []
			: problem(`${form} is counted but not ticked.`, locationOfBox(count, table));
	if (count && number === undefined)
		return problem(`${form} is ticked but not counted.`, locationOfBox(tick, table));
	if (forms === 0) return problem(`${form} is ticked but not in the return.`, locationOfBox(tick, table));
	return count && Number(number) !== forms
		? problem(`The return has ${forms} of ${form} but counts ${number}.`, locationOfBox(count, table))
		: [];
}
