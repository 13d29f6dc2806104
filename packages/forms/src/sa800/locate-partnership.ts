/** Maps HMRC's error locations back to the boxes of a partnership return: which box, which partner, which fact. */
import { parseLocation } from '@halfpenny/govtalk';
import type { LocatedBox } from '../locate.ts';
import { factOfSheetBox } from './fact-of-sheet-box.ts';
import { partnershipSheets } from './partnership-sheets.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** Elements that repeat, told apart by number. */
const REPEATED = 'PartnerDetails';
const LINE = 'Line';

/**
 * The box at an indexed XPath such as HMRC's ErrorResponse gives
 * (`/hd:GovTalkMessage[1]/…/ptr:PartnerDetails[2]/ptr:PartnerUTR[1]`). Undefined outside the return we fill; without a
 * box for a group of them.
 */
export function partnershipBoxForLocation(location: string): LocatedBox | undefined {
	const steps = parseLocation(location);
	const top = steps?.findIndex(({ name }) => name === 'SApartnership') ?? -1;
	if (!steps || top < 0) return undefined;
	const below = steps.slice(top + 1);
	const page = below.find(({ name }) => name === REPEATED)?.index ?? 1;
	const path = below.map(({ name, index }) => (name === LINE ? `${name}[${index}]` : name)).join('/');
	return located(path, page);
}

function located(path: string, page: number): LocatedBox | undefined {
	for (const sheet of partnershipSheets) {
		const row = sheet.rows.find((candidate) => pathOf(sheet, candidate) === path && !candidate.unsent);
		if (row) return { ...describe(sheet, row, page), box: row.box, title: row.title };
	}
	const group = partnershipSheets.find((sheet) =>
		sheet.rows.some((row) => pathOf(sheet, row).startsWith(`${path}/`)),
	);
	return (
		group && { form: group.form, page, box: undefined, title: undefined, factPaths: wholeOf(group, page) }
	);
}

function pathOf({ element }: Sheet, { path }: SheetRow): string {
	return element.replace('[n]', '') + path;
}

function describe({ form }: Sheet, { box }: SheetRow, page: number): Omit<LocatedBox, 'box' | 'title'> {
	const fact = factOfSheetBox(box, { form, page });
	return { form, page, factPaths: fact === undefined ? [] : [fact] };
}

/** A partner, if the group is one. */
function wholeOf({ form }: Sheet, page: number): readonly string[] {
	return form === 'SA800PS' ? [`partners[${page - 1}]`] : [];
}
