/** What HMRC may refuse a final declaration for is said in words, each with what to do or what stands in the way. */
import { expect, it } from 'vitest';
import { sayHmrcRefusal } from './mtd-year.ts';

/** Individual Calculations 8.0, Submit a Self Assessment Final Declaration: HMRC's business rules. */
const codes = [
	...[
		'RULE_OUTSIDE_AMENDMENT_WINDOW',
		'RULE_FINAL_DECLARATION_IN_PROGRESS',
		'RULE_FINAL_DECLARATION_RECEIVED',
	],
	...['RULE_FINAL_DECLARATION_TAX_YEAR', 'RULE_INCOME_SOURCES_CHANGED', 'RULE_INCOME_SOURCES_INVALID'],
	...['RULE_NO_INCOME_SUBMISSIONS_EXIST', 'RULE_RECENT_SUBMISSIONS_EXIST', 'RULE_RESIDENCY_CHANGED'],
	...['RULE_SUBMISSION_FAILED', 'RULE_TAX_YEAR_NOT_SUPPORTED'],
];

it.each(codes)('says %s in words', (code) => {
	expect(sayHmrcRefusal(code)).toMatch(/^[A-Z].*\.$/);
	expect(sayHmrcRefusal(code)).not.toContain(code);
});

it('gives HMRC’s own code where there are no words', () => {
	expect(sayHmrcRefusal('RULE_OF_NEXT_YEAR')).toBe('HMRC’s reason: RULE_OF_NEXT_YEAR');
});

it('says that a ready-made answer of the test service is not for a business of one’s own, and what to choose', () => {
	const said = sayHmrcRefusal('RULE_INCORRECT_GOV_TEST_SCENARIO');
	expect(said).toContain('not for yours');
	expect(said).toContain('Choose STATEFUL');
});
