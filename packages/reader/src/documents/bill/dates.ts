/**
 * When a bill was written. Bills name many days, and a wrong one is worse than none: an invoice's date must be labelled
 * as such, and dates that Americans read the other way round are left out where the bill may be American.
 */
import { isStacked } from '../../engine/relations/relation.ts';
import { isSameCell } from '../../engine/relations/surroundings.ts';
import { around, bottom, overlapX } from '../../geometry.ts';
import type { Box, PageText, Segment } from '../../page.ts';
import type { FieldReading } from '../../reading.ts';
import { datesInText } from './date-forms.ts';
import { type Found, toField } from './found.ts';
import type { Row } from './rows.ts';
import { lineOver } from './stack.ts';
import { COMPANY } from './supplier-words.ts';

/** A labelled date of another kind, in the languages of invoices from abroad. */
const OTHER =
	/due|expir|valid|period|deliver|order|check.?(in|out)|born|birth|until|before|from|despatch|dispatch|ship|start|end\b|stay|arriv|depart|entry|entered|exit|joined|since|offer|warrant|return|print|pay|terms|lie[fv]er|levering|leistung|f.llig|zahl|verval|ch.ance|livraison|vencim|scaden/i;
/** The label of the bill's own date: only a time may come between these words and the date. */
const OWN =
	/(invoiced?|bill|receipt|issued?|raised|created|billed|tax point|transaction|document|doc|dated?|date paid|date of (sale|supply)|datum|fecha|[eé]mission)\W*(on\W*)?(time\W*)?$/i;
/** One day for both: "Invoice date / Delivery date". */
const OWN_AND_DELIVERY = /\b(invoice|bill|issue) date (\/|&|and) (delivery|dispatch|supply) date\W*$/i;
/** On a receipt the day of payment is its own. */
const PAID = /\b(paid|purchased|sold|sale)( on)?\W*$/i;
/** How many characters before a date may contain its label. */
const LABEL = 24;
/** How far from a date its label may stand, and how much nearer under it than over it, in sizes of its type. */
const FARTHEST = 1.6;
/** The boxes of a label and a day in tight lines may reach so far into each other. */
const TOUCHING = -0.6;
const CLEARLY_NEARER = 0.25;
/** How close under a day its caption stands, in sizes of the caption's type, and how much smaller that is. */
const CAPTION = 0.6;
const SMALLER = 0.95;
/** Longer texts over a date are none. */
const MOST_LABEL_WORDS = 5;
/** A title, with its number or not; and the number alone under it. A day may be so many lines under the title. */
const IS_TITLE =
	/^(?:(?:sales|tax|vat) )*invoice(?:(?: (?:number|num|no|ref|#))?[.:]* (?=\S*\d)[A-Z\d/-]+)?$/i;
const IS_NUMBER_LINE = /^(?:(?:our )?(?:number|num|no|ref|#)[.:]* ?)?(?=\S*\d)[A-Z\d/-]{2,25}$/i;
const MOST_UNDER_TITLE = 2;
/** Surer than any date without such a label. */
const CALLED_SO = 0.985;
/** A date that letters were taken for figures in is offered, never taken. */
const MENDED = 0.85;

/** A date on the page and what is said about it. */
interface Told extends Found {
	readonly said: 'own' | 'other' | 'nothing';
	/** Whether day and month could be swapped. */
	readonly isReversible: boolean;
	/** Whether it is a date only if the month comes first. */
	readonly isMonthFirst: boolean;
}

/** The date of the bill; unsure where two are possible, where day and month may be swapped, or, `mustBeCalledSo`, where no label says so. */
export function dateField(rows: readonly Row[], page: PageText, mustBeCalledSo: boolean): FieldReading[] {
	const isReceipt = !mustBeCalledSo;
	const all = rows.flatMap((row) => datesIn(row, page, isReceipt));
	const found = all.filter(({ said }) => said !== 'other');
	const own = found.filter(({ said }) => said === 'own');
	// A day that something else is said of is offered, never taken.
	const pool = [own, found, all].find(({ length }) => length > 0) ?? [];
	const [first] = pool;
	if (!first) return [];
	const isOpen =
		first.said === 'other' ||
		new Set(pool.map(({ value }) => value)).size > 1 ||
		(mustBeCalledSo && first.said !== 'own') ||
		(first.isReversible && isAmerican(all, rows));
	return [toField('date', isOpen ? { ...first, confidence: 0.6 } : first, page.number)];
}

/** Amounts in dollars, or another date with the month first. */
function isAmerican(dates: readonly Told[], rows: readonly Row[]): boolean {
	const says = (pattern: RegExp) => rows.some(({ text }) => pattern.test(text));
	return dates.some(({ isMonthFirst }) => isMonthFirst) || (says(/\$|\bUSD\b/) && !says(/£|\bGBP\b/));
}

function datesIn(row: Row, page: PageText, isReceipt: boolean): Told[] {
	const isSeen = row.words.some(({ sureness }) => sureness !== undefined);
	const all = datesInText(row.text, isSeen);
	return all.map(({ index, text, value, isReversible, isMonthFirst, isMended }, place) => {
		const before = all[place - 1];
		const beside = row.text.slice(before ? before.index + before.text.length : 0, index);
		const label = beside.slice(-LABEL);
		const isPaid = isReceipt && PAID.test(label);
		const box = boxOf(row, index, text);
		const near = labelNear(box, page);
		const told = OWN_AND_DELIVERY.test(beside) ? 'own' : saidOf(label, near);
		// A caption right under a day says what it is, whatever title stands over it; a line with figures is the next fact.
		const isOpen = told !== 'other' || /\d/.test(near);
		const isTitled = !isReceipt && isOpen && isUnderTitle(text, box, page.segments);
		const said = isPaid || isTitled ? 'own' : told;
		const confidence = isMended ? MENDED : said === 'own' ? CALLED_SO : 0.96;
		return { value, text, row, said, confidence, isReversible, isMonthFirst };
	});
}

/** What the words before a date say; the head of its column counts where there are none, or where they say nothing and it says all. */
function saidOf(label: string, above: string): Told['said'] {
	if (!/\p{L}/u.test(label)) return saidBy(above);
	const beside = saidBy(label);
	return beside === 'nothing' && saidBy(above) === 'own' ? 'own' : beside;
}

function saidBy(label: string): Told['said'] {
	if (OTHER.test(label)) return 'other';
	return OWN.test(label) ? 'own' : 'nothing';
}

/** The position of the words that contain the text. */
function boxOf({ text, words }: Row, index: number, found: string): Box {
	const wordAt = (place: number) => text.slice(0, place).split(' ').length - 1;
	return around(words.slice(wordAt(index), wordAt(index + found.length) + 1).map(({ box }) => box));
}

/** The text right above in the same column, or right below where that is clearly nearer, if it may be a label. */
function labelNear(box: Box, { segments, rulings }: PageText): string {
	const gapOver = (segment: Segment) => box.y - bottom(segment.box);
	const gapUnder = (segment: Segment) => segment.box.y - bottom(box);
	const isNear = (gap: number, segment: Segment) => {
		const isTouching = gap > TOUCHING * segment.size && isStacked(segment.box, box);
		return (gap > -0.3 * segment.size || isTouching) && gap < FARTHEST * segment.size;
	};
	const isBeside = (segment: Segment) =>
		isNear(gapOver(segment), segment) || isNear(gapUnder(segment), segment);
	const near = segments.filter(isBeside);
	const aligned = near.filter((segment) => overlapX(segment.box, box) > 0);
	// Of a wide cell that holds several heads beside each other, only the one over the date is its own.
	const inColumn = aligned.some((segment) => isNear(gapOver(segment), segment))
		? aligned
		: near.filter((segment) => overlapX(segment.box, box) > 0 || isSameCell(segment.box, box, rulings));
	const above = inColumn.filter((segment) => isNear(gapOver(segment), segment));
	const below = inColumn.filter((segment) => isNear(gapUnder(segment), segment));
	const [over, under] = [Math.min(...above.map(gapOver)), Math.min(...below.map(gapUnder))];
	const isUnder =
		above.length > 0
			? below.some(({ size }) => under < over - CLEARLY_NEARER * size)
			: below.every((segment) => isCaption(segment, box));
	const nearest = isUnder
		? below.filter((segment) => gapUnder(segment) < under + 0.5 * segment.size)
		: above.filter((segment) => gapOver(segment) < over + 0.5 * segment.size);
	return nearest
		.filter(({ text }) => !isName(text))
		.map(({ text }) => text)
		.join(' ');
}

/** Whether a line is set in smaller type right under a day, with no figures of its own. */
function isCaption({ text, box, size }: Segment, day: Box): boolean {
	return box.y - bottom(day) < CAPTION * size && box.height < SMALLER * day.height && !/\d/.test(text);
}

/** Whether a day without a label stands under the paper's title, or under the number in it or under it: then it is the paper's own. */
function isUnderTitle(text: string, box: Box, segments: readonly Segment[]): boolean {
	const self = segments.find((each) => each.text === text && Math.abs(each.box.y - box.y) < each.size);
	return self !== undefined && titleOver(self, segments, MOST_UNDER_TITLE);
}

function titleOver(line: Segment, segments: readonly Segment[], left: number): boolean {
	const over = lineOver(line, segments);
	if (over === undefined || left === 0) return false;
	if (IS_TITLE.test(over.text)) return true;
	return IS_NUMBER_LINE.test(over.text) && titleOver(over, segments, left - 1);
}

/** A company's name over a date says nothing of it, whatever its words. */
function isName(text: string): boolean {
	return COMPANY.test(text) || text.split(' ').length > MOST_LABEL_WORDS;
}
