/** For tests: builds partnership returns from boxes, with elements where the leaf table puts them. */
import { addCredentials, buildSubmitRequest, element, placeIrmark, type XmlDraft } from '@halfpenny/govtalk';
import { boxOf } from '../rules/partnership/partnership-boxes.ts';
import { type ElementRow, leafTable } from '../structure/leaf-table.ts';
import { credentials, utr } from './build-message.ts';

type Record_ = Readonly<Record<string, string>>;

/** What a test sends: boxes, repeated pages by element name, texts by path. */
export type PartnershipToSend = {
	readonly boxes?: Record_;
	readonly pages?: Readonly<Record<string, readonly Record_[]>>;
	/** By path below IRenvelope; a list if an element repeats. */
	readonly texts?: Readonly<Record<string, string | readonly string[]>>;
	readonly transactionId?: string;
	readonly reference?: string;
	readonly messageClass?: string;
	readonly amendment?: boolean;
};

const table = leafTable('2024-25', 'SA800');
const address = 'SApartnership/Partnership/PartnershipStatement/PartnerDetails/PartnerAddress/Line';

/** What every return says besides its boxes. */
const usual = (reference: string): Record_ => ({
	'IRheader/PeriodEnd': '2025-04-05',
	'IRheader/DefaultCurrency': 'GBP',
	'IRheader/Manifest/Contains/Reference/Namespace': table.namespace,
	'IRheader/Manifest/Contains/Reference/SchemaVersion': '2024-v1.0',
	'IRheader/Manifest/Contains/Reference/TopElementName': table.top,
	'IRheader/Keys/Key': reference,
	'IRheader/IRmark': '',
	'IRheader/Sender': 'Partnership',
	'SApartnership/PartnershipName': 'Test and Partners',
	'SApartnership/Declaration/PartnershipDeclaration': 'yes',
	[address]: '1 Road',
});

const attributes: Readonly<Record<string, Record_>> = {
	'IRheader/Keys/Key': { Type: 'UTR' },
	'IRheader/IRmark': { Type: 'generic' },
	'SApartnership/AttachedFiles/Attachment': { FileFormat: 'pdf', Filename: 'accounts.pdf' },
};

/** The IRenvelope of a partnership return. */
export function partnershipEnvelope(toSend: PartnershipToSend): XmlDraft {
	const texts = { ...usual(toSend.reference ?? utr), ...toSend.texts };
	const build = (row: ElementRow, values: Record_): XmlDraft[] => {
		const name = row.path.slice(row.path.lastIndexOf('/') + 1);
		const path = row.path.replace(/^IRenvelope\//, '');
		const pages = row.type === null ? toSend.pages?.[name] : undefined;
		if (pages) return pages.map((page) => element(name, inside(row, page)));
		if (row.type === null) {
			const children = inside(row, values);
			return children.length === 0 ? [] : [element(name, children)];
		}
		const text = texts[path] ?? values[boxOf(row.path, table) ?? ''];
		const given = text === undefined ? [] : typeof text === 'string' ? [text] : text;
		return given.map((one) => element(name, one, attributes[path] ?? {}));
	};
	const inside = (row: ElementRow, values: Record_) =>
		table.childrenOf(row.path).flatMap((child) => build(child, values));
	const children = table.childrenOf('IRenvelope').flatMap((row) => build(row, toSend.boxes ?? {}));
	const marked = children.map((child) =>
		toSend.amendment && child.name === table.top ? { ...child, attributes: { AmendedReturn: 'yes' } } : child,
	);
	return element('IRenvelope', marked, { xmlns: table.namespace });
}

/** The bytes of a submission with credentials and its IRmark, as text. */
export function partnershipSubmission(toSend: PartnershipToSend, sender = credentials): string {
	const message = buildSubmitRequest({
		messageClass: toSend.messageClass ?? 'HMRC-SA-SA800',
		transactionId: toSend.transactionId ?? 'ABCDEF0123456789',
		gatewayTest: true,
		keys: [{ type: 'UTR', value: toSend.reference ?? utr }],
		channel: { vendorId: '0000', product: 'Halfpenny', version: '0.1' },
		body: partnershipEnvelope(toSend),
	});
	return new TextDecoder().decode(addCredentials(placeIrmark(message).xml, sender));
}

const period = { start: '2024-04-06', end: '2025-04-05' };
const pounds = (values: Readonly<Record<string, number>>): Record_ =>
	Object.fromEntries(Object.entries(values).map(([box, value]) => [box, `${value}.00`]));

const shares = {
	...{ '11': 97250, '11A': 100, '13': 12, '14': 100, '14A': 60, '15': 44, '17': 320, '18': 7, '19': 2040 },
	...{ '20': 890, '22': 100, '22A': 33, '23': 50, '24': 30, '25': 40, '26': 30, '27': 12, '28': 5, '29': 70 },
	...{ '30': 1500 },
};
const share = (prefix: string, part: number): Record_ =>
	Object.fromEntries(
		Object.entries(shares).map(([number, whole]) => [`${prefix}.${number}`, ((whole * part) / 2).toFixed(2)]),
	);

/** A return of two partners with every page; everything adds up. */
export const everyPage: PartnershipToSend = {
	boxes: {
		...{ '1.0': 'yes', '2.0': 'yes', '3.0': 'yes', '3.1': 'Shop', '3.2': 'Retail' },
		...{ '3.4': period.start, '3.5': period.end, '1.1': period.start, '1.2': period.end },
		...{ '2.4': period.start, '2.5': period.end, '7.1': period.start, '7.2': period.end },
		...{ '7.24': period.start, '7.25': period.end, 'N1.1': period.start, 'N1.2': period.end },
		...{ '11.2': '2', '11.3': 'Ada Partner' },
		...pounds({ '3.13A': 1000, '3.15': 50, '3.22': 1000, '3.23': 50, '3.29': 200_000, '3.44': 300 }),
		...pounds({ '3.46': 80_000, '3.47': 1000, '3.48': 500, '3.49': 118_500, '3.50': 500, '3.51': 20_000 }),
		...pounds({ '3.62': 400, '3.63': 600, '3.64': 21_000, '3.65': 98_000, '3.66': 300, '3.67': 100 }),
		...pounds({ '3.68': 50, '3.69': 450, '3.70': 1000, '3.71': 200, '3.72': 1200, '3.73': 97_250 }),
		...pounds({ '3.82': 100, '3.83': 97_250, '3.97': 30, '3.117': 70, '3.99': 10, '3.104': 5, '3.105': 15 }),
		...pounds({
			'3.106': 4,
			'3.109': 4,
			'3.110': 11,
			'3.111': 1,
			'3.112': 2,
			'3.113': 3,
			'3.114': 4,
			'3.115': 2,
		}),
		...pounds({ '1.21': 2000, '1.22': 10, '1.23': 100, '1.24': 2100, '1.25': 50, '1.31': 50, '1.32': 2050 }),
		...pounds({ '1.33': 5, '1.35': 5, '1.36': 15, '1.38': 15, '1.39': 2040, '1.40': 30 }),
		...pounds({ '2.6': 100, '2.6A': 60, '2.3.3': 300, '2.3A.3': 20, '2.7': 320, '2.8': 5, '2.9': 7 }),
		...pounds({ '2.10A': 12, '2.28': 300, '2.30A': 12, '4.1': 1500 }),
		...pounds({ '7.3': 10, '7.5': 2, '7.6': 12, '7.7': 80, '7.8': 20, '7.9': 100, '7.17': 20, '7.18': 100 }),
		...pounds({ '7.19': 33, '7.23': 33, '7.26': 44, '7.28': 40, '7.29': 10, '7.30': 50 }),
		...share('N1', 2),
	},
	pages: {
		PartnerDetails: [
			{ 'N2.6': 'Ada Partner', 'N2.8': '2234567890', ...share('N2', 1) },
			{ 'N2.6': 'Bob Partner', 'N2.8': '1097172564', ...share('N2', 1) },
		],
		FurnishedHolidayLettings: [
			pounds({
				'1.3': 1000,
				'1.4': 100,
				'1.10': 100,
				'1.11': 900,
				'1.12': 10,
				'1.14': 10,
				'1.15': 20,
				'1.16': 890,
			}),
			{ '1.19': 'yes', ...pounds({ '1.3': 500, '1.4': 700, '1.10': 700, '1.11': -200, '1.17': 200 }) },
		],
		IncomeLandAndPropertyAbroad: [
			pounds({
				'2.11': 500,
				'2.12': 100,
				'2.18': 100,
				'2.19': 400,
				'2.20': 1,
				'2.22': 1,
				'2.23': 2,
				'2.25': 2,
				'2.26': 399,
			}),
		],
		InterestEtcRow: [{ '2.2.3': '100.00' }, { '2.2.2': 'yes', '2.2.3': '40.00' }],
		DividendsRow: [{ '2.2A.3': '60.00' }],
		DisposalRow: [{ '4.1.3': '1000.00' }, { '4.1.3': '500.00' }],
	},
};

/** A return of two partners with the shortest trading page; everything adds up. */
export const shortPage: PartnershipToSend = {
	boxes: {
		...{ '3.0': 'yes', '3.1': 'Shop', '3.2': 'Retail', '3.4': period.start, '3.5': period.end },
		...{ 'N1.1': period.start, 'N1.2': period.end, '11.2': '2', '11.3': 'Ada Partner' },
		...pounds({ '3.24': 50_000, '3.25': 10_000, '3.26': 40_000, '3.83': 40_000, 'N1.11': 40_000 }),
	},
	pages: {
		PartnerDetails: [
			{ 'N2.6': 'Ada Partner', 'N2.8': '2234567890', 'N2.11': '30000.00' },
			{ 'N2.6': 'Bob Partner', 'N2.8': '1097172564', 'N2.11': '10000.00' },
		],
	},
};
