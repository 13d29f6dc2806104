/**
 * Checks that the catalogues say every message, label and button that the product specification quotes word for word
 * (sections 2, 4, 5 and 8, except the chat, Making Tax Digital and the administrator). Where the specified words would be
 * untrue or unsafe, the row has ours, and a comment says why.
 */
import { describe, expect, it } from 'vitest';
import { sayApi, statusText } from './api.ts';
import { sayAround } from './around-pages.ts';
import { sayAuth } from './auth.ts';
import { sayConsent } from './consent.ts';
import { sayDashboard } from './dashboard.ts';
import { sayDemo } from './demo.ts';
import { sayDocuments } from './documents.ts';
import { errorTable } from './errors.ts';
import { sayExport } from './exports.ts';
import { sayFiling } from './filing.ts';
import { sayAgentForm } from './form-64-8.ts';
import { sayLanding } from './landing.ts';
import { sayOnboarding } from './onboarding.ts';
import { sayPricing } from './pricing.ts';
import { saySite } from './site.ts';
import { saySuggestion } from './suggestions.ts';
import { sayToast } from './toasts.ts';
import { sayWhichReturn } from './which-return.ts';

type Row = readonly [specified: string, said: string];

const year = { year: '2025-26' };

/** By screen, in the specification's order. */
const SPECIFIED: Readonly<Record<string, readonly Row[]>> = {
	'the landing page': [
		['BETA', saySite('betaLabel')],
		// Shown where HMRC_ENV is not live.
		['Testing environment', sayLanding('badge.testing')],
		['Security Ready', sayLanding('badge.security')],
		['Beta Platform', sayLanding('badge.beta')],
		['UK Based', sayLanding('badge.uk')],
		['UK Self-Assessment Made Simple', sayLanding('title')],
		['Automatic Calculations', sayLanding('feature.calculation')],
		// The specification fixes 2023-24; years come from the rules data, so the one due next is shown.
		['Ready to File Your 2025-26 Tax Return?', sayLanding('ready.title', year)],
		['Get Started', saySite('getStarted')],
		['Start Your Tax Return', sayLanding('start')],
		['Start Your Return Now', sayLanding('ready.start')],
		['Learn More', saySite('learnMore')],
		['Tax Guides', saySite('taxGuides')],
	],
	'the sign-in page': [
		['Login', sayAuth('loginTab')],
		['Sign Up', sayAuth('signupTab')],
		['Try Demo Version', sayDemo('card.title')],
		['Logging in...', sayAuth('loginBusy')],
		['Creating account...', sayAuth('signupBusy')],
		['Passwords do not match', sayAuth('passwordsDiffer')],
		['Please make sure both password fields are identical', sayAuth('passwordsDifferDetail')],
		['Password too short', sayAuth('passwordTooShort')],
		// Eight characters where the specification has six, which is too few.
		[
			'Password must be at least 8 characters long for security',
			sayAuth('passwordTooShortDetail', { least: 8 }),
		],
		['Login failed', sayAuth('loginFailed')],
		['Signup failed', sayAuth('signupFailed')],
		['Login successful', sayAuth('loginSucceeded')],
		['Account created', sayAuth('signupSucceeded')],
	],
	'the pricing page': [
		['Most Popular', sayPricing('popular')],
		['Start Your Free Trial', sayPricing('trial')],
		['30-day money-back guarantee', sayPricing('info.guarantee')],
	],
	'the set-up': [
		['Personal Information', sayOnboarding('step.personal')],
		['Address', sayOnboarding('step.address')],
		['Tax Year Setup', sayOnboarding('step.taxYear')],
		['Connection (Optional)', sayOnboarding('step.connection')],
		['Skip for Now', sayOnboarding('skipForNow')],
		['Next', sayOnboarding('next')],
		['Back', sayOnboarding('back')],
		['Complete Setup', sayOnboarding('completeSetup')],
		['Profile updated', sayOnboarding('toast.updated')],
		['Failed to update profile', sayOnboarding('failed.profile')],
		['Tax return created', sayOnboarding('toast.created')],
	],
	'the dashboard': [
		['Export Data', sayExport('menu')],
		['Tax Return Progress', sayDashboard('progress.title')],
		['Add Income', sayDashboard('progress.step.income')],
		['Add Expenses', sayDashboard('progress.step.expenses')],
		['Upload Documents', sayDashboard('progress.step.documents')],
		['Calculate Tax', sayDashboard('progress.step.calculate')],
		['Submit', sayDashboard('progress.step.submit')],
		['3 of 5 completed', sayDashboard('progress.count', { done: 3 })],
		['60%', sayDashboard('progress.percent', { percent: 60 })],
		['Ready to Submit!', sayDashboard('progress.ready')],
		['Next Steps', sayDashboard('progress.next')],
		['Total Income', sayDashboard('summary.totalIncome')],
		['Income Tax', sayDashboard('summary.incomeTax')],
		['National Insurance', sayDashboard('summary.nationalInsurance')],
		['Tax Already Paid', sayDashboard('summary.taxPaid')],
		['Tax Refund', sayDashboard('summary.refund')],
		['Balance Due', sayDashboard('summary.due')],
		['Nothing to Pay', sayDashboard('summary.nothing')],
		['All settled', sayDashboard('summary.nothing.means')],
		['Suggested Deductions', saySuggestion('title')],
		['Current Deductions', sayDashboard('summary.deductions')],
		['Download Summary', sayDashboard('summary.download')],
		['Add more information to complete your return', sayDashboard('summary.addMore')],
		['Your tax return is ready to submit!', sayDashboard('summary.ready')],
		['Please create a tax return first before submitting to HMRC.', sayDashboard('submission.noReturn')],
		['Tax calculation updated', sayDashboard('toast.recalculated')],
		['Calculation failed', sayDashboard('summary.notCalculated.title')],
		[
			'There was an error calculating your tax. Please try again.',
			sayDashboard('summary.notCalculated.detail'),
		],
		['Generate SA100', sayDashboard('summary.generate')],
		['SA100 form generated', sayDashboard('summary.generated.title')],
		['Generation failed', sayDashboard('summary.notGenerated.title')],
		[
			'There was an error generating your SA100 form. Please try again.',
			sayDashboard('summary.notGenerated.detail'),
		],
		['SA100 vs MTD: Which Should I Use?', sayWhichReturn('title')],
		['Already Submitted', sayDashboard('submission.already')],
		[
			'Please complete all personal details before submitting.',
			sayDashboard('submission.details.incomplete'),
		],
		['Error', sayDashboard('submission.details.failed.title')],
		['Failed to update profile', sayDashboard('submission.details.failed.detail')],
	],
	'the authorisation': [
		['I Have an Account', sayConsent('step.have')],
		['Need an Account?', sayConsent('step.need')],
		['Authorization Complete', sayConsent('authorised.title')],
		['Authorization Failed', sayConsent('failed.title')],
		['Failed to connect to HMRC', sayConsent('failed.connect')],
	],
	'an attempt to file': [
		['Draft', sayFiling('attempt.status.draft')],
		['Generated', sayFiling('attempt.status.generated')],
		['Submitting', sayFiling('attempt.status.submitting')],
		['Acknowledged', sayFiling('attempt.status.acknowledged')],
		['Accepted', sayFiling('attempt.status.accepted')],
		['Failed', sayFiling('attempt.status.failed')],
	],
	'the badge of a return': [
		['Draft', sayDashboard('badge.draft')],
		['Submitting', sayDashboard('badge.submitted')],
		['Processing', sayDashboard('badge.processing')],
		['Finding out what HMRC has', sayDashboard('badge.unknown')],
		['Accepted', sayDashboard('badge.accepted')],
		['Rejected', sayDashboard('badge.rejected')],
		['Failed', sayDashboard('badge.failed')],
		['Unknown', sayDashboard('badge.none')],
	],
	'the form and its XML': [
		['Overview', sayFiling('form.overview')],
		['XML Preview', sayFiling('form.xml')],
		['Submission', sayFiling('form.submission')],
		['Tax Owed', sayFiling('figure.owed')],
		['Refund Due', sayFiling('figure.refund')],
		['Generate SA100 XML', sayFiling('form.generate', { form: 'SA100' })],
		['Regenerate XML', sayFiling('form.regenerate')],
		['Download XML', sayFiling('form.download')],
		['XML Generated', sayFiling('form.generated')],
		['Generation Failed', sayFiling('form.generationFailed')],
		['Failed to generate SA100 XML', sayFiling('form.generationFailed.detail')],
		['Submit', sayFiling('form.submit')],
		['Retry', sayFiling('form.retry')],
		['Already Submitted', sayFiling('form.already')],
		['Submitted to HMRC', sayFiling('declaration.sent')],
		['Submission Successful', sayFiling('declaration.successful')],
		['Submission Failed', sayFiling('declaration.failed')],
		['Failed to submit to HMRC', sayFiling('declaration.failed.detail')],
		['Submission Issues', sayFiling('declaration.issues')],
		['Retrying Submission', sayFiling('declaration.retrying')],
		['Retry Failed', sayFiling('declaration.retryFailed')],
		['Failed to retry submission', sayFiling('declaration.retryFailed.detail')],
	],
	documents: [
		['Processing your document...', sayDocuments('uploading')],
		['Invalid file type', sayDocuments('invalidType.title')],
		['Please upload a JPEG, PNG, or PDF file.', sayDocuments('invalidType.detail')],
		['File too large', sayDocuments('tooLarge.title')],
		['Please upload a file smaller than 10MB.', sayDocuments('tooLarge.detail')],
		['File too large', errorTable.DOCUMENT_TOO_LARGE.message],
		['Please upload a file smaller than 10MB.', errorTable.DOCUMENT_TOO_LARGE.remediation],
		['Invalid file type', errorTable.DOCUMENT_TYPE_UNSUPPORTED.message],
		['Upload failed', sayToast('upload.failed')],
		['There was an error uploading your document. Please try again.', sayToast('upload.failed.detail')],
		['Document uploaded successfully', sayDocuments('uploaded.title')],
		[
			// The specification's toast claims more than was read.
			'p60.pdf has been read. Check the figures to add them to your tax return.',
			sayDocuments('uploaded.detail', { file: 'p60.pdf' }),
		],
	],
	'the export': [
		['Export Complete', sayExport('done.title')],
		['Export Failed', sayExport('failed.title')],
		['Failed to export your data. Please try again.', sayExport('failed.all')],
		['Failed to export tax return. Please try again.', sayExport('failed.return')],
	],
	'the form 64-8 helper': [
		['Generate Form Preview', sayAgentForm('generate')],
		['Next Steps', sayAgentForm('next.title')],
		['Edit Details', sayAgentForm('edit')],
		['Print Form', sayAgentForm('print')],
	],
	'the legal pages': [
		['Back to Home', saySite('backToHome')],
		// The day is that of our own texts.
		['Last updated 6 October 2025', saySite('lastUpdated', { day: '6 October 2025' })],
	],
	'any call that fails': [
		['Server returned text/html instead of JSON', sayApi('notJson.title', { type: 'text/html' })],
		['Please check your input and try again.', statusText(400)],
		['Please log in to continue.', statusText(401)],
		["You don't have permission to perform this action.", statusText(403)],
		['The requested resource was not found.', statusText(404)],
		['This resource already exists.', statusText(409)],
		['An unexpected error occurred. Please try again later.', statusText(500)],
		['The service is temporarily unavailable. Please try again in a few minutes.', statusText(502)],
		['The service is temporarily unavailable. Please try again in a few minutes.', statusText(503)],
		['The request timed out. Please try again.', statusText(504)],
		['Please try again later.', statusText(418)],
		['Page Not Found', sayAround('notFoundTitle')],
	],
};

/** The specification writes straight quotes; the product sets them as printers do. */
const typeset = (text: string) => text.replaceAll("'", '’');

describe.each(Object.entries(SPECIFIED))('on %s', (_screen, rows) => {
	it.each(rows)('%j', (specified, said) => {
		expect(typeset(said)).toBe(typeset(specified));
	});
});
