/** A bill's values as people write them. */
import { expect, it } from 'vitest';
import { costWords } from './paper-parts.ts';

it.each([
	['date', '2025-06-03', '3 June 2025'],
	['total', '1212.5', '£1,212.50'],
	['invoiceNumber', '2025-06-03', '2025-06-03'],
] as const)('%s %s is shown as %s', (name, value, shown) => {
	expect(costWords({ name, value }, { key: '', values: [] }).value).toBe(shown);
});
