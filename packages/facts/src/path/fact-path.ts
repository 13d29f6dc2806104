/** Paths of facts such as `employments[2].pay`: the only place that parses, writes and compares them. */

/** A name, or a list index from 0. */
export type PathStep = string | number;

/** How many parsed paths are cached: box tables and questions use the same ones repeatedly. */
const MOST_KEPT = 4096;

const parsed = new Map<string, readonly PathStep[]>();

/** The steps of a path: `trades[0].expenses.travel` is trades, 0, expenses, travel. The empty path has none. */
export function parsePath(path: string): readonly PathStep[] {
	const known = parsed.get(path);
	if (known) return known;
	const steps = [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, place]) =>
		place === undefined ? name : Number(place),
	);
	if (parsed.size >= MOST_KEPT) parsed.clear();
	parsed.set(path, steps);
	return steps;
}

/** The path of steps: trades, 0, turnover is `trades[0].turnover`. */
export function formatPath(steps: readonly PropertyKey[]): string {
	return steps.reduce<string>((path, step) => {
		if (typeof step === 'number') return `${path}[${step}]`;
		return path === '' ? String(step) : `${path}.${String(step)}`;
	}, '');
}

/** The path of `inner` below `outer`, either of which may be empty. */
export function joinPaths(outer: string, inner: string): string {
	if (outer === '' || inner === '') return outer + inner;
	return inner.startsWith('[') ? outer + inner : `${outer}.${inner}`;
}

/** The path without its indexes, the same for every element of a list: `employments[].pay`. */
export function patternOf(path: string): string {
	return path.replace(/\[\d+\]/g, '[]');
}

/** The indexes of a path, outermost first: 1 and 2 of `trades[1].assets[2].cost`. */
export function placesOf(path: string): readonly number[] {
	return parsePath(path).filter((step) => typeof step === 'number');
}

/** Whether a path, or a pattern, is below another. */
export function isBelow(path: string, outer: string): boolean {
	return path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);
}
