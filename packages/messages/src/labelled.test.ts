import { expect, it } from 'vitest';
import { sayFiling } from './filing.ts';
import { labelled } from './labelled.ts';

it('puts a colon after a label', () => {
	expect(labelled('Turnover', '£100.00')).toBe('Turnover: £100.00');
});

it('puts none after a question', () => {
	expect(labelled('What does the business do?', 'Plumbing')).toBe('What does the business do? Plumbing');
	const message = 'HMRC’s box holds 42 characters. Shorten this to fit';
	expect(sayFiling('check.blocker', { what: 'What does the business do?', message })).not.toContain('?:');
});
