/** The words of the HMRC sandbox testing page. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the page. */
export const sayHmrcTestPage = defineMessages({
	title: 'HMRC Sandbox Testing',
	lead: 'Try the connection to HMRC as a made-up person. Nothing here is real, and nothing is filed.',
	step1: 'Step 1: Authorise',
	'user.what': 'Log in on HMRC’s page as this made-up person:',
	'user.none':
		'The person who runs this service hasn’t set a test user. Create one on HMRC’s Developer Hub and log in as them.',
	'user.userId': 'User ID',
	'user.password': 'Password',
	'user.nationalInsurance': 'National Insurance number',
	'user.utr': 'UTR',
	'user.profile':
		'Put this National Insurance number into your details here as well, so that both are the same person.',
	authorise: 'Authorise with HMRC',
	authorised: 'Authorized',
	'authorised.toast': 'Authorization Successful',
	'authorised.detail': 'You can run the checklist now.',
	failed: 'Authorization Failed',
	'failed.start': 'Failed to start HMRC authorization',
	step2: 'Step 2: Run the checklist',
	'step2.first': 'Authorise first.',
	'step2.what': 'Makes one harmless call of each kind, and shows what HMRC answered.',
	run: 'Run checklist verification tests',
	running: 'Running…',
	passed: ({ count }: { count: number }) => `${count} tests passed`,
	testFailed: 'Test Failed',
	'testFailed.detail': 'Failed to run HMRC tests',
	'result.passed': 'Passed:',
	'result.failed': 'Failed:',
	'fraud.title': 'What HMRC is told about you',
	'fraud.what':
		'The law requires these headers with every call to HMRC. This is what a call from this browser would send now. What we can’t know is left out, never made up.',
	'fraud.name': 'Header',
	'fraud.value': 'Value',
	'fraud.leftOut': ({ why }: { why: string }) => `Left out. ${why}`,
	'fraud.judge': 'Ask HMRC to check them',
	'fraud.judging': 'Checking…',
	'fraud.verdict.VALID_HEADERS': 'HMRC says all of them are valid',
	'fraud.verdict.POTENTIALLY_INVALID_HEADERS': 'HMRC is not sure about some of them',
	'fraud.verdict.INVALID_HEADERS': 'HMRC says some of them are wrong',
	'fraud.version': ({ version }: { version: string }) => `By version ${version} of HMRC’s rules.`,
});
