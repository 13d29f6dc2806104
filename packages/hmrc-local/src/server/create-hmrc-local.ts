/** The stand-in as an HTTP server: /submission, /poll, the ledger and a page, under one base path. */
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { messageLimits } from '../engine/check-submission.ts';
import { openLedger } from '../engine/ledger.ts';
import { schemaCheck } from '../engine/schema-check.ts';
import { answerPoll, answerSubmission, type EngineOptions } from '../engine/transaction-engine.ts';
import { page } from './page.ts';

/** How a stand-in is to be set up. */
export type HmrcLocalOptions = {
	/** The only sender that is let in. */
	readonly senderId: string;
	readonly password: string;
	/** Whole seconds to wait between acknowledgement and answer; 1 when not given. */
	readonly pollSeconds?: number;
	/** Where the ledger is kept; in memory alone when not given. */
	readonly dataFolder?: string;
	/** HMRC's schema files (`sa100-2024-25/MTR*.xsd` ...), to validate with them as well. */
	readonly schemasFolder?: string;
	/** The clock, for tests. */
	readonly now?: () => Date;
};

const basePath = '/hmrc-local';

/** A stand-in, not yet listening. `listen` and `close` are Fastify's. Throws when its ledger cannot be opened. */
export function createHmrcLocal(options: HmrcLocalOptions): FastifyInstance {
	const ledger = openLedger(options.dataFolder);
	const engine: EngineOptions = {
		senderId: options.senderId,
		password: options.password,
		pollSeconds: options.pollSeconds ?? 1,
		ledger,
		now: options.now ?? (() => new Date()),
		...(options.schemasFolder === undefined
			? {}
			: { validateWithSchema: schemaCheck(options.schemasFolder) }),
	};
	const app = Fastify({ bodyLimit: messageLimits.bytes, logger: false });
	// Nothing of a failure but that it failed: its message might quote a return.
	app.setErrorHandler((_error, _request, reply) =>
		reply.code(500).type('text/plain').send('Internal failure'),
	);
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
	const answer = (work: typeof answerPoll) => (request: FastifyRequest) =>
		Buffer.from(work(bytesOf(request), { ...engine, base: baseOf(request) }));
	const xml = { onSend: setType('text/xml; charset=utf-8') };
	app.post(`${basePath}/submission`, xml, async (request) => answer(answerSubmission)(request));
	app.post(`${basePath}/poll`, xml, async (request) => answer(answerPoll)(request));
	app.get(`${basePath}/ledger`, async () => ledger.entries());
	const html = { onSend: setType('text/html; charset=utf-8') };
	app.get(`${basePath}/`, html, async () => page(basePath, ledger.entries()));
	app.get(basePath, async (_request, reply) => reply.redirect(`${basePath}/`));
	return app;
}

const setType =
	(type: string) =>
	async (
		_request: FastifyRequest,
		reply: { header(name: string, value: string): unknown },
		payload: unknown,
	) => {
		reply.header('content-type', type);
		return payload;
	};

const bytesOf = ({ body }: FastifyRequest): Uint8Array =>
	body instanceof Uint8Array ? body : new Uint8Array();

const baseOf = (request: FastifyRequest) => `${request.protocol}://${request.host}${basePath}`;
