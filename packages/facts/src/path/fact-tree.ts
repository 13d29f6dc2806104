/** Builds facts path by path. */

import { factAt } from './fact-at.ts';
import { type PathStep, parsePath } from './fact-path.ts';

/** Unparsed facts, or a part of them. */
export type FactTree = Record<string, unknown>;

/** Stores a value at a path such as `expenses.costOfGoods` or `shares[0].from`, creating its parents. */
export function putFact(tree: FactTree, path: string, value: unknown): void {
	const steps = parsePath(path);
	let branch: object = tree;
	steps.forEach((step, index) => {
		const next = steps[index + 1];
		if (next === undefined) Reflect.set(branch, step, value);
		else branch = branchAt(branch, step, next);
	});
}

/** The list at a path, created if missing. */
export function listAt(tree: FactTree, path: string): unknown[] {
	const known = factAt(tree, path);
	if (Array.isArray(known)) return known;
	const made: unknown[] = [];
	putFact(tree, path, made);
	return made;
}

/** The group or list below a branch. Earlier elements of a list are left empty. */
function branchAt(branch: object, step: PathStep, next: PathStep): object {
	if (Array.isArray(branch)) while (branch.length < Number(step)) branch.push({});
	const known: unknown = Reflect.get(branch, step);
	if (typeof known === 'object' && known !== null && Array.isArray(known) === (typeof next === 'number'))
		return known;
	const made = typeof next === 'number' ? [] : {};
	Reflect.set(branch, step, made);
	return made;
}
