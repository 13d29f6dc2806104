/** The operator's details: absent unless set, each by itself, and no agent with half its details. */
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

function operatorOf(environment: Record<string, string>) {
	const result = readConfig(environment, '/halfpenny');
	if (!result.ok) throw new Error(result.problems.join('\n'));
	return result.config.operator;
}

describe('the operator', () => {
	it('has no details by default', () => {
		expect(Object.values(operatorOf({})).every((part) => part === null)).toBe(true);
		expect(operatorOf({ SUPPORT_PHONE: '  ', OFFICE_ADDRESS: ' , ' })).toEqual(operatorOf({}));
	});

	it('is read with its lines', () => {
		const set = operatorOf({
			OPERATOR_NAME: 'Ink & Co',
			OFFICE_ADDRESS: '1 High Street, Leeds , LS1 4DL',
			SUPPORT_HOURS: 'Monday to Friday: 9am to 6pm; Saturday: 10am to 4pm',
		});
		expect(set.name).toBe('Ink & Co');
		expect(set.office).toEqual(['1 High Street', 'Leeds', 'LS1 4DL']);
		expect(set.hours).toEqual(['Monday to Friday: 9am to 6pm', 'Saturday: 10am to 4pm']);
		expect(set.phone).toBeNull();
	});

	it('names an agent on form 64-8 only with a code', () => {
		const agent = { HMRC_AGENT_NAME: 'Ink & Co', HMRC_AGENT_ADDRESS: '1 High Street | Leeds' };
		expect(operatorOf(agent).agent).toBeNull();
		expect(operatorOf({ ...agent, HMRC_AGENT_CODE: 'AB1234' }).agent).toEqual({
			name: 'Ink & Co',
			code: 'AB1234',
			address: ['1 High Street', 'Leeds'],
			postcode: null,
			phone: null,
		});
	});

	it('is reviewed only if people can read the review', () => {
		expect(operatorOf({ REVIEWS_RATING: '4.9' }).reviews).toBeNull();
		expect(
			operatorOf({ REVIEWS_RATING: '4.6 of 5', REVIEWS_URL: 'https://reviews.example/ink' }).reviews,
		).toEqual({
			url: 'https://reviews.example/ink',
			rating: '4.6 of 5',
		});
		const wrong = readConfig({ REVIEWS_URL: 'reviews.example' }, '/halfpenny');
		expect(wrong.ok ? [] : wrong.problems).toEqual([
			'REVIEWS_URL must be a full web address, like https://tax.example.',
		]);
	});
});
