/**
 * Whole returns with many sources, box by box. Each was filed with the stand-in for HMRC, whose own calculation,
 * written from HMRC's specification independently of this engine, agreed to the penny on the tax owed. The boxes in
 * between are kept to show where a change happens.
 */
import { readFileSync } from 'node:fs';
import type { FactsInput } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { calculate } from '../src/index.ts';
import { facts } from './people.ts';

interface AgreedReturn {
	readonly facts: FactsInput;
	readonly boxes: Readonly<Record<string, number>>;
}

const returns: readonly AgreedReturn[] = readFileSync(
	new URL('agreed-returns.jsonl', import.meta.url),
	'utf8',
)
	.trim()
	.split('\n')
	.map((line) => JSON.parse(line));

describe('whole returns that two calculations agree on', () => {
	it('are sixty-three', () => expect(returns).toHaveLength(63));

	it.each(returns.map((one, index) => [index + 1, one] as const))('return %i', (_number, one) => {
		const { working } = calculate(facts(one.facts), { alternatives: false });
		const boxes = working.filter(({ id }) => !id.includes('[')).map(({ id, value }) => [id, value / 100]);
		expect(Object.fromEntries(boxes)).toEqual(one.boxes);
	});
});
