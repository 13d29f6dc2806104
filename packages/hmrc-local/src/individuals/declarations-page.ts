/** The counterpart of a person's HMRC account page under Making Tax Digital: the years they declared final. */
import { escaped, htmlPage, moment, wideTable } from '../app/html.ts';
import type { Plugin, StandIn } from '../app/plugin.ts';
import { type Calculation, calculationsIn } from './calculations.ts';

/** Adds `GET /declarations`, where a person gives a National Insurance number and sees what was declared under it. */
export const declarationsPlugin = ({ base, store }: StandIn): Plugin => ({
	routes: (scope) => {
		scope.get<{ Querystring: { nino?: unknown } }>(`${base}/declarations`, async ({ query }, reply) => {
			const nino = typeof query.nino === 'string' ? asNino(query.nino) : '';
			const declared = nino.length < 8 ? [] : calculationsIn(store).everyDeclared(nino);
			return reply.type('text/html; charset=utf-8').send(page(base, nino, declared));
		});
	},
	section: () =>
		`<p>Look up <a href="${base}/declarations">which tax years someone has declared final</a>.</p>`,
});

const asNino = (typed: string): string =>
	typed
		.toUpperCase()
		.replace(/[^A-Z0-9]/g, '')
		.slice(0, 9);

function page(base: string, nino: string, declared: readonly Calculation[]): string {
	return htmlPage(
		base,
		'Final declarations – stand-in for HMRC',
		`<h1>Final declarations</h1>
<p>This is the stand-in for HMRC on this machine, not HMRC. It shows what it has accepted. None of it is declared to HMRC.</p>
<form method="get" action="${escaped(base)}/declarations">
<label for="nino">National Insurance number<input id="nino" name="nino" autocomplete="off" value="${escaped(nino)}"></label>
<button>Look</button>
</form>
${nino === '' ? '' : found(nino, declared)}`,
	);
}

const head = '<th scope="col">Tax year</th><th scope="col">Calculation</th><th scope="col">Declared at</th>';

function found(nino: string, declared: readonly Calculation[]): string {
	if (declared.length === 0) return `<p role="status">No final declaration is held for ${escaped(nino)}.</p>`;
	return wideTable(`Declared by ${escaped(nino)}`, head, declared.map(row).join(''));
}

function row({ taxYear, calculationId, declaredAt }: Calculation): string {
	const cells = [taxYear, calculationId, moment(declaredAt ?? '')];
	return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
}
