/** Reads a leaf of facts or figures by its path. */
import { factAt } from '@halfpenny/facts';

/** What a leaf of facts may be. */
export type FactValue = number | string | boolean;

/** The fact at a path below `from`, or undefined when it was not answered. */
export function readFact(from: unknown, path: string): FactValue | undefined {
	const value = factAt(from, path);
	return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean'
		? value
		: undefined;
}

/** Whether facts contain an amount anywhere. */
export function hasAmount(facts: unknown): boolean {
	if (typeof facts === 'number') return true;
	return typeof facts === 'object' && facts !== null && Object.values(facts).some(hasAmount);
}
