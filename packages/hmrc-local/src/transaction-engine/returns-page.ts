/** The counterpart of a person's HMRC account page: the returns filed under one reference. */
import type { FastifyInstance } from 'fastify';
import { escaped, htmlPage, moment, wideTable } from '../app/html.ts';
import type { FiledReturn, FiledReturns } from './ledger/filed-returns.ts';

/** Adds `GET .../returns`, where a person gives a Unique Taxpayer Reference and sees what is filed under it. */
export function returnsRoute(app: FastifyInstance, returns: FiledReturns, base: string): void {
	app.get<{ Querystring: { utr?: unknown } }>(`${base}/returns`, async ({ query }, reply) => {
		const reference = typeof query.utr === 'string' ? query.utr.replace(/\D/g, '').slice(0, 10) : '';
		return reply
			.type('text/html; charset=utf-8')
			.send(returnsPage(base, reference, filedUnder(returns, reference)));
	});
}

const filedUnder = (returns: FiledReturns, reference: string): FiledReturn[] =>
	reference === ''
		? []
		: [...returns.all()].filter(
				({ uniqueTaxpayerReference: utr, original }) => utr === reference && original !== null,
			);

function returnsPage(base: string, reference: string, filed: readonly FiledReturn[]): string {
	return htmlPage(
		base,
		'Filed returns – stand-in for HMRC',
		`<h1>Filed returns</h1>
<p>This is the stand-in for HMRC on this machine, not HMRC. It shows what it has accepted. None of it is filed with HMRC.</p>
<form method="get" action="${escaped(base)}/returns">
<label for="utr">Unique Taxpayer Reference<input id="utr" name="utr" inputmode="numeric" autocomplete="off" value="${escaped(reference)}"></label>
<button>Look</button>
</form>
${reference === '' ? '' : found(reference, filed)}`,
	);
}

const head =
	'<th scope="col">Tax year</th><th scope="col">Form</th><th scope="col">Accepted of what came in</th>';

function found(reference: string, filed: readonly FiledReturn[]): string {
	if (filed.length === 0) return `<p role="status">No return is filed under ${escaped(reference)}.</p>`;
	return wideTable(`Filed under ${escaped(reference)}`, head, filed.map(row).join(''));
}

function row({ taxYear, form, original, amendments }: FiledReturn): string {
	const first = original ? [moment(original.receivedAt)] : [];
	const later = amendments.map(({ receivedAt }) => `Amendment: ${moment(receivedAt)}`);
	return `<tr><td>${escaped(taxYear)}</td><td>${form}</td><td>${[...first, ...later].map(escaped).join('<br>')}</td></tr>`;
}
