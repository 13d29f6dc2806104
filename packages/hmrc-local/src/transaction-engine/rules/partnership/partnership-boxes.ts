/** The boxes of a partnership return by number, whole and page by page for repeated pages. */
import { find, findAll, type XmlElement } from '@halfpenny/govtalk';
import { type Page, page } from '../../../calculation/return-boxes.ts';
import type { LeafTable } from '../../structure/leaf-table.ts';

/** Pages that can occur several times, by their path below SApartnership. */
export const pagePaths = {
	holidayLettings: 'PartnershipLandProperty/FurnishedHolidayLettings',
	foreignProperty: 'PartnershipForeign/IncomeLandPropertyAbroad/IncomeLandAndPropertyAbroad',
	partner: 'Partnership/PartnershipStatement/PartnerDetails',
	interestAbroad: 'PartnershipForeign/ForeignIncomeSavingsLandProperty/InterestEtc/InterestEtcRow',
	dividendsAbroad: 'PartnershipForeign/ForeignIncomeSavingsLandProperty/Dividends/DividendsRow',
	avoidanceScheme: 'Partnership/OtherInformation/TaxAvoidanceSchemes',
} as const;

/** A page that can occur several times. */
export type PartnershipPage = keyof typeof pagePaths;

/** A whole partnership return. */
export type PartnershipBoxes = {
	/** Every box; one that occurs more than once keeps each value. */
	readonly whole: Page;
	readonly pages: Readonly<Record<PartnershipPage, readonly Page[]>>;
	/** Whether an element is at a path below SApartnership. */
	has(path: string): boolean;
	/** How often it does. */
	count(path: string): number;
	/** First and last day of the tax year, `YYYY-MM-DD`. */
	readonly firstDay: string;
	readonly lastDay: string;
};

const top = 'IRenvelope/SApartnership';
const savings = `${top}/PartnershipSavings`;
const abroad = `${top}/PartnershipForeign/ForeignIncomeSavingsLandProperty`;
const triplet = (path: string, [net, tax, gross]: readonly [string, string, string]) =>
	[
		[`${path}/Net`, net],
		[`${path}/Tax`, tax],
		[`${path}/Gross`, gross],
	] as const;

/** Boxes that the form numbers but HMRC's schema does not. */
const unnumbered: ReadonlyMap<string, string> = new Map([
	...triplet(`${savings}/Interest/TaxDeducted/UKinterestPaid`, ['7.7', '7.8', '7.9']),
	...triplet(`${savings}/Interest/TaxDeducted/OtherIncome`, ['7.14', '7.15', '7.16']),
	...triplet(`${savings}/OtherIncome/WithTaxDeducted`, ['7.28', '7.29', '7.30']),
	[`${abroad}/InterestEtc/InterestEtcRow/Unremittable`, '2.2.2'],
	[`${abroad}/InterestEtc/InterestEtcRow/Gross`, '2.2.3'],
	[`${abroad}/Dividends/DividendsRow/Unremittable`, '2.2A.2'],
	[`${abroad}/Dividends/DividendsRow/Gross`, '2.2A.3'],
]);

/** The number of a box by its path, or null. */
export const boxOf = (path: string, table: LeafTable): string | null =>
	unnumbered.get(path) ?? table.row(path)?.box ?? null;

/** Reads the boxes of a partnership return with a valid structure. */
export function partnershipBoxes(partnership: XmlElement, table: LeafTable): PartnershipBoxes {
	const pagesAt = (path: string) =>
		findAll(partnership, path).map((element) => pageOf(element, `${top}/${path}`, table));
	return {
		whole: pageOf(partnership, top, table),
		pages: {
			holidayLettings: pagesAt(pagePaths.holidayLettings),
			foreignProperty: pagesAt(pagePaths.foreignProperty),
			partner: pagesAt(pagePaths.partner),
			interestAbroad: pagesAt(pagePaths.interestAbroad),
			dividendsAbroad: pagesAt(pagePaths.dividendsAbroad),
			avoidanceScheme: pagesAt(pagePaths.avoidanceScheme),
		},
		has: (path) => find(partnership, path) !== undefined,
		count: (path) => findAll(partnership, path).length,
		firstDay: `${table.year.slice(0, 4)}-04-06`,
		lastDay: `20${table.year.slice(5)}-04-05`,
	};
}

function pageOf(element: XmlElement, path: string, table: LeafTable): Page {
	const values = new Map<string, string[]>();
	collect(element, path, table, values);
	return page(values);
}

function collect(element: XmlElement, path: string, table: LeafTable, into: Map<string, string[]>): void {
	const box = boxOf(path, table);
	if (box && element.children.length === 0) into.set(box, [...(into.get(box) ?? []), element.text.trim()]);
	for (const child of element.children) collect(child, `${path}/${child.name}`, table, into);
}
