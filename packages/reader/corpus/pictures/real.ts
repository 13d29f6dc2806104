/** The real receipts and invoices whose values are known, where their folder lies beside the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { asDate } from '../../src/engine/values/dates.ts';
import { readPdf } from '../../src/read-bytes.ts';
import { recognisePicture } from '../../src/recognise-bytes.ts';
import type { Pdfium } from '../../src/sources/pdf/pdfium.ts';
import type { Values } from '../paper.ts';
import { type Timed, timedRead } from './mark.ts';

/** Every real receipt, read from its scan. The first is read twice: the first time the networks are loaded. */
export async function readReceipts(): Promise<Timed[]> {
	const found: Timed[] = [];
	for (const [index, { name, bytes, truth }] of papersIn<ReceiptTruth>('receipts', 'jpg').entries()) {
		if (index === 0) await recognisePicture(bytes);
		const about = { papers: 'real', type: 'receipt', layout: name, grade: 'scan' as const };
		found.push(await timedRead(about, shownOnReceipt(truth), () => recognisePicture(bytes)));
	}
	return found;
}

/** The scans of the real receipts. */
export function receiptScans(): Uint8Array[] {
	return papersIn<ReceiptTruth>('receipts', 'jpg').map(({ bytes }) => bytes);
}

/** Every real invoice, read from its text. */
export async function readInvoices(pdfium: Pdfium): Promise<Timed[]> {
	const found: Timed[] = [];
	for (const { name, bytes, truth } of papersIn<readonly InvoiceTruth[]>('invoices', 'pdf')) {
		const [first] = truth;
		if (!first) continue;
		const about = { papers: 'real', type: 'invoice', layout: name, grade: 'text' as const };
		found.push(await timedRead(about, shownOnInvoice(first), async () => readPdf(pdfium, bytes)));
	}
	return found;
}

interface ReceiptTruth {
	readonly total?: string;
	readonly date?: string;
	readonly company?: string;
}

interface InvoiceTruth {
	readonly issuer: string;
	readonly date: string;
	readonly invoice_number: string;
	readonly amount: number;
	readonly currency: string;
}

function papersIn<Truth>(kind: string, ending: string) {
	const folder = resolve('../shared/documents', kind);
	const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
	return files.map((file) => {
		const truth: Truth = JSON.parse(readFileSync(join(folder, file), 'utf8'));
		const bytes = new Uint8Array(readFileSync(join(folder, file.replace('json', ending))));
		return { name: file, bytes, truth };
	});
}

function shownOnReceipt({ total = '', date = '', company = '' }: ReceiptTruth): Values {
	const isWritten = /[a-z]/i.test(date);
	return {
		total: Number(total.replace(/[^\d.]/g, '')).toFixed(2), // not money
		date: asDate(date.replace(/[/-]/g, isWritten ? ' ' : '$&')) ?? '',
		supplier: company,
	};
}

function shownOnInvoice({ issuer, date, invoice_number, amount, currency }: InvoiceTruth): Values {
	return {
		supplier: issuer,
		date,
		invoiceNumber: invoice_number,
		total: amount.toFixed(2), // not money
		currency,
	};
}
