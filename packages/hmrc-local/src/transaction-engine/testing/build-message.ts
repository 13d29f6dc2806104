/** For tests: builds submissions from boxes, with elements where the leaf table puts them. */
import { addCredentials, buildSubmitRequest, element, placeIrmark, type XmlDraft } from '@halfpenny/govtalk';
import type { FormYear } from '@halfpenny/years';
import type { WrittenBoxes } from '../../calculation/return-boxes.ts';
import { type ElementRow, type LeafTable, leafTable } from '../structure/leaf-table.ts';

/** The sender authorised on test servers. */
export const credentials = { senderId: 'HALFPENNY001', password: 'correct horse' };

/** A UTR with a correct check digit. */
export const utr = '2234567890';

/** What a test wants to send. Boxes by number; pages that repeat as lists; `paths` for elements without a number. */
export type ReturnToSend = {
	readonly year?: FormYear;
	readonly boxes?: WrittenBoxes;
	readonly paths?: Readonly<Record<string, string>>;
	readonly transactionId?: string;
	/** The UTR; {@link utr} by default. */
	readonly reference?: string;
	/** Paths below IRenvelope of usual elements to leave out. */
	readonly without?: readonly string[];
	/** Whether it says it amends an earlier return. */
	readonly amendment?: boolean;
};

type Record_ = Readonly<Record<string, string>>;
const forms: Readonly<Record<string, string>> = {
	SA102: 'EMP',
	SA102M: 'MOR',
	SA103S: 'SSE',
	SA103F: 'FSE',
	SA104S: 'SPS',
	SA104F: 'FPS',
	SA105: 'PRO',
};

/** What every return says besides its boxes. */
const usual = (table: LeafTable): Record_ => ({
	'IRheader/PeriodEnd': `20${table.year.slice(5)}-04-05`,
	'IRheader/DefaultCurrency': 'GBP',
	'IRheader/Manifest/Contains/Reference/Namespace': table.namespace,
	'IRheader/Manifest/Contains/Reference/SchemaVersion': '2024-v1.0',
	'IRheader/Manifest/Contains/Reference/TopElementName': 'MTR',
	'IRheader/Keys/Key': utr,
	'IRheader/IRmark': '',
	'IRheader/Sender': 'Individual',
	'MTR/SA110/UnderpaidTax': '',
	'MTR/TaxpayerName': 'Test Person',
	'MTR/Declaration/IndividualDeclaration': 'yes',
});

const attributes: Readonly<Record<string, Record_>> = {
	'IRheader/Keys/Key': { Type: 'UTR' },
	'IRheader/IRmark': { Type: 'generic' },
};

/** The IRenvelope of a return. */
export function irEnvelope(toSend: ReturnToSend): XmlDraft {
	const { year = '2024-25', boxes = {}, paths = {}, reference = utr, amendment = false } = toSend;
	const table = leafTable(year);
	const all = { ...usual(table), 'IRheader/Keys/Key': reference, ...paths };
	const texts = Object.fromEntries(Object.entries(all).filter(([path]) => !toSend.without?.includes(path)));
	const single = Object.fromEntries(
		Object.entries({ YPDTR: 'U', 'CAL1/2': '0.00', ...boxes }).flatMap(([box, value]) =>
			typeof value === 'string' ? [[box, value] as const] : [],
		),
	);
	const children = table.childrenOf('IRenvelope').flatMap((row) => drafts(row, table, texts, single, boxes));
	const marked = children.map((child) =>
		amendment && child.name === table.top ? { ...child, attributes: { AmendedReturn: 'yes' } } : child,
	);
	return element('IRenvelope', marked, { xmlns: table.namespace });
}

function drafts(
	row: ElementRow,
	table: LeafTable,
	texts: Record_,
	values: Record_,
	all: WrittenBoxes,
): XmlDraft[] {
	const name = row.path.slice(row.path.lastIndexOf('/') + 1);
	const pages = all[forms[name] ?? ''];
	if (pages !== undefined && typeof pages !== 'string')
		return pages.flatMap((instance) => container(row, name, table, {}, instance, {}));
	const path = row.path.replace(/^IRenvelope\//, '');
	const text = texts[path] ?? (row.box === null ? undefined : values[row.box]);
	if (row.type === null) {
		const inside = container(row, name, table, texts, values, all);
		return inside.length === 0 && text !== undefined ? [element(name, text)] : inside;
	}
	return text === undefined ? [] : [element(name, text, attributes[path] ?? {})];
}

function container(
	row: ElementRow,
	name: string,
	table: LeafTable,
	texts: Record_,
	values: Record_,
	all: WrittenBoxes,
): XmlDraft[] {
	const inside = table.childrenOf(row.path).flatMap((child) => drafts(child, table, texts, values, all));
	return inside.length === 0 ? [] : [element(name, inside)];
}

/** An employment page with everything its page must have. */
export const employment = (boxes: Record_): Record_ => ({
	EMP4: '123/AB456',
	EMP5: 'Example Ltd',
	EMP6: 'no',
	...boxes,
});

/** The bytes of a submission with credentials and its IRmark, as text. */
export function submission(toSend: ReturnToSend, sender = credentials): string {
	const message = buildSubmitRequest({
		messageClass: 'HMRC-SA-SA100',
		transactionId: toSend.transactionId ?? 'ABCDEF0123456789',
		gatewayTest: true,
		keys: [{ type: 'UTR', value: toSend.reference ?? utr }],
		channel: { vendorId: '0000', product: 'Halfpenny', version: '0.1' },
		body: irEnvelope(toSend),
	});
	return new TextDecoder().decode(addCredentials(placeIrmark(message).xml, sender));
}
