/** Measures how real receipts and invoices are read, where their folder lies beside the repository. */

import { readInvoices, readReceipts } from '../corpus/pictures/real.ts';
import { COLUMNS, fieldSaid, meanSeconds, rowsOf, sayOf } from '../corpus/pictures/table.ts';
import { loadPdfium } from '../src/sources/pdf/pdfium.ts';

/** The figures of this machine. Needs the repository's root as working folder, as `npm run` gives it. */
export async function measure() {
	const receipts = await readReceipts();
	if (receipts.length === 0) return { skipped: 'there are no real receipts beside the repository' };
	const megabytes = peakMegabytes();
	const invoices = await readInvoices(await loadPdfium());
	const [marks, invoiced] = [receipts, invoices].map((timed) => timed.flatMap((each) => each.marks));
	const all = [...(marks ?? []), ...(invoiced ?? [])];
	return {
		title: 'Reading real receipts and invoices',
		summary: [
			sayOf(`${receipts.length} scanned receipts`, marks ?? []),
			fieldSaid('total', marks ?? []),
			fieldSaid('date', marks ?? []),
			fieldSaid('supplier', marks ?? []),
			sayOf(`${invoices.length} invoices, from their text`, invoiced ?? []),
			`A receipt takes ${meanSeconds(receipts)} s of processor with the networks loaded; the process that reads had at most ${megabytes} MB.`,
			'The reader was made on them, so others may be read worse.',
		].join(' '),
		columns: COLUMNS,
		rows: rowsOf([...receipts, ...invoices]),
		figures: { megabytes },
		notRight: all.filter(({ verdict, best }) => verdict !== 'right' || best !== 'right'),
	};
}

function peakMegabytes(): number {
	return Math.round(process.resourceUsage().maxRSS / 1024);
}
