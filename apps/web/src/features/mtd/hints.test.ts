/** Each specified hint appears with the messages it belongs to, and no others. */
import { errorTable } from '@halfpenny/messages/errors';
import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../api/failure.ts';
import { failureInWords, hintsFor } from './hints.ts';

const refused = (message: string, statusCode = 422): ApiFailure => ({
	kind: 'refused',
	code: 'MTD_REFUSED',
	message,
	statusCode,
	remediation: 'Look at what HMRC said.',
	details: {},
});
const RECONNECT =
	'Your HMRC connection has expired. Please reconnect to HMRC at the top of the page and try again.';

describe('the hints of a quarterly update', () => {
	it.each([
		['The access token is invalid', 422, [RECONNECT]],
		['Authorization is missing', 422, [RECONNECT]],
		['It was refused', 401, [RECONNECT]],
		['No such business', 404, ['Please make sure you have selected a valid business.']],
		[
			'The period is wrong',
			422,
			['This period may already be submitted or is outside the valid date range.'],
		],
		['Something else', 422, []],
	])('%j with %d', (message, status, said) => {
		expect(hintsFor('quarterly', refused(message, status))).toEqual(said);
	});
});

it('has separate hints for a calculation, a final declaration and a business', () => {
	expect(hintsFor('calculation', refused('There is no submission yet'))).toEqual([
		'Submit quarterly updates first.',
	]);
	expect(hintsFor('calculation', refused('The access token is invalid'))).toEqual([RECONNECT]);
	expect(hintsFor('crystallisation', refused('That calculation is too old'))).toEqual([
		'The calculation may not be complete or valid for crystallisation.',
	]);
	expect(hintsFor('crystallisation', refused('The token has gone'))).toEqual([RECONNECT]);
	expect(hintsFor('business', refused('The access token is invalid'))).toEqual([RECONNECT]);
	expect(hintsFor('business', refused('No such business'))).toEqual([]);
});

describe('a failure in words', () => {
	it('is the message followed by its hint', () => {
		expect(failureInWords('quarterly', refused('The period is wrong'), 'otherwise')).toBe(
			'The period is wrong. This period may already be submitted or is outside the valid date range.',
		);
	});

	it('is the message and the server’s advice when there is no hint', () => {
		expect(failureInWords('quarterly', refused('Something else'), 'otherwise')).toBe(
			'Something else. Look at what HMRC said.',
		);
	});

	it('gives no misleading hint for an HMRC answer that can’t be read', () => {
		const { message, remediation, status } = errorTable.HMRC_ANSWER_UNREADABLE;
		const unreadable = { ...refused(message, status), remediation };
		for (const tried of ['quarterly', 'calculation', 'crystallisation', 'business'] as const)
			expect(failureInWords(tried, unreadable, 'otherwise')).toBe(
				'HMRC sent an answer that we can’t read. Try again in a few minutes. If it happens again, tell the person who runs this service.',
			);
	});

	it('is the default message when the server sent none', () => {
		const silent: ApiFailure = { kind: 'status', statusCode: 500, text: '' };
		expect(failureInWords('quarterly', silent, 'Failed to submit quarterly update')).toContain(
			'Failed to submit quarterly update. An unexpected error occurred.',
		);
	});
});
