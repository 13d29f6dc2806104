/** Facts while they are put together: values by dotted path, lists at their end. */

/** Facts before reading, or a part of them. */
export type FactTree = Record<string, unknown>;

/** Puts a value at a path such as `expenses.costOfGoods` or `shares[0].from`, making what is above it. */
export function putFact(tree: FactTree, path: string, value: unknown): void {
	const [parent, name] = parentOf(tree, path);
	parent[name] = value;
}

/** The list at a path, made where there is none yet. */
export function listAt(tree: FactTree, path: string): unknown[] {
	const [parent, name] = parentOf(tree, path);
	const known = parent[name];
	if (Array.isArray(known)) return known;
	const made: unknown[] = [];
	parent[name] = made;
	return made;
}

function parentOf(tree: FactTree, path: string): [parent: FactTree, name: string] {
	const steps = path.split('.');
	const name = steps.pop() ?? '';
	let parent = tree;
	for (const step of steps) parent = below(parent, step);
	return [parent, name];
}

/** The part of the facts below a step: a group, or an element of a list. */
function below(parent: FactTree, step: string): FactTree {
	const [, list, place] = /^(\w+)\[(\d+)\]$/.exec(step) ?? [];
	if (list !== undefined) {
		const elements = listAt(parent, list);
		while (elements.length <= Number(place)) elements.push({});
		const element = elements[Number(place)];
		return isTree(element) ? element : {};
	}
	const known = parent[step];
	const next = isTree(known) ? known : {};
	parent[step] = next;
	return next;
}

function isTree(value: unknown): value is FactTree {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
