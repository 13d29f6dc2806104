/** The tables and sentences of how papers were read. */
import { intervalOf } from '../judge.ts';
import { countOf, percent } from '../tally.ts';
import type { Mark, Timed } from './mark.ts';

/** The heads of {@link rowsOf}. */
export const COLUMNS = [
	'Papers',
	'Kind',
	'Grade',
	'Pages',
	'Fields',
	'Right',
	'Left out',
	'Wrong',
	'Coverage',
	'Accepted and right',
	'Wrong of all (95%)',
	'Likeliest right',
	's of processor a page',
	's by the clock, usual and longest',
] as const;

/** A row for each kind and grade of papers. */
export function rowsOf(timed: readonly Timed[]): (string | number)[][] {
	const groupOf = ({ about: { papers, type, grade } }: Timed) => `${papers}|${type}|${grade}`;
	return [...new Set(timed.map(groupOf))].map((group) =>
		rowOf(
			group,
			timed.filter((each) => groupOf(each) === group),
		),
	);
}

function rowOf(group: string, timed: readonly Timed[]) {
	const marks = timed.flatMap((each) => each.marks);
	const { right, leftOut, wrong } = countOf(marks);
	const accepted = right + wrong;
	const elapsed = timed.map((each) => each.elapsed).sort((one, other) => one - other);
	return [
		...group.split('|'),
		...[timed.length, marks.length, right, leftOut, wrong],
		...[percent(accepted, marks.length), percent(right, accepted), intervalOf(wrong, marks.length)],
		percent(bestOf(marks), marks.length),
		meanSeconds(timed),
		[elapsed[Math.floor(elapsed.length / 2)], elapsed.at(-1)].map((each = 0) => each.toFixed(2)).join(', '), // not money
	];
}

/** "Accepted: 90 of 100 fields (90.0%), 89 of them right (98.8%)…": what a person is spared to type, and how far to trust it. */
export function sayOf(name: string, marks: readonly Mark[]): string {
	const { right, leftOut, wrong } = countOf(marks);
	return `${name}: ${right} of ${marks.length} fields right (${percent(right, marks.length)}), ${leftOut} left out, ${wrong} wrong.`;
}

/** How one field was read over all papers, as the likeliest value and as accepted, with Wilson's intervals. */
export function fieldSaid(field: string, marks: readonly Mark[]): string {
	const some = marks.filter((mark) => mark.field === field);
	const [best, { right, wrong }] = [bestOf(some), countOf(some)];
	const accepted = right + wrong;
	return [
		`The likeliest ${field} is right on ${best} of ${some.length} (${percent(best, some.length)}, 95% sure of ${intervalOf(best, some.length)});`,
		`${accepted} are accepted (${percent(accepted, some.length)}), of which ${right} are right (${percent(right, accepted)}, ${intervalOf(right, accepted)}).`,
	].join(' ');
}

/** How many likeliest values are right. */
function bestOf(marks: readonly Mark[]): number {
	return marks.filter(({ best }) => best === 'right').length;
}

/** Seconds of processor a page, on average. */
export function meanSeconds(timed: readonly Timed[]): string {
	return (timed.reduce((sum, { seconds }) => sum + seconds, 0) / Math.max(1, timed.length)).toFixed(2); // not money
}

/** Right, left out and wrong by what the marks have in common. */
export function countsBy(marks: readonly Mark[], keyOf: (mark: Mark) => string) {
	const keys = [...new Set(marks.map(keyOf))];
	return Object.fromEntries(keys.map((key) => [key, countOf(marks.filter((mark) => keyOf(mark) === key))]));
}
