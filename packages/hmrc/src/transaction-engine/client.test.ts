/** The client against a real HTTP server that misbehaves in every way that a network and HMRC can. */
import {
	addCredentials,
	buildAcknowledgement,
	buildDeletedReply,
	buildErrorReply,
	buildListReply,
	buildSubmitRequest,
	buildSuccessReply,
	element,
	type GovTalkError,
	placeIrmark,
} from '@halfpenny/govtalk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
	answerWith,
	type Behaviour,
	drip,
	flood,
	reset,
	type ScriptedServer,
	silence,
	startScriptedServer,
	truncate,
} from '../../tests/scripted-server.ts';
import { transactionEngineTarget } from '../environments.ts';
import { type TransactionEngine, transactionEngine } from './client.ts';

const transactionId = '00112233445566778899AABBCCDDEEFF';
const correlationId = '0123456789ABCDEF0123456789ABCDEF';
const credentials = { senderId: 'SENDER', password: 'p&ssword' };
const place = '/hd:GovTalkMessage[1]/hd:Body[1]/MTR:IRenvelope[1]/MTR:MTR[1]/MTR:SA102[2]/MTR:Employment[1]';

const { xml: message, mark } = placeIrmark(
	buildSubmitRequest({
		messageClass: 'HMRC-SA-SA100',
		transactionId,
		keys: [{ type: 'UTR', value: '2234567890' }],
		channel: { vendorId: '0000', product: 'Halfpenny', version: '0' },
		body: element('IRenvelope', [element('IRheader', [element('IRmark', '', { Type: 'generic' })])], {
			xmlns: 'urn:sa',
		}),
	}),
);
const submission = { message, irmark: mark.base64, transactionId };

let server: ScriptedServer;
let engine: TransactionEngine;
/**
 * Gives up after a second: for tests of exchanges that never end, since a busy machine may need longer for those that
 * do.
 */
let impatient: TransactionEngine;

beforeAll(async () => {
	server = await startScriptedServer();
	const target = transactionEngineTarget('local', 'sa100', server.url);
	engine = transactionEngine(target, credentials, { timeoutMilliseconds: 60_000, answerBytes: 100_000 });
	impatient = transactionEngine(target, credentials, { timeoutMilliseconds: 1000, answerBytes: 100_000 });
});
afterAll(() => server.close());
beforeEach(() => {
	server.received.length = 0;
});

function answer(changes: { correlationId?: string; url?: string; transactionId?: string } = {}) {
	return {
		messageClass: 'HMRC-SA-SA100',
		transactionId: changes.transactionId ?? transactionId,
		correlationId: changes.correlationId ?? correlationId,
		endPoint: { url: changes.url ?? `${server.url}/poll-2`, pollSeconds: 7 },
		timestamp: '2026-11-20T10:00:00.000',
	};
}

function govTalkError(code: string, type = 'fatal'): GovTalkError {
	return { raisedBy: 'Gateway', code, type, text: 'Synthetic' };
}

function refusal(code: string, type = 'fatal', businessErrors: GovTalkError[] = []): Uint8Array {
	return buildErrorReply({ ...answer(), errors: [govTalkError(code, type)], businessErrors });
}

function receiptFor(irmark: string, changes = {}): Uint8Array {
	const receipt = { irmark, markMessage: 'm', message: 'm', acceptedTime: '2026-11-20T10:00:05.000' };
	return buildSuccessReply({ ...answer(changes), receipt });
}

function conversation() {
	return { correlationId, pollUrl: `${server.url}/poll-2`, irmark: mark.base64, transactionId };
}

function submitAfter(behaviour: Behaviour) {
	server.next = behaviour;
	const sender = behaviour === silence || behaviour === drip ? impatient : engine;
	return sender.submit(submission);
}

function pollAfter(behaviour: Behaviour) {
	server.next = behaviour;
	return engine.poll(conversation());
}

describe('submit', () => {
	it('sends the stored bytes with credentials, once, as XML', async () => {
		await submitAfter(answerWith(buildAcknowledgement(answer())));
		const [received, ...more] = server.received;
		expect(more).toEqual([]);
		expect(received?.path).toBe('/hmrc-local/submission');
		expect(received?.contentType).toBe('text/xml; charset=utf-8');
		expect(received?.body).toBe(new TextDecoder().decode(addCredentials(message, credentials)));
	});

	it('acknowledged: correlation id, where and when to ask', async () => {
		expect(await submitAfter(answerWith(buildAcknowledgement(answer())))).toEqual({
			kind: 'acknowledged',
			correlationId,
			pollUrl: `${server.url}/poll-2`,
			pollSeconds: 7,
		});
	});

	it.each(['https://evil.example/poll', 'http://127.0.0.1:1/poll', 'nonsense', 'file:///etc/passwd'])(
		'is not sent elsewhere by %s',
		async (url) => {
			const outcome = await submitAfter(answerWith(buildAcknowledgement(answer({ url }))));
			expect(outcome).toMatchObject({ kind: 'acknowledged', pollUrl: `${server.url}/poll` });
		},
	);

	it('is not sent to an address that names a user', async () => {
		const url = `${server.url}/poll-2`.replace('://', '://user:word@');
		const outcome = await submitAfter(answerWith(buildAcknowledgement(answer({ url }))));
		expect(outcome).toMatchObject({ kind: 'acknowledged', pollUrl: `${server.url}/poll` });
	});

	it('an acknowledgement without a correlation id, or for someone else, is unknown', async () => {
		const none = buildAcknowledgement(answer({ correlationId: '' }));
		const other = buildAcknowledgement(answer({ transactionId: 'FF' }));
		expect(await submitAfter(answerWith(none))).toEqual({ kind: 'unknown', why: 'otherConversation' });
		expect(await submitAfter(answerWith(other))).toEqual({ kind: 'unknown', why: 'otherConversation' });
	});

	it.each(['1001', '1002', '1046', '2001', '2021', '2022', '4065', '5005'])(
		'%s is a refusal',
		async (code) => {
			expect(await submitAfter(answerWith(refusal(code)))).toMatchObject({
				kind: 'refused',
				errors: [{ code }],
				businessErrors: [],
			});
		},
	);

	it('3001 is a refusal that says where', async () => {
		const errors = [{ ...govTalkError('6554', 'business'), location: place }];
		expect(await submitAfter(answerWith(refusal('3001', 'business', errors)))).toMatchObject({
			kind: 'refused',
			businessErrors: [{ code: '6554', location: place }],
		});
	});

	it('credentials refused with UndefinedClass and no ids still count as a refusal', async () => {
		const reply = buildErrorReply({
			...answer({ correlationId: '', transactionId: '' }),
			messageClass: 'UndefinedClass',
			errors: [govTalkError('1046')],
		});
		expect(await submitAfter(answerWith(reply))).toMatchObject({
			kind: 'refused',
			errors: [{ code: '1046' }],
		});
	});

	it.each([
		['1000', 'fatal'],
		['2005', 'fatal'],
		['3000', 'fatal'],
		['4999', 'recoverable'],
	])('%s (%s) leaves it unknown', async (code, type) => {
		expect(await submitAfter(answerWith(refusal(code, type)))).toMatchObject({
			kind: 'unknown',
			why: 'engineTrouble',
		});
	});

	it('one open error among final ones leaves it unknown', async () => {
		const errors = [govTalkError('4065'), govTalkError('3000')];
		const reply = buildErrorReply({ ...answer(), errors });
		expect(await submitAfter(answerWith(reply))).toMatchObject({
			kind: 'unknown',
			why: 'engineTrouble',
			errors,
		});
	});
});

describe('what a network does to a submission', () => {
	const html = '<html><body><h1>503 Service Unavailable</h1></body></html>';

	it.each<[string, Behaviour, object]>([
		['no answer', silence, { why: 'timeout' }],
		['an answer that never ends', drip, { why: 'timeout' }],
		['a reset', reset, { why: 'connectionLost' }],
		['half an answer', truncate('<GovTalkMessage/>'.repeat(20)), { why: 'connectionLost' }],
		['an endless answer', flood, { why: 'answerTooLarge' }],
		['HTML with 200', answerWith(html), { why: 'reply.notGovTalk' }],
		['HTML that is no XML', answerWith('<html><br></html>'), { why: 'xml.malformed' }],
		['a document type', answerWith('<!DOCTYPE html><html/>'), { why: 'xml.doctype' }],
		['HTML with 503', answerWith(html, 503), { why: 'httpStatus', status: 503 }],
		['HTML with 403', answerWith(html, 403), { why: 'httpStatus', status: 403 }],
		['nothing at all', answerWith(''), { why: 'xml.malformed' }],
		['bytes that are no text', answerWith(new Uint8Array([0xff, 0xfe, 0x00])), { why: 'xml.notUtf8' }],
		['204', answerWith('', 204), { why: 'httpStatus', status: 204 }],
	])('%s: unknown', async (_, behaviour, why) => {
		expect(await submitAfter(behaviour)).toEqual({ kind: 'unknown', ...why });
		expect(server.received).toHaveLength(1);
	});

	it('a redirect is not followed, wherever it leads', async () => {
		for (const location of ['/hmrc-local/elsewhere', 'http://127.0.0.1:1/']) {
			const outcome = await submitAfter(answerWith('', 307, { location }));
			expect(outcome).toEqual({ kind: 'unknown', why: 'httpStatus', status: 307 });
		}
		expect(server.received.map((one) => one.path)).toEqual(Array(2).fill('/hmrc-local/submission'));
	});

	it('a 500 is unknown even with a refusal inside; a 400 with one is a refusal', async () => {
		expect(await submitAfter(answerWith(refusal('4065'), 500))).toMatchObject({
			kind: 'unknown',
			why: 'httpStatus',
		});
		expect(await submitAfter(answerWith(refusal('4065'), 400))).toMatchObject({ kind: 'refused' });
		expect(await submitAfter(answerWith(buildAcknowledgement(answer()), 400))).toMatchObject({
			kind: 'unknown',
		});
	});

	it('nobody listening, or no such name: not sent', async () => {
		const gone = await startScriptedServer();
		await gone.close();
		for (const url of [gone.url, gone.url.replace('127.0.0.1', 'localhost'), 'http://nobody.invalid']) {
			const nowhere = transactionEngine(transactionEngineTarget('local', 'sa100', url), credentials);
			expect(await nowhere.submit(submission)).toEqual({ kind: 'notSent', why: 'unreachable' });
		}
	});
});

describe('poll', () => {
	it('asks where the last answer said, without credentials', async () => {
		await pollAfter(answerWith(buildAcknowledgement(answer())));
		expect(server.received[0]?.path).toBe('/hmrc-local/poll-2');
		expect(server.received[0]?.body).not.toContain(credentials.senderId);
	});

	it('but never at another origin, even if one was stored', async () => {
		server.next = answerWith(buildAcknowledgement(answer()));
		await engine.poll({ ...conversation(), pollUrl: 'http://127.0.0.1:1/poll' });
		expect(server.received[0]?.path).toBe('/hmrc-local/poll');
	});

	it('still pending: the newest address and interval', async () => {
		const reply = buildAcknowledgement(answer({ url: `${server.url}/poll-3` }));
		expect(await pollAfter(answerWith(reply))).toMatchObject({
			kind: 'acknowledged',
			pollUrl: `${server.url}/poll-3`,
		});
	});

	it('accepted only with a receipt for our mark', async () => {
		expect(await pollAfter(answerWith(receiptFor(mark.base64)))).toMatchObject({
			kind: 'accepted',
			receipt: { irmark: mark.base64 },
		});
		const other = 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=';
		expect(await pollAfter(answerWith(receiptFor(other)))).toMatchObject({
			kind: 'receiptMismatch',
			receipt: { irmark: other },
		});
		expect(await pollAfter(answerWith(receiptFor('')))).toMatchObject({ kind: 'receiptMismatch' });
	});

	it('a receipt in another conversation is not ours', async () => {
		const reply = receiptFor(mark.base64, { correlationId: 'FF' });
		expect(await pollAfter(answerWith(reply))).toEqual({ kind: 'unknown', why: 'otherConversation' });
	});

	it('a refusal, a receipt or an acknowledgement with another TransactionID is not ours', async () => {
		const other = { ...answer(), transactionId: 'FF' };
		const errors = [govTalkError('3001', 'business')];
		const replies = [
			buildErrorReply({ ...other, errors }),
			buildAcknowledgement(other),
			receiptFor(mark.base64, { transactionId: 'FF' }),
		];
		for (const reply of replies)
			expect(await pollAfter(answerWith(reply))).toEqual({ kind: 'unknown', why: 'otherConversation' });
	});

	it.each(['3001', '2021', '4065', '8888'])('%s is a refusal of the return', async (code) => {
		expect(await pollAfter(answerWith(refusal(code, 'business')))).toMatchObject({ kind: 'refused' });
	});

	it.each(['3001', '4065', '5001', '2021', '0403', ''])(
		'%s that names no conversation is no refusal: it may be about another',
		async (code) => {
			const reply = buildErrorReply({
				...answer({ correlationId: '', transactionId: '' }),
				messageClass: 'UndefinedClass',
				errors: [{ ...govTalkError('3001'), code }],
			});
			expect(await pollAfter(answerWith(reply))).toMatchObject({ kind: 'unknown' });
		},
	);

	it.each(['0403', '', 'ABC'])('“%s” is not one of HMRC’s codes and decides nothing', async (code) => {
		const reply = buildErrorReply({ ...answer(), errors: [{ ...govTalkError('3001'), code }] });
		expect(await pollAfter(answerWith(reply))).toMatchObject({ kind: 'unknown' });
		expect(await submitAfter(answerWith(reply))).toMatchObject({ kind: 'unknown' });
	});

	it.each(['1001', '1020', '1035', '1040', '1046'])(
		'%s faults the question, not the return',
		async (code) => {
			expect(await pollAfter(answerWith(refusal(code)))).toMatchObject({
				kind: 'unknown',
				why: 'questionRefused',
			});
		},
	);

	it.each([
		['2000', 'noSuchConversation'],
		['1000', 'engineTrouble'],
		['3000', 'engineTrouble'],
	])('%s is unknown: %s', async (code, why) => {
		expect(await pollAfter(answerWith(refusal(code)))).toMatchObject({ kind: 'unknown', why });
	});
});

describe('list and delete', () => {
	const records = [
		{ timestamp: '20/11/2026 10:00:00', correlationId, transactionId, status: 'SUBMISSION_RESPONSE' },
	];

	it('list returns what HMRC holds', async () => {
		server.next = answerWith(
			buildListReply({ ...answer({ correlationId: '' }), senderId: 'SENDER', records }),
		);
		expect(await engine.list()).toEqual({ kind: 'listed', records });
		expect(server.received[0]?.body).toContain('<Function>list</Function>');
		expect(server.received[0]?.body).toContain('<Value>p&amp;ssword</Value>');
	});

	it('list: refused, unknown, something else', async () => {
		server.next = answerWith(refusal('1046'));
		expect(await engine.list()).toMatchObject({ kind: 'refused' });
		server.next = silence;
		expect(await impatient.list()).toEqual({ kind: 'unknown', why: 'timeout' });
		server.next = answerWith(buildAcknowledgement(answer()));
		expect(await engine.list()).toEqual({ kind: 'unknown', why: 'reply.unrecognised' });
	});

	it('delete is done when HMRC says so, even if it was done before', async () => {
		server.next = answerWith(buildDeletedReply(answer()));
		expect(await engine.delete({ correlationId })).toEqual({ kind: 'deleted' });
		server.next = answerWith(refusal('2000'));
		expect(await engine.delete({ correlationId })).toEqual({ kind: 'deleted' });
		expect(server.received[1]?.body).toContain(`<CorrelationID>${correlationId}</CorrelationID>`);
		expect(server.received[1]?.body).not.toContain(credentials.senderId);
	});

	it('if another conversation is gone, or the answer doesn’t say which, ours is not', async () => {
		for (const other of ['FF', '']) {
			server.next = answerWith(buildDeletedReply(answer({ correlationId: other })));
			expect(await engine.delete({ correlationId })).toEqual({ kind: 'unknown', why: 'otherConversation' });
		}
		const reply = buildErrorReply({ ...answer({ correlationId: 'FF' }), errors: [govTalkError('2000')] });
		server.next = answerWith(reply);
		expect(await engine.delete({ correlationId })).toEqual({ kind: 'unknown', why: 'otherConversation' });
	});

	it('delete: refused, unknown', async () => {
		server.next = answerWith(refusal('1035'));
		expect(await engine.delete({ correlationId })).toMatchObject({ kind: 'refused' });
		server.next = reset;
		expect(await engine.delete({ correlationId })).toEqual({ kind: 'unknown', why: 'connectionLost' });
		server.next = answerWith(buildAcknowledgement(answer()));
		expect(await engine.delete({ correlationId })).toEqual({ kind: 'unknown', why: 'reply.unrecognised' });
	});
});
