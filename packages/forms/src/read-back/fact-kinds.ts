/** What kind of answer a fact is, by the schema of facts. */
import { factsJsonSchema } from '@halfpenny/facts';

let schema: object | undefined;

/** Whether the fact at a path is answered with yes or no. */
export function isYesNo(path: string): boolean {
	schema ??= factsJsonSchema();
	let at: unknown = schema;
	for (const step of path.replace(/\[\d+\]/g, '.items').split('.')) {
		at = step === 'items' ? read(at, 'items') : read(read(at, 'properties'), step);
	}
	return read(at, 'type') === 'boolean';
}

function read(from: unknown, key: string): unknown {
	return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined;
}
