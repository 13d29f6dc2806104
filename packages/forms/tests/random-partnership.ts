/** Random boxes of the partnership return, most of them wrong; HMRC's rules and ours must agree on them. */
import { buildSubmitRequest } from '@halfpenny/govtalk';
import type { Box } from '../src/box.ts';
import { irEnvelope } from '../src/return-xml/ir-envelope.ts';
import { toElement } from '../src/return-xml/to-element.ts';
import { partnershipSchemas } from '../src/sa800/partnership-schema.ts';
import { partnershipSheets } from '../src/sa800/partnership-sheets.ts';
import { type Sheet, type SheetRow, sheetRow } from '../src/sa800/sheet.ts';
import { tradeSheet } from '../src/sa800/trade-sheets.ts';
import type { Dice } from './random-return.ts';

/** Rules mention two boxes that we never fill; here they are. They come after the boxes named. */
const EXTRA: Readonly<Record<string, SheetRow>> = {
	'3.9': sheetRow('3.10', 'DetailsNotRequired', '', 'tick', { from: 'prepared', name: 'hasTrade' }),
	'3.84': sheetRow('3.93', 'AdjustmentsForTaxableProfitOrLoss/ProvisionalProfitLoss', '', 'tick', {
		from: 'prepared',
		name: 'hasTrade',
	}),
};

interface Place {
	readonly sheet: Sheet;
	readonly row: SheetRow;
}

const places: readonly Place[] = partnershipSheets.flatMap((sheet) =>
	sheet.rows
		.filter(({ unsent }) => !unsent)
		.flatMap((row) => {
			const extra = sheet.element === tradeSheet.element ? EXTRA[row.box] : undefined;
			return extra ? [row, extra] : [row];
		})
		.map((row) => ({ sheet, row })),
);

const AMOUNTS = [
	0, 1, 1, 2, 3, 5, 100, 1000, 45_000, 89_999, 90_000, 150_000, 150_001, 1_500_001, 15_000_001,
];
const DATES = ['2024-04-05', '2024-04-06', '2024-06-01', '2025-04-05', '2025-04-06'];
const UTRS = ['2234567890', '1234567890', '1111111111', '1097172564'];

/** Random boxes: a few of all, `density` in a hundred, of up to two partners. */
export function randomPartnership(dice: Dice): readonly Box[] {
	const density = 5 + dice(70);
	return boxesWhere(dice, () => dice(100) < density);
}

/** Random boxes of only those named, nearly all of them. */
export function focusedPartnership(dice: Dice, named: ReadonlySet<string>): readonly Box[] {
	return boxesWhere(dice, ({ row }) => named.has(row.box) && dice(100) < 75);
}

function boxesWhere(dice: Dice, takes: (place: Place) => boolean): readonly Box[] {
	const partners = 1 + dice(2);
	const isPartner = ({ sheet }: Place) => sheet.form === 'SA800PS';
	const first = places.findIndex(isPartner);
	const after = places.findLastIndex(isPartner) + 1;
	const repeated = Array.from({ length: partners }, (_, index) =>
		places.slice(first, after).map((place) => ({ place, page: index + 1 })),
	).flat();
	const once = (some: readonly Place[]) => some.map((place) => ({ place, page: 1 }));
	return [...once(places.slice(0, first)), ...repeated, ...once(places.slice(after))]
		.filter(({ place }) => takes(place))
		.filter(({ place }, _index, kept) =>
			followsItsLine(
				place.row,
				kept.map((other) => other.place.row.box),
			),
		)
		.map(({ place, page }) => boxOf(place, page, dice));
}

/** Lines of an address have no numbers in the XML: a second without a first would be the first. */
const LINES = ['A11', 'A12', 'A13'];

function followsItsLine({ box }: SheetRow, kept: readonly string[]): boolean {
	const before = LINES.slice(0, Math.max(0, LINES.indexOf(box)));
	return before.every((line) => kept.includes(line));
}

function boxOf({ sheet, row }: Place, page: number, dice: Dice): Box {
	const element = sheet.element.replace('[n]', `[${page}]`);
	const path = `/SApartnership/${element}${row.path}`;
	const value = randomText(row, dice);
	return { form: sheet.form, box: row.box, title: row.box, page, path, value, origins: [] };
}

function randomText({ type }: SheetRow, dice: Dice): string {
	const pick = (some: readonly (string | number)[]) => String(some[dice(some.length)]);
	switch (type) {
		case 'money.any':
			return `${dice(3) === 0 ? '-1' : pick(AMOUNTS)}.00`;
		case 'money.notNegative':
			return `${pick(AMOUNTS)}.00`;
		case 'date':
			return pick(DATES);
		case 'tick':
			return 'yes';
		case 'utr':
			return pick(UTRS);
		case 'count':
			return '2';
		default:
			return 'Text';
	}
}

/** Boxes as a whole GovTalk message, whatever is in them. */
export function partnershipMessageOf(boxes: readonly Box[]): string {
	const schema = partnershipSchemas['2024-25'];
	if (!schema) throw new Error('there is no schema');
	const keys = [{ type: 'UTR', value: '2234567890' }];
	const content = toElement(boxes, {}, 'SApartnership');
	const request = buildSubmitRequest({
		messageClass: 'HMRC-SA-SA800',
		transactionId: '',
		channel: { vendorId: '0000', product: 'Example', version: '0.1' },
		keys,
		body: irEnvelope(content, { schema, sender: 'Partnership', keys }),
	});
	return new TextDecoder().decode(request);
}
