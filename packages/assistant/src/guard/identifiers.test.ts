/** Nothing that identifies a person reaches a model outside this machine. */
import { parseFacts } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hideIdentifiers } from './identifiers.ts';

const read = parseFacts({
	taxYear: '2025-26',
	person: {
		firstName: 'Ada',
		lastName: 'Example',
		nationalInsuranceNumber: 'QQ123456C',
		uniqueTaxpayerReference: '1234567895',
		address: { line1: '12 Sample Street', postcode: 'AB1 2CD' },
	},
	employments: [{ employer: 'Acme Ltd', payeReference: '123/AB456' }],
});
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const { facts } = read;

const secrets = [
	'Ada Example',
	'QQ 12 34 56 C',
	'QQ123456C',
	'1234567895',
	'12345 67895',
	'12 Sample Street',
	'AB1 2CD',
	'ab12cd',
	'Acme Ltd',
	'123/AB456',
	'12-34-56',
	'12345678',
	'ada@example.com',
	'07700 900123',
];

describe('hideIdentifiers', () => {
	it.each(secrets)('hides %s, and puts it back', (secret) => {
		const said = `My details: ${secret}. What do I owe?`;
		const { text, restore } = hideIdentifiers(said, facts);
		expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
		expect(restore(text)).toBe(said);
	});

	it('hides them in any order and any sentence', () => {
		const words = fc.constantFrom('I', 'paid', '£1,250.50', 'to', 'and', '2025-26', 'pension');
		const mixed = fc.array(fc.oneof(words, fc.constantFrom(...secrets)), { maxLength: 12 });
		fc.assert(
			fc.property(mixed, (parts) => {
				const said = parts.join(' , ');
				const { text, restore } = hideIdentifiers(said, facts);
				for (const secret of parts.filter((part) => secrets.includes(part)))
					expect(text).not.toContain(secret);
				expect(restore(text)).toBe(said);
			}),
		);
	});

	it('leaves amounts, years and boxes alone', () => {
		const said = 'In 2025-26 I earned £38,400.00, box 15, from 6 April 2025.';
		expect(hideIdentifiers(said, facts).text).toBe(said);
	});
});
