/**
 * The specification of Making Tax Digital, sentence by sentence: every label and message that it quotes, and every constant,
 * is asserted by a test. Where the specification is at hand the list is read from it again. Long because it is one list.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
const specification = join(root, '../shared/product/making-tax-digital.md');

/** Everything in quotation marks, in the specification's order, but for the form of an error's text. */
const QUOTED: readonly string[] = [
	'Page Not Found',
	'404 Page Not Found',
	'Authentication Required',
	'Setup Required',
	'Checking connection...',
	'Waiting for authorization...',
	'Not Connected',
	'Error checking status',
	'Connecting...',
	'Connection Required',
	'Continue to HMRC',
	'Create Business',
	'No Businesses Found',
	'No obligations found for this period',
	'No documents uploaded yet',
	'No Quarterly Submissions Yet',
	'Draft',
	'No submissions yet',
	'Trigger New Calculation',
	'In-Year',
	'No calculations available. Trigger a new calculation to get started.',
	'Confirm and Crystallise',
	'Please select a business first',
	'HMRC Sandbox Testing',
	'HMRC Testing',
	'Test Logs',
	'Edit Details',
	'Print Form',
	'Confirmation Required: You must confirm you have read and understood the declaration.',
	'Setup Required: Please add your National Insurance Number in your profile to use MTD features.',
	'Document deleted successfully',
	'{n} tests passed',
	'Server returned {type} instead of JSON',
	'Please try again later',
	'Please check your input and try again.',
	'Please log in to continue.',
	"You don't have permission to perform this action.",
	'The requested resource was not found.',
	'This resource already exists.',
	'An unexpected error occurred. Please try again later.',
	'The service is temporarily unavailable. Please try again in a few minutes.',
	'The request timed out. Please try again.',
	'Please try again later.',
	'Submission Error',
	'Failed to submit quarterly update',
	'Your HMRC connection has expired. Please reconnect to HMRC at the top of the page and try again.',
	'Please make sure you have selected a valid business.',
	'This period may already be submitted or is outside the valid date range.',
	'Quarterly submission completed successfully',
	'submit quarterly updates first',
	'The calculation may not be complete or valid for crystallisation.',
	'Connection Error',
	'Connection Check Failed',
	'Failed to delete document',
	'Export Failed: Failed to export MTD submissions. Please try again.',
	'Authorization Failed',
	'Failed to start HMRC authorization',
	'Test Failed',
	'Failed to run HMRC tests',
	'Authorization Successful',
	'Login failed. Please check your credentials.',
	'Failed to create admin user.',
	'Login successful',
	'Account created',
	'Success',
	'Connected',
	'Export Complete',
];

/** Each constant in the specification's words, the test that asserts it, and how. Rulings 5 and 31 change two. */
const CONSTANTS: readonly (readonly [constant: string, test: string, asserted: string])[] = [
	['Connection polling every 3000 ms', 'apps/web/src/features/mtd/specified.test.ts', "'every 3000 ms'"],
	[
		'stopping after 300000 ms (5 minutes)',
		'apps/web/src/features/mtd/specified.test.ts',
		"'stopping after 300000 ms'",
	],
	['connect popup 800x600', 'apps/web/src/features/mtd/specified.test.ts', "'popup,width=800,height=600'"],
	['sandbox popup 600x700', 'apps/web/src/features/mtd/specified.test.ts', "'popup,width=600,height=700'"],
	['polled every 500 ms', 'apps/web/src/features/mtd/specified.test.ts', "'every 500 ms'"],
	[
		'The tax year runs 6 April to 5 April',
		'apps/web/src/features/mtd/specified.test.ts',
		"'6 April to 5 April'",
	],
	[
		'Q1 Apr-Jun, Q2 Jul-Sep, Q3 Oct-Dec, Q4 Jan-Mar',
		'apps/web/src/features/mtd/specified.test.ts',
		"'Q4 Jan-Mar'",
	],
	[
		'Digital records kept at least 5 years from the 31 January deadline',
		'apps/web/src/features/mtd/specified.test.ts',
		"recordsUntil('2026-27')",
	],
	[
		'Default test scenario STATEFUL',
		'apps/web/src/features/mtd/specified.test.ts',
		"['STATEFUL', scenarios[0]]",
	],
	[
		'Tax years offered: 2023-24, 2024-25 (current, default), 2025-26',
		'apps/web/src/features/mtd/specified.test.ts',
		'yearsOffered(today).years',
	],
	['Mandate threshold: over £10,000', 'apps/web/src/features/mtd/specified.test.ts', 'mandationSteps.map'],
	['Amounts in pounds, two decimals', 'apps/web/src/features/mtd/balance-card.test.tsx', 'two decimals'],
	[
		'NI input cap 13 characters',
		'apps/web/src/features/public/form-64-8/details.test.ts',
		'LONGEST.nationalInsurance',
	],
	['UTR input cap 12', 'apps/web/src/features/public/form-64-8/details.test.ts', 'LONGEST.utr'],
	['tax records and supporting documents kept 6 years', 'apps/web/src/renderer.test.ts', "'6 years'"],
	['account data kept 30 days after deletion', 'apps/web/src/renderer.test.ts', "'30 days'"],
	['communications 3 years', 'apps/web/src/renderer.test.ts', "'3 years'"],
	['minimum age 18', 'apps/web/src/renderer.test.ts', "'18 or over'"],
	['liability capped at the fees of the prior 12 months', 'apps/web/src/renderer.test.ts', "'12 months'"],
	['99.9% uptime aim', 'apps/web/src/renderer.test.ts', "'99.9%'"],
	['preferences and tax-year cookies (1 year)', 'apps/web/src/renderer.test.ts', "'1 year'"],
	['do-not-track is respected', 'apps/web/src/renderer.test.ts', "'not to be tracked'"],
	['Basic £79', 'apps/web/src/renderer.test.ts', "'£79'"],
	['Premium £129', 'apps/web/src/renderer.test.ts', "'£129'"],
	['Partnership £189', 'apps/web/src/renderer.test.ts', "'£189'"],
	['30-day money-back guarantee', 'apps/web/src/renderer.test.ts', "'30-day money-back guarantee'"],
	['email reply promised within 24 hours', 'apps/web/src/renderer.test.ts', "'within 24 hours'"],
];

/** Quotation marks as they are typed, without the escapes of source code. */
const plain = (text: string) => text.replaceAll(/\\?[’']/g, "'").toLowerCase();

/** The tests that hold screens and catalogues against the specification. */
const places = ['apps/web/src', 'packages/messages/src', 'e2e/src'];
const tests = places.flatMap((place) =>
	readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
		.filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('specified-list'))
		.map((name) => plain(readFileSync(join(root, place, name), 'utf8'))),
);

/** A placeholder stands for something; what stands before a colon is a toast's title, what follows is its text. */
function isAsserted(quoted: string): boolean {
	const words = plain(quoted).replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
	// One word may stand anywhere in a test: it counts only where it is all that is between quotation marks or slashes.
	const edge = /[ :{]/.test(words) ? '' : '[\'"`/<>^$]';
	const pattern = new RegExp(edge + words.replaceAll(/\{\w+\}/g, '\\S+') + edge);
	if (tests.some((text) => pattern.test(text))) return true;
	const [title, text, ...more] = quoted.split(': ');
	return title !== undefined && text !== undefined && more.length === 0 && [title, text].every(isAsserted);
}

describe('a test asserts', () => {
	it.each(QUOTED)('%j', (quoted) => expect(isAsserted(quoted)).toBe(true));

	it.each(CONSTANTS)('%j', (_constant, test, asserted) => {
		expect(readFileSync(join(root, test), 'utf8')).toContain(asserted);
	});

	it('nothing that nobody said', () => {
		expect(isAsserted('Please reconnect to the moon')).toBe(false);
		expect(isAsserted('beforeAll')).toBe(false);
	});
});

describe.skipIf(!existsSync(specification))('the specification', () => {
	it('quotes these, and no others', () => {
		const text = readFileSync(specification, 'utf8');
		const found = text.matchAll(/(?<![A-Za-z0-9])'((?:[^'\n]|(?<=[a-z])'(?=[a-z]))+)'(?![a-z])/g);
		const quoted = new Set([...found].map(([, words]) => words));
		expect([...quoted].filter((words) => words !== '{status}: {body}')).toEqual(QUOTED);
	});

	it('has these constants', () => {
		const text = readFileSync(specification, 'utf8');
		expect(CONSTANTS.filter(([constant]) => !text.includes(constant))).toEqual([]);
	});
});
