/**
 * Whole returns of many sources at once, box by box. Each was filed to the stand-in for HMRC, whose own calculation,
 * written from HMRC's specification without sight of this engine, agreed to the penny with what is owed; the boxes on
 * the way there are kept so that a change anywhere shows where.
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

describe('whole returns on which two calculations agree', () => {
	it('are sixty-three', () => expect(returns).toHaveLength(63));

	it.each(returns.map((one, index) => [index + 1, one] as const))('return %i', (_number, one) => {
		const { working } = calculate(facts(one.facts), { alternatives: false });
		const boxes = working.filter(({ id }) => !id.includes('[')).map(({ id, value }) => [id, value / 100]);
		expect(Object.fromEntries(boxes)).toEqual(one.boxes);
	});
});
