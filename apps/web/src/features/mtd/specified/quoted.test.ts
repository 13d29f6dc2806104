/**
 * A test asserts every label, message and constant that the Making Tax Digital specification quotes.
 * If the specification is available, the list is read from it again.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assertionsIn } from './asserted-by.ts';
import { CONSTANTS, QUOTED } from './quoted.ts';

const root = join(import.meta.dirname, '../../../../../..');
const specification = join(root, '../shared/product/making-tax-digital.md');
const assertedBy = assertionsIn(root);

describe('a test asserts', () => {
	it.each(QUOTED)('%j', (quoted) => expect(assertedBy(quoted)).toMatch(/\.test\.tsx?$/));

	it.each(CONSTANTS)('%j', (_constant, file, asserted) => {
		expect(readFileSync(join(root, file), 'utf8')).toContain(asserted);
	});

	it('only sentences that a test contains', () => {
		expect(assertedBy('Please reconnect to the moon')).toBeUndefined();
		expect(assertedBy('beforeAll')).toBeUndefined();
	});
});

describe.skipIf(!existsSync(specification))('the specification', () => {
	it('quotes exactly the sentences in the list', () => {
		const text = readFileSync(specification, 'utf8');
		const found = text.matchAll(/(?<![A-Za-z0-9])'((?:[^'\n]|(?<=[a-z])'(?=[a-z]))+)'(?![a-z])/g);
		const quoted = new Set([...found].map(([, words]) => words));
		expect([...quoted].filter((words) => words !== '{status}: {body}')).toEqual(QUOTED);
	});

	it('has every constant in the list', () => {
		const text = readFileSync(specification, 'utf8');
		expect(CONSTANTS.filter(([constant]) => !text.includes(constant))).toEqual([]);
	});
});
