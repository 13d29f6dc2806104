/**
 * What HMRC accepts once, what it accepts again as an amendment, who may send it, and what its ledger says about it.
 */
import { buildDeleteRequest, buildPollRequest } from '@halfpenny/govtalk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHmrcLocal } from '../app/create-hmrc-local.ts';
import { credentials, employment, type ReturnToSend, submission, utr } from './testing/build-message.ts';
import { bodyErrors, post, summary } from './testing/talk.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const boxes = (pay: string, due: string) => ({
	'YTR1-1A': 'yes',
	'YTR1-1B': '1',
	'CAL1/2': due,
	EMP: [employment({ EMP1: pay, EMP2: '3400.00' })],
});
const right = { boxes: boxes('30000.00', '86.00') };
const other = { boxes: boxes('31000.00', '286.00') };
const wrong = { boxes: boxes('30000.00', '87.00') };

let time = new Date();
let app = createHmrcLocal(credentials);
beforeEach(() => {
	time = new Date('2026-11-20T10:00:00.000Z');
	app = createHmrcLocal({ ...credentials, pollSeconds: 0, now: () => time });
});
afterEach(() => app.close());

/** Sends a message to the end: `accepted`, or the text and number of each error. */
async function verdict(xml: string, messageClass = 'HMRC-SA-SA100'): Promise<string> {
	const { correlationId } = summary(await post(app, 'submission', xml));
	const answer = await post(app, 'poll', text(buildPollRequest({ messageClass, correlationId })));
	if (summary(answer).qualifier === 'response') return 'accepted';
	return bodyErrors(answer)
		.map((error) => `${error.number} ${error.text}`)
		.join();
}
const file = (toSend: ReturnToSend) => verdict(submission(toSend));
const returns = async () => (await app.inject('/hmrc-local/ledger/returns')).json();

const filedAlready = /^3001 A return for this reference and year has been received already/;

describe('a return that is sent again', () => {
	it('is refused after the first was accepted, the same or another', async () => {
		expect(await file({ ...right, transactionId: 'A1' })).toBe('accepted');
		expect(await file({ ...right, transactionId: 'A2' })).toMatch(filedAlready);
		expect(await file({ ...other, transactionId: 'A3' })).toMatch(filedAlready);
		const entries = (await app.inject('/hmrc-local/ledger')).json();
		expect(entries.map((entry: { outcome: { duplicateOf?: string } }) => entry.outcome.duplicateOf)).toEqual([
			undefined,
			'A1',
			'A1',
		]);
	});

	it('is refused also after the first conversation was deleted', async () => {
		const first = summary(await post(app, 'submission', submission(right)));
		const remove = buildDeleteRequest({ messageClass: 'HMRC-SA-SA100', correlationId: first.correlationId });
		expect(summary(await post(app, 'submission', text(remove))).qualifier).toBe('response');
		expect(await file(right)).toMatch(filedAlready);
	});

	it('is refused while the first is still being processed, since the first will be accepted', async () => {
		await post(app, 'submission', submission(right));
		expect(await file(right)).toMatch(filedAlready);
	});

	it('is accepted when the first was rejected', async () => {
		expect(await file(wrong)).toContain('86.00');
		expect(await file(right)).toBe('accepted');
	});

	it('is accepted for another year or another person', async () => {
		expect(await file(right)).toBe('accepted');
		expect(await file({ ...right, reference: '1097172564' })).toBe('accepted');
		expect(await file({ ...right, year: '2025-26' })).toBe('accepted');
	});

	it('files nothing in test in live, however often', async () => {
		const message = submission(right).replaceAll('>HMRC-SA-SA100<', '>HMRC-SA-SA100-TIL<');
		expect(await verdict(message, 'HMRC-SA-SA100-TIL')).toBe('accepted');
		expect(await verdict(message, 'HMRC-SA-SA100-TIL')).toBe('accepted');
		expect(await returns()).toEqual([]);
		expect(await file(right)).toBe('accepted');
	});
});

describe('an amendment', () => {
	const amended = { ...other, amendment: true };

	it('is accepted after an original, again with other figures, and not twice the same', async () => {
		expect(await file(right)).toBe('accepted');
		expect(await file(amended)).toBe('accepted');
		expect(await file({ ...right, amendment: true })).toBe('accepted');
		expect(await file(amended)).toBe('3001 This amendment has been received already.');
	});

	it('is refused without an original, and after one that was rejected', async () => {
		const nothing = '3001 There is no return for this reference and year that could be amended.';
		expect(await file(amended)).toBe(nothing);
		await file(wrong);
		expect(await file(amended)).toBe(nothing);
		expect(await file(right)).toBe('accepted');
	});

	it('is judged like any return', async () => {
		await file(right);
		expect(await file({ ...wrong, amendment: true })).toContain('86.00');
	});

	it('is refused with 5090 from the day HMRC accepts none', async () => {
		await file(right);
		time = new Date('2027-01-31T23:59:59.999Z');
		expect(await file(amended)).toBe('accepted');
		time = new Date('2027-02-01T00:00:00.000Z');
		expect(await file({ ...right, amendment: true })).toMatch(/^5090 /);
	});
});

describe('an agent', () => {
	const agentDeclaration = 'MTR/Declaration/AgentDeclaration';
	const agent = {
		'IRheader/Sender': 'Agent',
		'IRheader/Agent/AgentID': 'A123',
		'IRheader/Agent/Company': 'Example Agents Ltd',
		[agentDeclaration]: 'yes',
	};
	/** One declaration: the agent's if its path is given, else the individual's. */
	const sent = (paths: Readonly<Record<string, string>>) => {
		const agentDeclares = agentDeclaration in paths;
		const without = agentDeclares ? ['MTR/Declaration/IndividualDeclaration'] : [];
		return file({ ...right, paths, without });
	};

	it('is accepted with its block and its declaration, and the ledger says so', async () => {
		expect(await sent(agent)).toBe('accepted');
		expect((await app.inject('/hmrc-local/ledger')).json()[0].sender).toBe('Agent');
	});

	const mustSend = /^3001 An agent must send the agent’s own details and declaration.$/;
	const mayNotSend = /^3001 Only an agent may send an agent’s details or declaration.$/;
	it.each([
		['no block', { 'IRheader/Sender': 'Agent', [agentDeclaration]: 'yes' }, mustSend],
		[
			'an empty block',
			{
				...agent,
				'IRheader/Agent/AgentID': undefined,
				'IRheader/Agent/Company': undefined,
				'IRheader/Agent/Address/Line': '1 Road',
			},
			mustSend,
		],
		['the individual’s declaration', { ...agent, [agentDeclaration]: undefined }, mustSend],
		['a block of an individual', { 'IRheader/Agent/Company': 'Example Agents Ltd' }, mayNotSend],
		['the agent’s declaration of an individual', { [agentDeclaration]: 'yes' }, mayNotSend],
	] as const)('is refused with %s', async (_what, paths, expected) => {
		const given = Object.entries(paths).flatMap(([path, text]) =>
			text === undefined ? [] : [[path, text] as const],
		);
		expect(await sent(Object.fromEntries(given))).toMatch(expected);
	});
});

describe('the list of returns', () => {
	it('says what HMRC has: originals, amendments, duplicates, and how often each mark came', async () => {
		await file({ ...wrong, transactionId: 'A0' });
		await file({ ...right, transactionId: 'A1' });
		await file({ ...right, transactionId: 'A2' });
		await file({ ...other, amendment: true, transactionId: 'A3' });
		await post(app, 'submission', submission(right, { senderId: 'X', password: 'Y' }));
		const [filed, ...more] = await returns();
		expect(more).toEqual([]);
		expect(filed).toMatchObject({
			form: 'SA100',
			taxYear: '2024-25',
			uniqueTaxpayerReference: utr,
			original: { transactionId: 'A1', receivedAt: '2026-11-20T10:00:00.000Z' },
			amendments: [{ transactionId: 'A3' }],
			submissions: 4,
			duplicates: 1,
		});
		expect(filed.marks[filed.original.irmark]).toBe(2);
		expect(Object.values(filed.marks)).toEqual([1, 2, 1]);
	});

	it('can be queried for one person or one submission', async () => {
		await file({ ...right, transactionId: 'A1' });
		await file({ ...right, transactionId: 'A2', reference: '1097172564' });
		const ask = async (query: string) => (await app.inject(`/hmrc-local/ledger${query}`)).json();
		expect(await ask('/returns?utr=1097172564')).toHaveLength(1);
		expect(await ask('?utr=1097172564')).toMatchObject([{ transactionId: 'A2', form: 'SA100' }]);
		const [outline, ...more] = await ask('?transactionId=A1&messages=no');
		expect([more, outline.uniqueTaxpayerReference, outline.xml, outline.leaves]).toEqual([
			[],
			utr,
			undefined,
			undefined,
		]);
	});
});
