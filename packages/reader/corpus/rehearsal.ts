/**
 * `npm run rehearsal -w packages/reader`: prints the papers that a waiting process reads to be quick with the next one. What a browser
 * printed brings fonts of its own, as nearly every paper does: reading those is what takes longest the first time.
 */
import { writeFileSync } from 'node:fs';
import { openPrinter } from '../held-back/print.ts';
import { tuned } from './index.ts';
import { fill } from './paper.ts';
import { valuesFor } from './values.ts';

/** Where the papers are kept, from the repository's root. */
const FILE = 'packages/reader/src/child/rehearsal-papers.json';

/** Of a kind each, by layouts that no measurement of time reads. */
const LAYOUTS: readonly string[] = ['eleven-p60-other-order', 'eleven-payslip-app'];

const printer = await openPrinter();
const papers: string[] = [];
for (const name of LAYOUTS) {
	const layout = tuned.find((each) => each.name === name);
	if (!layout) throw new Error(`There is no layout ${name}.`);
	const { html } = fill(layout, valuesFor(layout.type, 0));
	papers.push(Buffer.from(await printer.print(html, {})).toString('base64'));
}
await printer.close();
writeFileSync(FILE, `${JSON.stringify({ papers }, null, '\t')}\n`);
