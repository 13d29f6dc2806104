/** The Transaction Engine over HTTP: every answer a request can get. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	buildDeleteRequest,
	buildListRequest,
	buildPollRequest,
	findAll,
	irmark,
	placeIrmark,
	textAt,
} from '@halfpenny/govtalk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHmrcLocal } from '../app/create-hmrc-local.ts';
import { credentials, employment, submission, utr } from './testing/build-message.ts';
import { bodyErrors, post, summary } from './testing/talk.ts';

const messageClass = 'HMRC-SA-SA100';
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const poll = (correlationId: string) => text(buildPollRequest({ messageClass, correlationId }));
const remove = (correlationId: string) => text(buildDeleteRequest({ messageClass, correlationId }));
const list = (sender = credentials) => text(buildListRequest({ messageClass, credentials: sender }));

/** Pay 30,000 with 3,400 taken off: 17,430 at 20% is 3,486, so 86.00 is due. */
const right = {
	boxes: {
		'YTR1-1A': 'yes',
		'YTR1-1B': '1',
		'CAL1/2': '86.00',
		EMP: [employment({ EMP1: '30000.00', EMP2: '3400.00' })],
	},
};
const remarked = (xml: string) =>
	text(
		placeIrmark(xml.replace(/<IRmark Type="generic">[^<]*<\/IRmark>/, '<IRmark Type="generic"></IRmark>'))
			.xml,
	);

let time = new Date('2026-11-20T10:00:00.000Z');
let app = createHmrcLocal({ ...credentials });
beforeEach(() => {
	time = new Date('2026-11-20T10:00:00.000Z');
	app = createHmrcLocal({ ...credentials, pollSeconds: 2, now: () => time });
});
afterEach(() => app.close());
const wait = (seconds: number) => {
	time = new Date(time.getTime() + seconds * 1000);
};

describe('a valid return', () => {
	it('is acknowledged, then pending, then accepted with its own mark, then deleted once', async () => {
		const xml = submission(right);
		const acknowledged = summary(await post(app, 'submission', xml));
		expect(acknowledged).toMatchObject({
			messageClass,
			qualifier: 'acknowledgement',
			function: 'submit',
			transactionId: 'ABCDEF0123456789',
			interval: '2',
		});
		expect(acknowledged.correlationId).toMatch(/^[0-9A-F]{32}$/);
		expect(acknowledged.endPoint).toMatch(/\/hmrc-local\/poll$/);

		wait(1);
		expect(summary(await post(app, 'poll', poll(acknowledged.correlationId))).qualifier).toBe(
			'acknowledgement',
		);

		wait(1);
		const answer = await post(app, 'poll', poll(acknowledged.correlationId));
		expect(summary(answer)).toMatchObject({ qualifier: 'response', function: 'submit' });
		expect(summary(answer).endPoint).toMatch(/\/hmrc-local\/submission$/);
		const mark = irmark(xml);
		expect(mark.ok).toBe(true);
		const signed = 'Body/SuccessResponse/IRmarkReceipt/Signature/SignedInfo/Reference/DigestValue';
		expect(textAt(answer, signed)).toBe(mark.ok && mark.value.base64);
		expect(textAt(answer, 'Body/SuccessResponse/IRmarkReceipt/Message')).toContain(
			mark.ok && mark.value.base32,
		);

		const deleted = summary(await post(app, 'submission', remove(acknowledged.correlationId)));
		expect(deleted).toMatchObject({ qualifier: 'response', function: 'delete' });
		expect(summary(await post(app, 'submission', remove(acknowledged.correlationId))).error).toBe('2000');
		expect(summary(await post(app, 'poll', poll(acknowledged.correlationId))).error).toBe('2000');
	});

	it('is in the list until it is deleted, with our transaction id and HMRC’s time', async () => {
		const { correlationId } = summary(await post(app, 'submission', submission(right)));
		const records = async () =>
			findAll(await post(app, 'submission', list()), 'Body/StatusReport/StatusRecord');
		const [pending] = await records();
		expect(pending && textAt(pending, 'Status')).toBe('SUBMISSION_ACKNOWLEDGE');
		wait(2);
		const [ready] = await records();
		expect(ready?.children.map((child) => child.text)).toEqual([
			'20/11/2026 10:00:00',
			correlationId,
			'ABCDEF0123456789',
			'SUBMISSION_RESPONSE',
		]);
		await post(app, 'submission', remove(correlationId));
		expect(await records()).toEqual([]);
	});
});

describe('what is refused immediately', () => {
	const good = submission(right);
	const cases: readonly (readonly [string, string, () => string])[] = [
		['1046', 'a wrong password', () => submission(right, { ...credentials, password: 'wrong' })],
		['1046', 'an unknown sender', () => submission(right, { ...credentials, senderId: 'SOMEBODY' })],
		['1046', 'no credentials', () => good.replace(/<IDAuthentication>.*<\/IDAuthentication>/, '')],
		['1047', 'MD5', () => good.replace('<Method>clear<', '<Method>MD5<')],
		['1001', 'no XML', () => 'hello'],
		['1001', 'another envelope', () => '<Envelope/>'],
		['1001', 'an entity', () => `<!DOCTYPE x [<!ENTITY a "b">]>${good}`],
		['1001', 'a version that is not 2.0', () => good.replace('>2.0<', '>1.0<')],
		[
			'1001',
			'a header out of order',
			() => good.replace(/(<Class>.*?<\/Class>)(<Qualifier>.*?<\/Qualifier>)/, '$2$1'),
		],
		['1001', 'an unknown element in the header', () => good.replace('<Header>', '<Header><Extra></Extra>')],
		['1001', 'no details', () => good.replace(/<GovTalkDetails>.*<\/GovTalkDetails>/, '')],
		[
			'1001',
			'a time',
			() => good.replace('</GatewayTest>', '</GatewayTest><GatewayTimestamp>2026</GatewayTimestamp>'),
		],
		['1001', 'a small letter in the transaction id', () => good.replace('ABCDEF0123456789', 'abcdef')],
		['1001', 'a class that is not taken', () => good.replaceAll('HMRC-SA-SA100', 'HMRC-CT-CT600')],
		['1001', 'two documents', () => good.replace('</Body>', '<Other/></Body>')],
		[
			'1020',
			'a correlation id',
			() => good.replace('<CorrelationID></CorrelationID>', '<CorrelationID>AB</CorrelationID>'),
		],
		['1040', 'a function that does not belong', () => good.replace('<Function>submit<', '<Function>read<')],
		['1040', 'a poll at the wrong place', () => poll('AB')],
		['1042', 'an empty body', () => good.replace(/<Body>.*<\/Body>/, '<Body></Body>')],
		['5001', 'the namespace of another year', () => remarked(good.replaceAll('/24-25/1', '/22-23/1'))],
		[
			'5004',
			'no key in the IRheader',
			() => remarked(good.replace(/(<IRheader>)<Keys>.*?<\/Keys>/, '$1<Keys></Keys>')),
		],
		[
			'5005',
			'another key in the IRheader',
			() => remarked(good.replace(/(<IRheader><Keys><Key Type="UTR">)\d+/, '$11234567890')),
		],
		['2022', 'no IRmark', () => good.replace(/<IRmark Type="generic">.*?<\/IRmark>/, '')],
		['2022', 'an empty IRmark', () => good.replace(/(<IRmark Type="generic">).*?(<)/, '$1$2')],
		['2021', 'the IRmark of something else', () => good.replace('Test Person', 'Tess Person')],
	];

	it.each(cases)('%s for %s', async (code, _what, xml) => {
		const answer = summary(await post(app, 'submission', xml()));
		expect(answer).toMatchObject({ qualifier: 'error', error: code, type: 'fatal' });
	});

	it('tells an unauthorised sender nothing else', async () => {
		const answer = summary(
			await post(app, 'submission', submission(right, { senderId: 'X', password: 'Y' })),
		);
		expect(answer).toMatchObject({ messageClass: 'UndefinedClass', correlationId: '', function: 'submit' });
	});

	it('refuses a list without credentials, and a poll and a delete of what is not held', async () => {
		expect(summary(await post(app, 'submission', list({ senderId: 'X', password: 'Y' }))).error).toBe('1046');
		expect(summary(await post(app, 'poll', poll('AB'))).error).toBe('2000');
		expect(summary(await post(app, 'poll', poll(''))).error).toBe('2000');
		expect(summary(await post(app, 'submission', remove('AB'))).error).toBe('2000');
		expect(summary(await post(app, 'poll', submission(right))).error).toBe('1040');
	});

	it('holds a refused submission for nobody', async () => {
		await post(app, 'submission', submission(right, { ...credentials, password: 'wrong' }));
		expect(findAll(await post(app, 'submission', list()), 'Body/StatusReport/StatusRecord')).toEqual([]);
	});
});

/** The errors of the final answer to a submission. */
async function finally_(xml: string) {
	const acknowledged = summary(await post(app, 'submission', xml));
	expect(acknowledged.qualifier).toBe('acknowledgement');
	wait(2);
	return post(app, 'poll', poll(acknowledged.correlationId));
}

describe('what is rejected after it was acknowledged', () => {
	it('names the expected tax, at the box, when a return is a penny out', async () => {
		const answer = await finally_(submission({ boxes: { ...right.boxes, 'CAL1/2': '86.01' } }));
		expect(summary(answer)).toMatchObject({ qualifier: 'error', error: '3001', type: 'business' });
		expect(bodyErrors(answer)).toEqual([
			{
				number: '3001',
				type: 'business',
				text: 'Our calculation of this return gives 86.00 for box CAL1/2; the return gives 86.01.',
				location:
					'/hd:GovTalkMessage[1]/hd:Body[1]/MTR:IRenvelope[1]/MTR:MTR[1]/MTR:SA110[1]/MTR:SelfAssessment[1]/MTR:TotalTaxEtcDue[1]',
			},
		]);
	});

	it('names what the schema does not allow, as a schema error', async () => {
		const xml = remarked(
			submission(right).replace('<EmployersName>Example Ltd<', '<EmployersName>Exämple Ltd<'),
		);
		const [error, ...more] = bodyErrors(await finally_(xml));
		expect(more).toEqual([]);
		expect(error).toMatchObject({ number: '4065', type: 'schema' });
		expect(error?.location).toMatch(/MTR:SA102\[1\]\/MTR:Employment\[1\]\/MTR:EmployersName\[1\]$/);
	});

	it('names a schedule that is ticked but not there, before it checks the tax', async () => {
		const { EMP, ...rest } = right.boxes;
		expect(EMP).toHaveLength(1);
		const answer = await finally_(submission({ boxes: rest }));
		expect(bodyErrors(answer).map(({ number }) => number)).toEqual(['6554']);
	});
});

describe('the ledger', () => {
	it('shows what was received, leaf by leaf, and its outcome, without the password', async () => {
		await finally_(submission(right));
		const [entry, ...more] = (await app.inject('/hmrc-local/ledger')).json();
		expect(more).toEqual([]);
		expect(entry).toMatchObject({
			transactionId: 'ABCDEF0123456789',
			uniqueTaxpayerReference: utr,
			taxYear: '2024-25',
			messageClass,
			outcome: { kind: 'accepted' },
			receivedAt: '2026-11-20T10:00:00.000Z',
			answeredAt: '2026-11-20T10:00:02.000Z',
			deletedAt: null,
		});
		expect(entry.leaves).toContainEqual({
			path: '/IRenvelope[1]/MTR[1]/SA102[1]/Employment[1]/PayFromEmployment[1]',
			value: '30000.00',
		});
		expect(entry.leaves).toContainEqual({
			path: '/IRenvelope[1]/IRheader[1]/Keys[1]/Key[1]/@Type',
			value: 'UTR',
		});
		expect(entry.xml).toContain('<PayFromEmployment>30000.00<');
		expect(JSON.stringify(entry)).not.toContain(credentials.password);
	});

	it('stores no password that is written another way', async () => {
		const hidden = submission(right).replace(credentials.password, `<![CDATA[${credentials.password}]]>`);
		expect(summary(await post(app, 'submission', hidden)).qualifier).toBe('acknowledgement');
		expect((await app.inject('/hmrc-local/ledger')).payload).not.toContain(credentials.password);
	});

	it('is for requests that use this machine’s own name, as are the faults', async () => {
		const ask = async (url: string, host: string) =>
			(await app.inject({ url, headers: { host } })).statusCode;
		for (const url of [
			'/hmrc-local/ledger',
			'/hmrc-local/ledger/returns',
			'/hmrc-local/faults',
			'/local/faults',
		]) {
			for (const host of ['evil.example', 'evil.example:4801', 'localhost.evil.example'])
				expect(await ask(url, host)).toBe(404);
			for (const host of ['localhost:4801', '127.0.0.1', '[::1]:4801'])
				expect(await ask(url, host)).toBe(200);
		}
		expect(await ask('/hmrc-local/', 'evil.example')).toBe(200);
	});

	it('survives a restart, and so does what was deleted', async () => {
		const dataFolder = mkdtempSync(join(tmpdir(), 'hmrc-local-'));
		const open = () => createHmrcLocal({ ...credentials, pollSeconds: 0, dataFolder });
		const first = open();
		const kept = summary(await post(first, 'submission', submission(right)));
		const gone = summary(await post(first, 'submission', submission(right)));
		await post(first, 'submission', remove(gone.correlationId));
		await first.close();
		const second = open();
		expect(summary(await post(second, 'poll', poll(kept.correlationId))).qualifier).toBe('response');
		expect(summary(await post(second, 'poll', poll(gone.correlationId))).error).toBe('2000');
		expect((await second.inject('/hmrc-local/ledger')).json()).toHaveLength(2);
		await second.close();
		for (const file of ['submissions.jsonl', 'messages.xml'])
			expect(readFileSync(join(dataFolder, file), 'utf8')).not.toContain(credentials.password);
		rmSync(dataFolder, { recursive: true });
	});
});

describe('the page of filed returns', () => {
	const open = async (query = '') => (await app.inject(`/hmrc-local/returns${query}`)).payload;

	it('shows what is filed under the given reference, and nothing about anyone else', async () => {
		await post(app, 'submission', submission(right));
		expect(await open()).not.toContain(utr);
		expect(await open('?utr=1111111111')).toContain('No return is filed under 1111111111.');
		const filed = await open(`?utr=${utr.slice(0, 5)}%20${utr.slice(5)}`);
		expect(filed).toContain(`Filed under ${utr}`);
		expect(filed).toContain('20 November 2026 at 10:00');
		expect(filed).toContain('not HMRC');
	});

	it('shows nothing that was rejected', async () => {
		await post(app, 'submission', submission({ boxes: { ...right.boxes, 'CAL1/2': '87.00' } }));
		expect(await open(`?utr=${utr}`)).toContain(`No return is filed under ${utr}.`);
	});

	it('treats input as text', async () => {
		expect(await open(`?utr=${encodeURIComponent('"><script>1</script>')}`)).not.toContain('<script');
		expect((await app.inject('/hmrc-local/returns?utr=1&utr=2')).statusCode).toBe(200);
	});

	it('has its style in a file, as a strict content policy requires', async () => {
		expect(await open()).toContain('href="/hmrc-local/style.css"');
		expect((await app.inject('/hmrc-local/style.css')).headers['content-type']).toContain('text/css');
	});
});

describe('the page', () => {
	it('says what the stand-in is and shows nothing about anyone', async () => {
		await post(app, 'submission', submission(right));
		const answer = await app.inject('/hmrc-local/');
		expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
		expect(answer.payload).toContain('<html lang="en-GB">');
		expect(answer.payload).toContain('This is not HMRC');
		expect(answer.payload).not.toContain(utr);
	});
});

it('answers over a real connection, with its own address in the answer', async () => {
	const address = await app.listen({ host: '127.0.0.1', port: 0 });
	const answer = await fetch(`${address}/hmrc-local/submission`, {
		method: 'POST',
		body: submission(right),
		headers: { 'content-type': 'text/xml; charset=utf-8' },
	});
	expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8');
	expect(await answer.text()).toContain(`${address}/hmrc-local/poll</ResponseEndPoint>`);
});

const shared = new URL('../../../../../shared/self-assessment/', import.meta.url).pathname;

describe.skipIf(!existsSync(shared))('the samples', () => {
	const placeholder = { senderId: 'PLACEHOLDER', password: 'PLACEHOLDER' };
	const sample = (name: string) => readFileSync(join(shared, 'samples', name), 'utf8');

	it.each(['sa100-2024-25.xml', 'sa100-2025-26.xml'])(
		'%s is accepted, also by HMRC’s own schema',
		async (name) => {
			const judge = createHmrcLocal({
				...placeholder,
				pollSeconds: 0,
				schemasFolder: join(shared, 'schemas'),
			});
			const { correlationId } = summary(await post(judge, 'submission', sample(name)));
			const answer = await post(judge, 'poll', poll(correlationId));
			expect(bodyErrors(answer)).toEqual([]);
			expect(summary(answer).qualifier).toBe('response');
		},
	);

	it('refuses a stranger’s list request and accepts the sender’s', async () => {
		const judge = createHmrcLocal({ ...placeholder, pollSeconds: 0 });
		expect(summary(await post(app, 'submission', sample('list-request.xml'))).error).toBe('1046');
		expect(summary(await post(judge, 'submission', sample('list-request.xml'))).qualifier).toBe('response');
		expect(summary(await post(judge, 'poll', sample('poll.xml'))).error).toBe('2000');
		expect(summary(await post(judge, 'submission', sample('delete.xml'))).error).toBe('2000');
	});
});
