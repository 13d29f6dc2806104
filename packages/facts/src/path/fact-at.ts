/** Reads facts by path, before or after parsing. */
import { type PathStep, parsePath } from './fact-path.ts';

/** The value at a path below `from`; undefined if not answered. The empty path is `from` itself. */
export function factAt(from: unknown, path: string | readonly PathStep[]): unknown {
	let value = from;
	for (const step of typeof path === 'string' ? parsePath(path) : path) {
		if (typeof value !== 'object' || value === null) return undefined;
		value = Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
	}
	return value;
}
