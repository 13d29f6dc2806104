/** Each environment reaches the address it names, and only live messages say nothing about a test. */
import { describe, expect, it } from 'vitest';
import { mtdTarget, transactionEngineTarget } from './environments.ts';

describe('targets', () => {
	const local = 'http://127.0.0.1:9/hmrc-local/';

	it('local is the address given', () => {
		expect(transactionEngineTarget('local', 'sa100', local)).toEqual({
			submissionUrl: 'http://127.0.0.1:9/hmrc-local/submission',
			pollUrl: 'http://127.0.0.1:9/hmrc-local/poll',
			messageClass: 'HMRC-SA-SA100',
			gatewayTest: true,
		});
	});

	it('the others are HMRC’s, whatever the stand-in’s address', () => {
		const of = (environment: 'sandbox' | 'test-in-live' | 'live') => {
			const { submissionUrl, messageClass, gatewayTest } = transactionEngineTarget(
				environment,
				'sa800',
				local,
			);
			return [new URL(submissionUrl).hostname, messageClass, gatewayTest];
		};
		expect(of('sandbox')).toEqual(['test-transaction-engine.tax.service.gov.uk', 'HMRC-SA-SA800', true]);
		expect(of('test-in-live')).toEqual(['transaction-engine.tax.service.gov.uk', 'HMRC-SA-SA800-TIL', false]);
		expect(of('live')).toEqual(['transaction-engine.tax.service.gov.uk', 'HMRC-SA-SA800', false]);
	});

	it('MTD has a sandbox and a live service, and no test in live', () => {
		expect(mtdTarget('local', local)).toEqual({
			apiUrl: 'http://127.0.0.1:9/hmrc-local',
			authoriseUrl: 'http://127.0.0.1:9/hmrc-local/oauth/authorize',
		});
		expect(mtdTarget('sandbox', local)?.apiUrl).toBe('https://test-api.service.hmrc.gov.uk');
		expect(mtdTarget('live', local)?.authoriseUrl).toBe('https://www.tax.service.gov.uk/oauth/authorize');
		expect(mtdTarget('test-in-live', local)).toBeUndefined();
	});
});
