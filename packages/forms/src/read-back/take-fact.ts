/** Removes facts while they are being built. */
import { type FactTree, factAt, formatPath, parsePath } from '@halfpenny/facts';

/**
 * Removes the value at a path; if there is none, the branch that lacks it. Returns the path removed, or undefined when
 * there was nothing to remove.
 */
export function takeFact(tree: FactTree, path: string): string | undefined {
	const steps = parsePath(path);
	const above = steps.slice(0, -1);
	if (factAt(tree, path) === undefined)
		return above.length === 0 ? undefined : takeFact(tree, formatPath(above));
	const branch = factAt(tree, above);
	const last = steps.at(-1) ?? '';
	if (Array.isArray(branch)) branch.splice(Number(last), 1);
	else if (typeof branch === 'object' && branch !== null) Reflect.deleteProperty(branch, last);
	return path;
}
