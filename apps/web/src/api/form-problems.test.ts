/** The server's problems appear beside the right fields, and none is lost. */
import { describe, expect, it } from 'vitest';
import { errorsByField, failureProblems } from './form-problems.ts';

const refused = (problems: unknown) => ({
	kind: 'refused' as const,
	code: 'VALIDATION_FAILED' as const,
	message: 'Some answers need another look',
	statusCode: 400,
	remediation: 'Correct what is marked.',
	details: { problems },
});

describe('failureProblems', () => {
	it('links to the control of each answer the server names', () => {
		const problems = failureProblems(
			refused([{ path: 'answers.pay', code: 'money.notANumber', message: 'Enter an amount' }]),
			(answer) => `field-${answer}`,
		);
		expect(problems).toEqual([{ field: 'field-pay', message: 'Enter an amount' }]);
	});

	it.each([[undefined], [[]], ['nonsense']])(
		'gives one problem for the whole form when the server names %j',
		(named) => {
			expect(failureProblems(refused(named))).toEqual([
				{ message: 'Some answers need another look', remediation: 'Correct what is marked.' },
			]);
		},
	);
});

describe('errorsByField', () => {
	it('keeps the first message for each field', () => {
		const problems = [
			{ field: 'pay', message: 'one' },
			{ field: 'pay', message: 'two' },
			{ message: 'whole' },
			{ field: 'tax', message: 'three' },
		];
		expect(errorsByField(problems)).toEqual({ pay: 'one', tax: 'three' });
	});
});
