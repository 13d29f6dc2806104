/** Requests and replies match HMRC's schema and samples, and read back as they were built. */
import { join } from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { describe, expect, it } from 'vitest';
import { hasShared, shared, sharedText } from '../../tests/shared.ts';
import { irmark, placeIrmark } from '../irmark.ts';
import { element } from '../xml/write-xml.ts';
import { parseReply, type Reply } from './replies.ts';
import {
	addCredentials,
	buildDeleteRequest,
	buildListRequest,
	buildPollRequest,
	buildSubmitRequest,
} from './requests.ts';
import {
	buildAcknowledgement,
	buildDeletedReply,
	buildErrorReply,
	buildListReply,
	buildSuccessReply,
} from './responses.ts';

const messageClass = 'HMRC-SA-SA100';
const correlationId = '0123456789ABCDEF0123456789ABCDEF';
const credentials = { senderId: 'PLACEHOLDER', password: 'PLACEHOLDER' };
const endPoint = { url: 'https://test-transaction-engine.tax.service.gov.uk/poll', pollSeconds: 10 };
const answer = {
	messageClass,
	transactionId: 'A1',
	correlationId,
	endPoint,
	timestamp: '2026-11-20T10:00:00.000',
};
const refusal = { raisedBy: 'Gateway', code: '1046', type: 'fatal', text: 'Synthetic text', location: '' };
const mark = 'ZMJa16IRjFFV/TO42wwftQhoxRY=';
const receipt = {
	irmark: mark,
	markMessage: 'Synthetic',
	message: 'Synthetic',
	acceptedTime: '2026-11-20T10:00:05.000',
};
const place = '/hd:GovTalkMessage[1]/hd:Body[1]/MTR:IRenvelope[1]/MTR:MTR[1]/MTR:SA102[2]';
const record = {
	timestamp: '20/11/2026 10:00:00',
	correlationId,
	transactionId: 'A1',
	status: 'SUBMISSION_RESPONSE',
};

const body = element('IRenvelope', [element('IRheader', [element('IRmark', '', { Type: 'generic' })])], {
	xmlns: 'http://www.govtalk.gov.uk/taxation/SA/SA100/24-25/1',
});
const submit = buildSubmitRequest({
	messageClass,
	transactionId: 'ABCDEF',
	gatewayTest: true,
	keys: [{ type: 'UTR', value: '2234567890' }],
	channel: { vendorId: '0000', product: 'Example', version: '0.1' },
	body,
});

const built = {
	submit,
	'submit with credentials': addCredentials(submit, credentials),
	poll: buildPollRequest({ messageClass, correlationId }),
	delete: buildDeleteRequest({ messageClass, correlationId }),
	list: buildListRequest({ messageClass, credentials }),
	acknowledgement: buildAcknowledgement(answer),
	error: buildErrorReply({ ...answer, errors: [refusal] }),
	'business error': buildErrorReply({
		...answer,
		errors: [{ ...refusal, code: '3001', type: 'business' }],
		businessErrors: [
			{ raisedBy: 'ChRIS', code: '6554', type: 'business', text: 'Synthetic <&>', location: place },
		],
	}),
	success: buildSuccessReply({ ...answer, receipt }),
	deleted: buildDeletedReply(answer),
	'list reply': buildListReply({ ...answer, senderId: 'ME', records: [record] }),
};

function text(bytes: Uint8Array): string {
	return new TextDecoder().decode(bytes);
}

function reply(xml: string | Uint8Array): Reply {
	const parsed = parseReply(xml);
	if (!parsed.ok) throw new Error(parsed.problem);
	return parsed.value;
}

describe.skipIf(!hasShared)('against HMRC’s envelope schema', () => {
	const validate = (xml: string) => {
		xmlRegisterFsInputProviders();
		const url = join(shared, 'schemas/envelope/envelope-v2-0-HMRC.xsd');
		using schema = XmlDocument.fromString(sharedText('schemas/envelope/envelope-v2-0-HMRC.xsd'), { url });
		using validator = XsdValidator.fromDoc(schema);
		using document = XmlDocument.fromString(xml);
		validator.validate(document);
	};

	it.each(Object.entries(built))('%s', (_, xml) => expect(() => validate(text(xml))).not.toThrow());

	it('rejects a message in the wrong order', () => {
		const wrong = text(built.poll).replace(/(<Class>.*<\/Class>)(<Qualifier>.*<\/Qualifier>)/, '$2$1');
		expect(() => validate(wrong)).toThrow();
	});
});

describe.skipIf(!hasShared)('against the samples', () => {
	it('builds the same poll, delete and list messages byte for byte', () => {
		expect(text(built.poll)).toBe(sharedText('samples/poll.xml').trim());
		expect(text(built.delete)).toBe(sharedText('samples/delete.xml').trim());
		expect(text(built.list)).toBe(sharedText('samples/list-request.xml').trim());
	});

	it('reads the sample replies', () => {
		expect(reply(sharedText('samples/ack.xml'))).toEqual({
			kind: 'acknowledgement',
			transactionId: '',
			correlationId,
			endPoint,
		});
		expect(reply(sharedText('samples/error-1046.xml'))).toMatchObject({
			kind: 'error',
			correlationId: '',
			errors: [{ code: '1046', type: 'fatal' }],
			businessErrors: [],
		});
		expect(reply(sharedText('samples/error-3001.xml'))).toMatchObject({
			kind: 'error',
			errors: [{ code: '3001' }],
			businessErrors: [{ code: '6554', location: expect.stringMatching(/^\/hd:GovTalkMessage\[1\]/) }],
		});
		expect(reply(sharedText('samples/success.xml'))).toMatchObject({
			kind: 'success',
			receipt: {
				irmark: mark,
				acceptedTime: '2026-11-20T10:00:05.000',
				messages: [{ code: '0000' }, { code: '077001' }],
			},
		});
	});
});

describe('requests', () => {
	it('keeps the IRmark valid when credentials are added after it', () => {
		const placed = placeIrmark(submit);
		const sent = addCredentials(placed.xml, { senderId: 'a<b', password: 'p&ss $& $1' });
		expect(irmark(sent)).toEqual({ ok: true, value: placed.mark });
		expect(text(sent)).toContain('<SenderID>a&lt;b</SenderID>');
		expect(text(sent)).toContain('<Value>p&amp;ss $&amp; $1</Value>');
		expect(text(sent).replace(/<SenderDetails>.*<\/SenderDetails>/, '<SenderDetails></SenderDetails>')).toBe(
			text(placed.xml),
		);
	});

	it('never puts a timestamp or a correlation id in a submission', () => {
		expect(text(submit)).not.toContain('GatewayTimestamp');
		expect(text(submit)).toContain('<CorrelationID></CorrelationID>');
	});

	it('adds credentials only once', () => {
		expect(() => addCredentials(built['submit with credentials'], credentials)).toThrow(
			'no empty SenderDetails',
		);
	});
});

describe('replies', () => {
	const common = { transactionId: 'A1', correlationId, endPoint };

	it('read back as they were built', () => {
		expect(reply(built.acknowledgement)).toEqual({ ...common, kind: 'acknowledgement' });
		expect(reply(built.deleted)).toEqual({ ...common, kind: 'deleted' });
		expect(reply(built['list reply'])).toEqual({ ...common, kind: 'list', records: [record] });
		expect(reply(built.success)).toMatchObject({ ...common, kind: 'success', receipt: { irmark: mark } });
		expect(reply(built['business error'])).toMatchObject({
			...common,
			kind: 'error',
			businessErrors: [{ text: 'Synthetic <&>', location: place }],
		});
	});

	it('are matched on qualifier and code, whatever class is echoed', () => {
		const undefinedClass = text(built.error).replace(messageClass, 'UndefinedClass');
		expect(reply(undefinedClass)).toEqual(reply(built.error));
	});

	it('wait 2 seconds when the interval is not a number, and an hour at most', () => {
		const withInterval = (interval: string) =>
			reply(text(built.acknowledgement).replace('"10"', `"${interval}"`));
		expect(withInterval('-1').endPoint?.pollSeconds).toBe(2);
		expect(withInterval('1e3').endPoint?.pollSeconds).toBe(2);
		expect(withInterval('31536').endPoint?.pollSeconds).toBe(3600);
	});

	it('report a message that is not a reply', () => {
		const problem = (xml: string) => {
			const parsed = parseReply(xml);
			return parsed.ok ? parsed.value.kind : parsed.problem;
		};
		expect(problem('<html><body>503</body></html>')).toBe('reply.notGovTalk');
		expect(problem('<!DOCTYPE html><html></html>')).toBe('xml.doctype');
		expect(problem(text(built.success).slice(0, -20))).toBe('xml.malformed');
		expect(problem(text(built.success).replace('CM/envelope', 'CM/other'))).toBe('reply.notGovTalk');
		expect(problem(text(built.poll))).toBe('reply.unrecognised');
		expect(problem(text(built.success).replaceAll('SuccessResponse', 'Response'))).toBe('reply.unrecognised');
		expect(problem(text(built.success).replaceAll('DigestValue', 'Value'))).toBe('reply.unrecognised');
		expect(problem(text(built.error).replace(/<GovTalkErrors>.*<\/GovTalkErrors>/, ''))).toBe(
			'reply.unrecognised',
		);
	});

	it('ignore a digest outside the signature’s namespace', () => {
		const forged = text(built.success).replaceAll('dsig:', '').replace('xmlns:dsig', 'xmlns:other');
		expect(parseReply(forged)).toEqual({ ok: false, problem: 'reply.unrecognised' });
	});
});
