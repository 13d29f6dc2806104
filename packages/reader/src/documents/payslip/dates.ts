/** When a payslip was paid and for which tax period, where no label says so: the one that its text names. */
import type { DocumentDefinition } from '../../definition.ts';
import { asDate } from '../../engine/values/dates.ts';
import { around } from '../../geometry.ts';
import type { PageText, Segment } from '../../page.ts';
import type { FieldReading, PageReading } from '../../reading.ts';

/** "Month 7", "Tax Week: 31". The basis of a code ("Week 1/Month 1") is no period. */
const PERIOD =
	/\b(?:tax |pay )?(?:month|week|mth|wk|period)(?: (?:no\.?|number))?\s?[:.#-]?\s?0?(\d{1,2})\b(?! ?[/.-]\s?\d)/gi;
/** "1257L / 7" in a box called "Tax code/month". */
const CODE_AND_PERIOD = /^[SC]?(?:\d{1,4}[LMNT]|K\d{1,4}|0T|BR|D[0-8]|NT) ?\/ ?(\d{1,2})$/;
const IS_CODE_AND_PERIOD = /\bcode ?\/ ?(tax )?(month|week|period|mth|wk)\b/i;
const BASIS = /\b(?:week|wk|w) ?1 ?(?:\/|or|and) ?(?:month|mth|m) ?1\b/gi;
const MOST_PERIODS = 56;
/** The confidence of what stands without a label. */
const UNLABELLED = 0.92;
/** Longer texts are notes. */
const MOST_WORDS = 14;
/** What a date is of that is not the day of payment. */
const OTHER_DATE =
	/\b(period|from|to|ending|ended|until|birth|dob|start(ed)?|left|join(ed)?|leaving|printed|since|holiday|year|commencing|issued?)\b|-/i;

/** `read`, with the tax period and the day of payment from the page where no label told them. */
export function withDates(read: DocumentDefinition['read']): DocumentDefinition['read'] {
	return (page, following) => {
		const reading = read(page, following);
		const isOpen = (name: string) =>
			![...reading.fields, ...reading.abstained].some((field) => field.name === name);
		return {
			...reading,
			fields: [
				...reading.fields,
				...(isOpen('taxPeriod') ? periodOn(page) : []),
				...(isOpen('payDate') ? dateOn(page, reading) : []),
			],
		};
	};
}

function periodOn(page: PageText): FieldReading[] {
	const isBoxed = IS_CODE_AND_PERIOD.test(page.text);
	const found = page.segments.flatMap((segment) => {
		if (segment.words.length > MOST_WORDS) return [];
		const [, boxed] = (isBoxed && CODE_AND_PERIOD.exec(segment.text)) || [];
		if (boxed !== undefined) return [{ value: String(Number(boxed)), segment }];
		return [...segment.text.replace(BASIS, ' ').matchAll(PERIOD)].map(([, digits = '']) => ({
			value: String(Number(digits)),
			segment,
		}));
	});
	return only(
		found.filter(({ value }) => Number(value) > 0 && Number(value) <= MOST_PERIODS),
		'taxPeriod',
		page,
	);
}

/** A day with its year, so that no other number is taken for one. */
const WITH_YEAR = /\d{4}|[/.-]\d\d,?$|^\d{1,2} \p{L}{3,9} \d\d[,.]?$/u;

/** "02/04/2025, 19:22" is when the page was printed. */
const IS_TIME = /^\d{1,2}:\d\d/;

/** The one date of the page, unless the words before it say that it is of something else. */
function dateOn(page: PageText, { fields }: PageReading): FieldReading[] {
	const used = fields.map(({ box }) => box);
	const found = page.segments
		.filter(({ box }) => !used.includes(box))
		.flatMap((segment) => datesIn(segment).map((date) => ({ ...date, segment })));
	const isOther = found.some(({ before }) => OTHER_DATE.test(before));
	return isOther ? [] : only(found, 'payDate', page);
}

function datesIn({ words }: Segment): { readonly value: string; readonly before: string }[] {
	return words.flatMap((_, start) => {
		const lengths = [3, 2, 1].filter((length) => start + length <= words.length);
		for (const length of lengths) {
			const text = words
				.slice(start, start + length)
				.map((word) => word.text)
				.join(' ');
			const value = WITH_YEAR.test(text) ? asDate(text) : undefined;
			if (value && IS_TIME.test(words[start + length]?.text ?? '')) return [];
			if (value)
				return [
					{
						value,
						before: words
							.slice(0, start)
							.map((word) => word.text)
							.join(' '),
					},
				];
		}
		return [];
	});
}

function only(
	found: readonly { readonly value: string; readonly segment: Segment }[],
	name: string,
	{ number }: PageText,
): FieldReading[] {
	const [first] = found;
	if (!first || found.some(({ value }) => value !== first.value)) return [];
	const { value, segment } = first;
	const box = around(segment.words.map((word) => word.box));
	return [{ name, value, confidence: UNLABELLED, page: number, box, text: segment.text, checks: ['format'] }];
}
