import { expect, it } from 'vitest';
import { writeValue } from './write-value.ts';

it.each([
	['1850-12-31', 'problem'],
	['1851-01-01', 'text'],
	['2040-01-01', 'text'],
	['2040-01-02', 'problem'],
])('HMRC’s dates lie between 1851 and 2040: %s', (value, as) => {
	const written = writeValue({ type: 'date', title: 'Date of birth' }, { value, origins: [] });
	expect(written.as).toBe(as);
	if (written.as === 'problem') expect(written.code).toBe('date.outsideBox');
});
