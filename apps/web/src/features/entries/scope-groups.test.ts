/** Nothing of the scope is left out or asked twice. */
import { scopeOf } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { scopeGroups } from './scope-groups.ts';

describe.each(['individual', 'partnership'] as const)('the questions on a year of %s', (returnType) => {
	it('are each asked once', () => {
		const scope = scopeOf(returnType);
		const asked = scopeGroups(returnType, '2025-26').flatMap(({ questions }) =>
			questions.map(({ id }) => id),
		);
		const inYear = (scope?.questions ?? []).filter(({ years }) => (years?.until ?? '2025-26') >= '2025-26');
		expect([...asked].sort()).toEqual(inYear.map(({ id }) => id).sort());
	});
});
