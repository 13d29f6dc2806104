/** The Transaction Engine's part of the start page: where returns go, and the newest received. */
import { escaped, wideTable } from '../app/html.ts';
import type { Received } from './ledger/entry.ts';

const outcomes = { accepted: 'accepted', rejected: 'rejected', refused: 'refused at once' };

const row = (entry: Received) => {
	const cells = [entry.receivedAt, entry.messageClass, entry.taxYear ?? '', outcomes[entry.outcome.kind]];
	return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
};

/** The newest that are shown. */
const most = 50;

const head =
	'<th scope="col">When</th><th scope="col">Class</th><th scope="col">Tax year</th><th scope="col">Outcome</th>';

const table = (entries: readonly Received[], all: number) =>
	entries.length === 0
		? '<p>Nothing has been received yet.</p>'
		: wideTable(captionOf(entries.length, all), head, entries.map(row).join(''));

const captionOf = (shown: number, all: number) =>
	shown === all ? 'Received, oldest first' : `The last ${shown} of ${all} received, oldest first`;

/** The part as HTML. Shows no names, numbers or amounts of anyone. */
export function receivedSection(base: string, entries: Iterable<Received>): string {
	const newest: Received[] = [];
	let all = 0;
	for (const entry of entries) {
		all += 1;
		newest.push(entry);
		if (newest.length > most) newest.shift();
	}
	return `<h2>Annual returns</h2>
<p>It answers as HMRC's Transaction Engine does, checks each return's structure, and works out its tax for itself from HMRC's published specification. A return that does not agree to the penny is rejected.</p>
<p>Returns are posted to <code>${escaped(base)}/submission</code> and asked about at <code>${escaped(base)}/poll</code>. <a href="${escaped(base)}/ledger">The ledger</a> lists everything received, with the full content of each return; <a href="${escaped(base)}/ledger/returns">the list of returns</a> says what HMRC would have on file. The 2025-26 form is judged by a reconstruction, since HMRC's own files for it were not at hand.</p>
<p>Look up <a href="${escaped(base)}/returns">what is filed under a Unique Taxpayer Reference</a>.</p>
${table(newest, all)}`;
}
