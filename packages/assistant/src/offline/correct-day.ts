/** Another day for the one that was told last: "I meant 14 May". */
import { type EntryChange, findSection } from '@halfpenny/questions';
import { amountsIn } from '../language/amounts.ts';
import { dayIn } from '../language/days.ts';
import type { Asked } from './plan.ts';
import { resolved } from './resolved.ts';
import { isQuestion } from './topic.ts';

const CORRECTS =
	/^\W*(?:(?:no|sorry|oops|actually|wait|hang on|correction)\b\W*)+|\b(?:i )?meant\b|\bshould (?:be|have been|say)\b|\bnot the\b|\b(?:wrong (?:date|day)|(?:date|day)(?: \w+){0,3} (?:is|was)|(?:date|day)'s)\b/;

/** Whether a text corrects a day. */
export function correctsDay(asked: Asked, text: string): boolean {
	return otherDay(asked, text) !== undefined;
}

/** The change to the day told last; undefined where a text gives no other day for it. */
export function otherDay(asked: Asked, text: string): EntryChange | undefined {
	const year = isQuestion(text) ? undefined : otherYear(asked, text);
	if (year) return year;
	if (amountsIn(text).length > 0 || isQuestion(text) || !CORRECTS.test(text)) return undefined;
	const last = [...(asked.memory.proposed ?? []), ...(asked.memory.changes ?? [])].findLast(isDay);
	const value = dayIn(text, asked.ports.facts().taxYear) ?? sameMonth(text, last);
	if (value === undefined || last?.operation !== 'set' || last.value === value) return undefined;
	const { section, field } = last;
	return { section, entry: resolved(last.entry, section, asked), operation: 'set', field, value };
}

/** Another year for a day told last: "he says it was 2009". */
const IT_WAS_YEAR =
	/\b(?:was|is|it's|meant|be) (?:actually |really |only |about )?(?<year>(?:19|20)\d\d)\b(?![,.]\d| ?(?:k|pounds?|quid|a year))/;
/** A day that was told is some years out, and no more. */
const YEARS_OUT = 10;

function otherYear(asked: Asked, text: string): EntryChange | undefined {
	const said = IT_WAS_YEAR.exec(text)?.groups?.year;
	if (said === undefined) return undefined;
	const apart = ({ value }: { readonly value?: unknown }) =>
		Math.abs(Number(said) - Number(String(value).slice(0, 'yyyy'.length))); // years, not money
	const [last] = [...(asked.memory.proposed ?? []), ...(asked.memory.changes ?? [])]
		.filter(isDay)
		.flatMap((one) => (one.operation === 'set' && apart(one) > 0 && apart(one) <= YEARS_OUT ? [one] : []))
		.toSorted((one, other) => apart(one) - apart(other));
	const value = last && `${said}${String(last.value).slice('yyyy'.length)}`;
	if (!last || value === undefined || !isDayOfYear(value)) return undefined;
	const { section, field } = last;
	return { section, entry: resolved(last.entry, section, asked), operation: 'set', field, value };
}

/** A day of the month that was told before: "not the 12th, the 21st". */
const OF_MONTH =
	/(?<!\b(?:not|isn't|wasn't|is not|was not|rather than|instead of) )\bthe (?<day>\d{1,2})(?:st|nd|rd|th)\b(?! of\b)/;

function sameMonth(text: string, last: EntryChange | undefined): string | undefined {
	const day = Number(OF_MONTH.exec(text)?.groups?.day ?? 0); // a day, not money
	const month = last?.operation === 'set' ? /^\d{4}-\d\d-/.exec(String(last.value))?.[0] : undefined;
	const value = `${month}${String(day).padStart(2, '0')}`;
	const isReal = month !== undefined && day > 0 && isDayOfYear(value);
	return isReal ? value : undefined;
}

function isDayOfYear(value: string): boolean {
	const time = Date.parse(value);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function isDay(change: EntryChange): boolean {
	const questions = findSection(change.section)?.questions ?? [];
	return (
		change.operation === 'set' && questions.some(({ id, kind }) => id === change.field && kind === 'date')
	);
}
