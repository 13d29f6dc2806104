/** Facts as JSON while they are being put together, path by path. */

/** What a leaf of facts may be in JSON, or a whole list of entries. */
export type FactJson =
	| string
	| number
	| boolean
	| readonly string[]
	| readonly Readonly<Record<string, string>>[];

/** A branch: an object by names, or a list by places. */
export type FactTree = { [key: string]: FactJson | FactTree | FactTree[] };

/** The steps of a path: `trades[0].expenses.other` is trades, 0, expenses, other. */
function stepsOf(path: string): readonly string[] {
	return path.split(/[.[\]]+/).filter((step) => step !== '');
}

/** Puts a value at a path, making what leads to it. */
export function putFact(tree: FactTree, path: string, value: FactJson): void {
	const steps = stepsOf(path);
	let at: object = tree;
	steps.forEach((step, index) => {
		if (index === steps.length - 1) Reflect.set(at, step, value);
		else at = branchOf(at, step, steps[index + 1] ?? '');
	});
}

function branchOf(at: object, step: string, next: string): object {
	const known: unknown = Reflect.get(at, step);
	if (typeof known === 'object' && known !== null) return known;
	const made = /^\d+$/.test(next) ? [] : {};
	Reflect.set(at, step, made);
	return made;
}

/** What stands at a path, or undefined. */
export function factAt(tree: FactTree, path: string): unknown {
	let value: unknown = tree;
	for (const step of stepsOf(path)) {
		if (typeof value !== 'object' || value === null) return undefined;
		value = Reflect.get(value, step);
	}
	return value;
}

/**
 * Takes away what stands at a path; where nothing does, the branch that misses it. Gives the path of what is gone, or
 * undefined when there was nothing to take away.
 */
export function takeFact(tree: FactTree, path: string): string | undefined {
	if (factAt(tree, path) === undefined) {
		const parent = path.replace(/(\.[^.[\]]+|\[\d+\])$/, '');
		return parent === path ? undefined : takeFact(tree, parent);
	}
	const steps = stepsOf(path);
	const at = factAt(tree, steps.slice(0, -1).join('.'));
	const branch = steps.length === 1 ? tree : at;
	const last = steps.at(-1) ?? '';
	if (Array.isArray(branch)) branch.splice(Number(last), 1);
	else if (typeof branch === 'object' && branch !== null) Reflect.deleteProperty(branch, last);
	return path;
}
