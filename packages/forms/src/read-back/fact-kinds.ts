/** The kind of answer a fact is, by the schema of facts. */
import { factsJsonSchema, parsePath } from '@halfpenny/facts';

let schema: object | undefined;

/** Whether the fact at a path is a yes or no. */
export function isYesNo(path: string): boolean {
	schema ??= factsJsonSchema();
	let at: unknown = schema;
	for (const step of parsePath(path))
		at = typeof step === 'number' ? read(at, 'items') : read(read(at, 'properties'), step);
	return read(at, 'type') === 'boolean';
}

function read(from: unknown, key: string): unknown {
	return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined;
}
