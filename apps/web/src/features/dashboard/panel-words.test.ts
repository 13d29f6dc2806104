/** The specified messages of the tax summary and the submission panel, by name. */
import { sayConsent } from '@halfpenny/messages/consent';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { describe, expect, it } from 'vitest';
import { calculationFailedWords } from './calculation-failed.tsx';
import { generatedWords, notGeneratedWords } from './generate-form.tsx';

describe('the messages of the specification', () => {
	it.each([
		[
			'Generation failed',
			'There was an error generating your SA100 form. Please try again.',
			notGeneratedWords(),
		],
		['SA100 form generated', 'It is ready for download.', generatedWords()],
		[
			'Calculation failed',
			'There was an error calculating your tax. Please try again.',
			calculationFailedWords(),
		],
	])('%s: %s', (title, detail, words) => {
		expect([words.title, words.detail]).toEqual([title, detail]);
	});

	it.each([
		['submission.noReturn', 'Please create a tax return first before submitting to HMRC.'],
		['submission.details.incomplete', 'Please complete all personal details before submitting.'],
		['submission.already', 'Already Submitted'],
		['submission.details.failed.detail', 'Failed to update profile'],
		['summary.refund', 'Tax Refund'],
		['summary.due', 'Balance Due'],
		['summary.nothing', 'Nothing to Pay'],
		['summary.nothing.means', 'All settled'],
		['summary.generate', 'Generate SA100'],
		['summary.download', 'Download Summary'],
		['summary.ready', 'Your tax return is ready to submit!'],
		['summary.addMore', 'Add more information to complete your return'],
		['toast.recalculated', 'Tax calculation updated'],
	] as const)('%s reads "%s"', (id, words) => {
		expect(sayDashboard(id)).toBe(words);
	});

	it.each([
		['authorised.title', 'Authorization Complete'],
		['failed.title', 'Authorization Failed'],
		['failed.connect', 'Failed to connect to HMRC'],
		['step.have', 'I Have an Account'],
		['step.need', 'Need an Account?'],
	] as const)('%s reads "%s"', (id, words) => {
		expect(sayConsent(id)).toBe(words);
	});
});
