/**
 * A Transaction Engine for tests, over real HTTP: stores what it received, answers as told, and misbehaves on demand.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
	buildAcknowledgement,
	buildDeletedReply,
	buildErrorReply,
	buildListReply,
	buildSuccessReply,
	type GovTalkError,
	irmark,
	parseXml,
	textAt,
	type XmlElement,
} from '@halfpenny/govtalk';

/** What goes wrong with one message: `after` means the message was recorded first. */
export type Fault =
	| 'resetBefore'
	| 'resetAfter'
	| 'silenceAfter'
	| 'htmlBefore'
	| 'unavailableAfter'
	| 'trouble3000'
	/** 2000, although the list shows it. */
	| 'noSuchConversation';

/** A received return. */
interface Filed {
	readonly transactionId: string;
	readonly correlationId: string;
	readonly irmark: string;
	readonly body: string;
	polls: number;
	deleted: boolean;
}

/** The engine, what it holds, and how it behaves next. */
export interface FakeTransactionEngine {
	readonly url: string;
	readonly filed: Filed[];
	/** Every message by function, in order: `submit`, `poll`, `list`, `delete`. */
	readonly messages: string[];
	/** Faults by kind of message, each used up by one message. */
	readonly faults: Record<'submit' | 'poll' | 'list' | 'delete', Fault[]>;
	/** Whether the list shows what was filed. */
	listShows: boolean;
	/** How often a poll is answered with "still working". */
	pollsUntilFinal: number;
	/** The final answer: accepted, a receipt for something else, or these errors. */
	verdict: 'accept' | 'mismatch' | { readonly code: string; readonly errors: readonly GovTalkError[] };
	/** Refuses immediately with this code instead of acknowledging. */
	refuseSubmit: string | undefined;
	/** Deletes everything and behaves again. */
	readonly reset: () => void;
	readonly close: () => Promise<void>;
}

/** Starts one on a free port. */
export async function startFakeTransactionEngine(): Promise<FakeTransactionEngine> {
	const http = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		receive(engine, Buffer.concat(chunks).toString(), response);
	});
	await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
	const { port } = http.address() as AddressInfo;
	const engine: FakeTransactionEngine = {
		url: `http://127.0.0.1:${port}`,
		...fresh(),
		reset: () => void Object.assign(engine, fresh()),
		close: () =>
			new Promise((resolve) => {
				http.close(() => resolve());
				http.closeAllConnections();
			}),
	};
	return engine;
}

function fresh(): Omit<FakeTransactionEngine, 'url' | 'reset' | 'close'> {
	return {
		filed: [],
		messages: [],
		faults: { submit: [], poll: [], list: [], delete: [] },
		listShows: true,
		pollsUntilFinal: 0,
		verdict: 'accept',
		refuseSubmit: undefined,
	};
}

type Kind = keyof FakeTransactionEngine['faults'];

function receive(engine: FakeTransactionEngine, xml: string, response: ServerResponse): void {
	const parsed = parseXml(xml);
	if (!parsed.ok) throw new Error(`the engine was sent no XML: ${parsed.problem}`);
	const details = parsed.value;
	const kind = kindOf(details);
	engine.messages.push(kind);
	const fault = engine.faults[kind].shift();
	if (fault === 'resetBefore') return void response.socket?.resetAndDestroy();
	if (fault === 'htmlBefore') return void response.writeHead(502).end('<html><br>Bad gateway</html>');
	const answer = { submit, poll, list, delete: forget }[kind](engine, details, xml, fault);
	if (fault === 'resetAfter') return void response.socket?.resetAndDestroy();
	if (fault === 'unavailableAfter') return void response.writeHead(503).end();
	if (fault !== 'silenceAfter') response.writeHead(200, { 'content-type': 'text/xml' }).end(answer);
}

function kindOf(message: XmlElement): Kind {
	if (textAt(message, 'Header/MessageDetails/Qualifier') === 'poll') return 'poll';
	const name = textAt(message, 'Header/MessageDetails/Function');
	if (name === 'submit' || name === 'list' || name === 'delete') return name;
	throw new Error(`the engine does not know the function ${name}`);
}

function answerTo(engine: FakeTransactionEngine, message: XmlElement, correlationId: string) {
	return {
		messageClass: textAt(message, 'Header/MessageDetails/Class') ?? '',
		transactionId: textAt(message, 'Header/MessageDetails/TransactionID') ?? '',
		correlationId,
		endPoint: { url: `${engine.url}/poll`, pollSeconds: 1 },
		timestamp: '2026-11-20T10:00:00.000',
	};
}

function govTalkError(code: string, type = 'fatal'): GovTalkError {
	return { raisedBy: 'Gateway', code, type, text: 'Synthetic' };
}

function submit(engine: FakeTransactionEngine, message: XmlElement, body: string): Uint8Array {
	const mark = irmark(body);
	if (!mark.ok) throw new Error(mark.problem);
	const answer = answerTo(engine, message, '');
	if (engine.refuseSubmit) return buildErrorReply({ ...answer, errors: [govTalkError(engine.refuseSubmit)] });
	const correlationId = (engine.filed.length + 1).toString(16).toUpperCase().padStart(32, 'A');
	const { transactionId } = answer;
	engine.filed.push({
		transactionId,
		correlationId,
		irmark: mark.value.base64,
		body,
		polls: 0,
		deleted: false,
	});
	return buildAcknowledgement({ ...answer, correlationId });
}

function poll(engine: FakeTransactionEngine, message: XmlElement, _body: string, fault?: Fault): Uint8Array {
	const correlationId = textAt(message, 'Header/MessageDetails/CorrelationID') ?? '';
	const answer = answerTo(engine, message, correlationId);
	const one = engine.filed.find((filed) => filed.correlationId === correlationId && !filed.deleted);
	if (!one || fault === 'noSuchConversation')
		return buildErrorReply({ ...answer, errors: [govTalkError('2000')] });
	if (fault === 'trouble3000') return buildErrorReply({ ...answer, errors: [govTalkError('3000')] });
	one.polls += 1;
	if (one.polls <= engine.pollsUntilFinal) return buildAcknowledgement(answer);
	const { verdict } = engine;
	if (typeof verdict === 'object') {
		const errors = [govTalkError(verdict.code, 'business')];
		return buildErrorReply({ ...answer, errors, businessErrors: verdict.errors });
	}
	const digest = verdict === 'accept' ? one.irmark : 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=';
	const receipt = {
		irmark: digest,
		markMessage: 'Synthetic',
		message: 'Synthetic',
		acceptedTime: '2026-11-20T10:00:05.000',
	};
	return buildSuccessReply({ ...answer, receipt });
}

function list(engine: FakeTransactionEngine, message: XmlElement): Uint8Array {
	const records = engine.filed
		.filter(({ deleted }) => engine.listShows && !deleted)
		.map(({ transactionId, correlationId }) => ({
			timestamp: '20/11/2026 10:00:00',
			transactionId,
			correlationId,
			status: 'SUBMISSION_RESPONSE',
		}));
	return buildListReply({ ...answerTo(engine, message, ''), senderId: 'SENDER', records });
}

function forget(engine: FakeTransactionEngine, message: XmlElement): Uint8Array {
	const correlationId = textAt(message, 'Header/MessageDetails/CorrelationID') ?? '';
	const answer = answerTo(engine, message, correlationId);
	const one = engine.filed.find((filed) => filed.correlationId === correlationId && !filed.deleted);
	if (!one) return buildErrorReply({ ...answer, function: 'delete', errors: [govTalkError('2000')] });
	one.deleted = true;
	return buildDeletedReply(answer);
}
