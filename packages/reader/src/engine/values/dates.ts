/** Dates as British documents print them: day before month. */
import { parseDate } from '@halfpenny/facts';

const MONTHS = 'january february march april may june july august september october november december'.split(
	' ',
);
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$|^(\d{2}) ?(\d{2}) ?((?:19|20)\d{2})$/;
const WORDS = /^(\d{1,2})(?:st|nd|rd|th)?[ -](?:of )?([a-z]{3,9})[ -](\d{4}|\d{2})$/;
const MONTH_FIRST = /^([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/;
const WEEKDAY = /^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)? (?=\d|[a-z])/;
/** Two digits of a year are of this century. */
const CENTURY = 2000;

/** The date in its ISO form, if the text is one and nothing else. */
export function asDate(text: string): string | undefined {
	const plain = text
		.toLowerCase()
		.replace(/[,.](?= |$)/g, '')
		.replace(WEEKDAY, '')
		.replace(/\s+/g, ' ')
		.trim();
	const iso = parseDate(plain);
	if (iso) return iso;
	const numbers = NUMBERS.exec(plain);
	if (numbers)
		return dateOf(numbers[1] ?? numbers[4], Number(numbers[2] ?? numbers[5]), numbers[3] ?? numbers[6]);
	const words = WORDS.exec(plain);
	if (words) return dateOf(words[1], monthOf(words[2]), words[3]);
	const monthFirst = MONTH_FIRST.exec(plain);
	return monthFirst ? dateOf(monthFirst[2], monthOf(monthFirst[1]), monthFirst[3]) : undefined;
}

/** From 1; 0 for a word that is no month. */
function monthOf(word = ''): number {
	return (
		MONTHS.findIndex((month) => month === word || month.slice(0, 3) === word.replace(/^sept$/, 'sep')) + 1
	);
}

function dateOf(day = '', month = 0, year = ''): string | undefined {
	const full = year.length === 2 ? String(CENTURY + Number(year)) : year;
	return parseDate(`${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
}
