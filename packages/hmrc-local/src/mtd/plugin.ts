/** Serves the MTD APIs over HTTP, with the faults that are set, logging each request. */
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Plugin, StandIn } from '../app/plugin.ts';
import type { Answer } from '../faults/deliver.ts';
import { type Api, type ApiAnswer, type Route, refused } from './api.ts';
import { errorAnswer } from './gateway/error-answer.ts';
import { pass } from './gateway/pass.ts';
import { rateOf } from './gateway/rate.ts';

/** Where MTD's APIs begin: anything else below these is HMRC's 404. */
const roots = ['individuals', 'obligations', 'accounts', 'create-test-user', 'hello'];

/** The APIs as one plugin, since they share one rate. */
export function mtdApis(standIn: StandIn, apis: readonly Api[]): Plugin {
	const rate = rateOf(standIn.requestsPerSecond, standIn.now);
	const answerWith =
		(work: (request: FastifyRequest) => ApiAnswer) => (request: FastifyRequest, reply: FastifyReply) =>
			standIn.underFaults(request, reply, 'mtd', () => {
				const { status, body } = whole(work(request));
				log(standIn, request, status);
				return json(status, body);
			});
	return {
		routes: (scope) => {
			scope.removeAllContentTypeParsers();
			scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
			for (const api of apis)
				for (const route of api.routes)
					scope.route({
						method: route.method,
						url: `${standIn.base}${route.path}`,
						handler: answerWith((request) => pass(incoming(request, api, route), standIn, rate)),
					});
			const unknown = answerWith((request) => refused(methodOrPath(standIn, apis, request)));
			for (const root of roots) scope.all(`${standIn.base}/${root}/*`, unknown);
		},
	};
}

/** Whether only the method is wrong. */
function methodOrPath({ base }: StandIn, apis: readonly Api[], request: FastifyRequest): string {
	const path = pathOf(request.url).slice(base.length);
	const known = apis.flatMap(({ routes }) => routes).some((route) => patternOf(route).test(path));
	return known ? 'METHOD_NOT_ALLOWED' : 'MATCHING_RESOURCE_NOT_FOUND';
}

const patternOf = ({ path }: Route): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

const pathOf = (url: string): string => url.split('?')[0] ?? '';

const texts = (values: unknown): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(values ?? {}).flatMap(([name, value]) =>
			typeof value === 'string' ? [[name, value] as const] : [],
		),
	);

const bytesOf = ({ body }: FastifyRequest): Uint8Array =>
	body instanceof Uint8Array ? body : new Uint8Array();

const incoming = (request: FastifyRequest, api: Api, route: Route) => ({
	api,
	route,
	params: texts(request.params),
	query: texts(request.query),
	headers: texts(request.headers),
	bytes: bytesOf(request),
});

const whole = (answer: ApiAnswer): { readonly status: number; readonly body?: unknown } =>
	'errors' in answer ? errorAnswer(answer.errors) : answer;

function json(status: number, body: unknown): Answer {
	return {
		status,
		contentType: 'application/json',
		bytes: body === undefined ? new Uint8Array() : new TextEncoder().encode(JSON.stringify(body)),
		headers: { 'x-correlationid': randomUUID(), 'x-content-type-options': 'nosniff' },
	};
}

function log(standIn: StandIn, request: FastifyRequest, status: number): void {
	const { base, now, requests } = standIn;
	const { nino } = texts(request.params);
	const query = texts(request.query);
	const path = pathOf(request.url).slice(base.length);
	const at = now().toISOString();
	standIn.seenHeaders.add({
		path,
		method: request.method,
		requestTimestamp: at,
		headers: texts(request.headers),
	});
	requests.add({
		at,
		method: request.method,
		path,
		body: bodyOf(bytesOf(request)),
		status,
		scenario: texts(request.headers)['gov-test-scenario'] ?? null,
		nino: nino ?? query.nino ?? null,
		grantType: null,
	});
}

/** As JSON if it is JSON, otherwise nothing: it may be anything. */
function bodyOf(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch {
		return null;
	}
}
