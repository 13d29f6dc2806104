/** HMRC's error about the second job leads to the second job's question. */
import { parseFacts } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { describe, expect, it } from 'vitest';
import { presentHmrcError } from './hmrc-errors.ts';

const job = {
	employer: 'Ewe & Co',
	payeReference: '123/AB456',
	pay: '1.00',
	taxDeducted: '0',
	companyDirector: false,
};
const parsed = parseFacts({ taxYear: '2024-25', employments: [job, job] });
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
const { facts } = parsed;
const source = { returnType: 'individual', facts, calculation: calculate(facts) } as const;

const start = '/hd:GovTalkMessage[1]/hd:Body[1]/MTR:IRenvelope[1]/MTR:MTR[1]';

function present(code: string, location?: string, text = 'What HMRC says.') {
	const error = { raisedBy: 'ChRIS', code, type: 'business', text };
	return presentHmrcError(location === undefined ? error : { ...error, location }, source);
}

describe('an error of HMRC’s', () => {
	it('at a box names box, section and question, in HMRC’s own words', () => {
		const error = present('6123', `${start}/MTR:SA102[2]/MTR:Employment[1]/MTR:TaxTakenOffPay[1]`);
		expect(error).toMatchObject({
			code: '6123',
			message: 'What HMRC says.',
			box: 'SA102 EMP2',
			section: 'employment',
			question: 'taxDeducted',
		});
		expect(error.remediation).toMatch(/^Open this answer/);
	});

	it('at a page names the page', () => {
		expect(present('6554', `${start}/MTR:SA102[2]`)).toMatchObject({ box: 'SA102' });
	});

	it('at an unknown place still says what HMRC said', () => {
		for (const location of [undefined, '', 'nonsense', `${start}/MTR:SA999[1]`]) {
			expect(present('6554', location)).toMatchObject({
				message: 'What HMRC says.',
				box: null,
				question: null,
			});
			expect(present('6554', location).remediation).toMatch(/^Read what HMRC says/);
		}
	});

	it('always comes with HMRC’s own sentence, whatever ours says', () => {
		for (const code of ['3001', '1046', '4065', '5090', '6123'])
			expect(present(code).hmrcText).toBe('What HMRC says.');
		expect(present('3001', start)).toMatchObject({ message: 'What HMRC says.', question: null });
		expect(present('3001', start).remediation).toMatch(/^Read what HMRC says/);
		expect(present('3001', undefined, '').message).toBe('HMRC rejected it without giving a reason');
	});

	it('that a return already exists says what to do, recognised by HMRC’s sentence: there is no code for it', () => {
		for (const text of [
			'A return for this reference and year has been received already.',
			'This return has already been submitted',
		]) {
			const error = present('3001', start, text);
			expect(error).toMatchObject({ message: 'HMRC says it already has this return', hmrcText: text });
			expect(error.remediation).toMatch(/filed elsewhere.*amend it/s);
		}
		expect(present('6393', start, 'Tax already charged, box 10').message).toBe('Tax already charged, box 10');
	});

	it('that HMRC already has an amendment has its own words', () => {
		for (const text of [
			'This amendment has been received already.',
			'An amended return has already been received for this reference.',
		]) {
			const error = present('3001', start, text);
			expect(error).toMatchObject({ message: 'HMRC says it already has this amendment', hmrcText: text });
			expect(error.remediation).toMatch(/cancel this amendment/);
		}
		const advice =
			'A return for this reference and year has been received already. Send changes as an amendment.';
		expect(present('3001', start, advice).message).toBe('HMRC says it already has this return');
	});

	it('about the message itself is explained in plain words with what to do', () => {
		expect(present('1046').message).toBe('HMRC did not accept the sender’s credentials for Self Assessment');
		expect(present('1046').remediation).toMatch(/enrolled/);
		expect(present('4065').message).not.toBe('What HMRC says.');
		for (const code of ['1604', '1605']) expect(present(code).remediation).toMatch(/^Attach PDF files only/);
		expect(present('1614').remediation).toMatch(/25 MB/);
	});
});
