/** Takes facts away again while they are being put together. */
import { type FactTree, factAt, formatPath, parsePath } from '@halfpenny/facts';

/**
 * Takes away what stands at a path; where nothing does, the branch that misses it. Gives the path of what is gone, or
 * undefined when there was nothing to take away.
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
