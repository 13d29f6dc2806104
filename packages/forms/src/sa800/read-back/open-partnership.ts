/** Opens a file that may be a partnership's return: its sheets and boxes, or why we cannot read it. */
import { type FormYear, formYears } from '@halfpenny/years';
import {
	boxesBelow,
	type FiledBox,
	openEnvelope,
	type ReadBackCode,
	yearOf,
} from '../../read-back/open-envelope.ts';
import type { FiledPage } from '../../read-back/open-return.ts';
import type { Row } from '../../tables/row.ts';
import { prefixOf } from '../fact-of-sheet-box.ts';
import { declarationSheet } from '../main-sheets.ts';
import { partnershipSchemas } from '../partnership-schema.ts';
import { partnershipSheets } from '../partnership-sheets.ts';
import type { Sheet, SheetRow } from '../sheet.ts';

/** A sheet in a file: a page with only the rows that a box table can read back. */
export interface FiledSheet {
	readonly sheet: Sheet;
	readonly page: FiledPage;
}

/** A partnership's return in a file. */
export interface FiledPartnership {
	readonly year: FormYear;
	readonly utr: string | undefined;
	/** By path: `/SApartnership/Partnership/PartnershipStatement/PartnerDetails[2]/PartnerUTR`. */
	readonly boxes: ReadonlyMap<string, FiledBox>;
	readonly sheets: readonly FiledSheet[];
	readonly partners: number;
}

/** A return, or why there is none. */
export type OpenPartnershipResult =
	| { readonly ok: true; readonly filed: FiledPartnership }
	| { readonly ok: false; readonly code: ReadBackCode; readonly year?: string };

const TOP = '/SApartnership/';

/** Opens a GovTalk message with a partnership's return in it, or a bare IRenvelope. Never throws on bad input. */
export function openPartnership(xml: Uint8Array | string): OpenPartnershipResult {
	const opened = openEnvelope(xml, 'SApartnership');
	if (!opened.ok) return opened;
	const { content, utr } = opened;
	const year = formYears.find((one) => partnershipSchemas[one]?.namespace === content.namespace);
	if (!year) return { ok: false, code: 'return.unknownYear', ...yearOf(content.namespace) };
	const boxes = new Map(
		content.children.flatMap((child) => boxesBelow(child, TOP)).map(([path, box]) => [TOP + path, box]),
	);
	const partners = partnersIn([...boxes.keys()]);
	return { ok: true, filed: { year, utr, boxes, partners, sheets: sheetsOf(boxes, year, partners) } };
}

function partnersIn(paths: readonly string[]): number {
	return Math.max(0, ...paths.map((path) => Number(/\/PartnerDetails\[(\d+)\]/.exec(path)?.[1] ?? 0)));
}

/** Every sheet, the partner's once for each partner; who declares is not a fact. */
function sheetsOf(
	boxes: ReadonlyMap<string, FiledBox>,
	year: FormYear,
	partners: number,
): readonly FiledSheet[] {
	return partnershipSheets
		.filter((sheet) => sheet !== declarationSheet)
		.flatMap((sheet) =>
			Array.from({ length: sheet.form === 'SA800PS' ? partners : 1 }, (_, index) =>
				filedSheet(sheet, index + 1, boxes, year),
			),
		);
}

function filedSheet(
	sheet: Sheet,
	number: number,
	boxes: ReadonlyMap<string, FiledBox>,
	year: FormYear,
): FiledSheet {
	const { form, rows } = sheet;
	const pathPrefix = TOP + sheet.element.replace('[n]', `[${number}]`);
	const below = [...boxes].filter(([path]) => path.startsWith(pathPrefix));
	return {
		sheet,
		page: {
			year,
			number,
			pathPrefix,
			factPrefix: prefixOf(sheet, { form, page: number }),
			table: { form, element: sheet.element, rows: rows.flatMap(turnable) },
			boxes: new Map(below.map(([path, box]) => [path.slice(pathPrefix.length), box])),
		},
	};
}

/** A row that a box table can read back: its source reads facts, and the return carries it. */
function turnable({ source, unsent, ...row }: SheetRow): readonly Row[] {
	const { from } = source;
	if (unsent || from === 'prepared' || from === 'share' || from === 'sum') return [];
	return [{ ...row, source }];
}
