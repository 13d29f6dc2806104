/** What HMRC really has: `GET /hmrc-local/ledger` (every submission) and `/hmrc-local/ledger/returns` (every return). */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { jsonList } from '../app/json-list.ts';
import type { Ledger, Wanted } from './ledger/ledger.ts';

type Asked = { Querystring: { utr?: string; transactionId?: string; messages?: string } };

/** Adds the calls below a path. Answers are written as the ledger is read, so that a long one needs no memory. */
export function ledgerRoutes(app: FastifyInstance, ledger: Ledger, path: string): void {
	app.get<Asked>(path, async ({ query }, reply) => {
		const wanted: Wanted = {
			...(query.utr === undefined ? {} : { uniqueTaxpayerReference: query.utr }),
			...(query.transactionId === undefined ? {} : { transactionId: query.transactionId }),
		};
		const entries = query.messages === 'no' ? ledger.outlines(wanted) : ledger.entries(wanted);
		return reply.type('application/json; charset=utf-8').send(Readable.from(jsonList(entries)));
	});
	app.get<Asked>(`${path}/returns`, async ({ query }, reply) => {
		const asked = query.utr;
		const returns = [...ledger.returns.all()].filter(
			({ uniqueTaxpayerReference: utr }) => asked === undefined || asked === utr,
		);
		return reply.type('application/json; charset=utf-8').send(Readable.from(jsonList(returns)));
	});
}
