/** What a refused declaration says about changed answers. */
import { describe, expect, it } from 'vitest';
import { changedAnswers } from './use-declaration.ts';

const refused = (code: 'SNAPSHOT_CHANGED' | 'ALREADY_SUBMITTED', details: Record<string, unknown>) => ({
	kind: 'refused' as const,
	code,
	message: '',
	statusCode: 409,
	remediation: '',
	details,
});

describe('changedAnswers', () => {
	it('gives each answer with both values', () => {
		const change = { section: 'employment', question: 'pay', label: 'Pay', before: '£1.00', after: '£2.00' };
		expect(changedAnswers(refused('SNAPSHOT_CHANGED', { changed: [change, 'nonsense', null] }))).toEqual([
			change,
		]);
	});

	it('reports a change even if the server doesn’t say which', () => {
		expect(changedAnswers(refused('SNAPSHOT_CHANGED', {}))).toEqual([]);
	});

	it('is undefined for any other failure', () => {
		expect(changedAnswers(refused('ALREADY_SUBMITTED', { changed: [] }))).toBeUndefined();
		expect(changedAnswers({ kind: 'timeOut' })).toBeUndefined();
	});
});
