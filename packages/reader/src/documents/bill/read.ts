/** Reads a bill, an invoice or a receipt: its amounts from the rows, the total from what adds up. */
import type { DocumentDefinition, FieldDefinition } from '../../definition.ts';
import { partBySureness, SURE_ENOUGH } from '../../engine/settle.ts';
import type { PageText } from '../../page.ts';
import type { FieldReading } from '../../reading.ts';
import { amountFields } from './amounts.ts';
import { customerField } from './customer.ts';
import { dateField } from './dates.ts';
import { currencyField, numberField } from './details.ts';
import { tellAmounts } from './roles.ts';
import { rowsOf } from './rows.ts';
import { supplierField } from './supplier.ts';
import { isSeen, seenSupplier } from './supplier-in-picture.ts';

/** The fields of both. */
export const fields: readonly FieldDefinition[] = [
	{ name: 'supplier', kind: 'organisation', labels: [] },
	{ name: 'date', kind: 'date', labels: [] },
	{ name: 'total', kind: 'money', labels: [] },
	{ name: 'vat', kind: 'money', labels: [] },
	{ name: 'net', kind: 'money', labels: [] },
	{ name: 'invoiceNumber', kind: 'reference', labels: [] },
	{ name: 'currency', kind: 'reference', labels: [] },
];

/** Reads the first page, and the total from the last page of a longer bill. An invoice names many days, a receipt one. */
export const billReader =
	(kind: 'invoice' | 'receipt'): DocumentDefinition['read'] =>
	(page, following) => {
		const { number } = page;
		const rows = rowsOf(page);
		const last = [page, ...following].map(amountsOf).findLast(({ length }) => length > 0) ?? [];
		const supplier = kind === 'receipt' && isSeen(page) ? seenSupplier(page) : supplierField(page, kind);
		const known = supplier.find(({ confidence }) => confidence >= SURE_ENOUGH)?.value;
		const found = [
			...supplier,
			...(kind === 'invoice' ? customerField(page, known) : []),
			...dateField(rows, page, kind === 'invoice'),
			...last,
			...numberField(rows, page),
			...currencyField([page, ...following].flatMap(rowsOf), number),
		];
		return { ...partBySureness(inOpenCurrency(found)), warnings: [] };
	};

/** Where it is open which of two currencies the amounts are in, none of them is sure. */
function inOpenCurrency(found: readonly FieldReading[]): FieldReading[] {
	const currency = found.find(({ name }) => name === 'currency');
	if (currency === undefined || currency.confidence >= SURE_ENOUGH) return [...found];
	const isAmount = ({ name }: FieldReading) => name === 'total' || name === 'vat' || name === 'net';
	return found.map((field) =>
		isAmount(field) ? { ...field, confidence: Math.min(field.confidence, currency.confidence) } : field,
	);
}

function amountsOf(page: PageText) {
	const rows = rowsOf(page);
	return amountFields(rows, tellAmounts(rows), page.number);
}
