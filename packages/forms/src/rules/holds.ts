/** Decides whether a condition holds at a place in a return. */
import { utrChecks } from '@halfpenny/facts';
import { type FormYear, yearData } from '@halfpenny/years';
import { boxesAt, type Place, type ReturnView } from './return-view.ts';
import type { Comparison, Condition } from './rule.ts';
import { totalOf } from './total.ts';

/** The data for deciding conditions. */
export interface Circumstances {
	readonly view: ReturnView;
	readonly place: Place;
	readonly year: FormYear;
	/** ISO date. */
	readonly today: string;
}

/** Whether a condition holds. Missing dates satisfy it. */
export function holds(condition: Condition, at: Circumstances): boolean {
	switch (condition.is) {
		case 'present':
			return condition.boxes.some((box) => boxesAt(at.view, box, at.place).length > 0);
		case 'absent':
			return condition.boxes.every((box) => boxesAt(at.view, box, at.place).length === 0);
		case 'saying':
			return boxesAt(at.view, condition.box, at.place).some(({ value }) => value === condition.word);
		case 'compared':
			return compare(amount(condition.left, at), condition.by, amount(condition.right, at));
		case 'inYear':
			return textsOf(condition.box, at).every((date) => isInYear(date, at.year));
		case 'notAfter':
			return isNotAfter(condition.box, condition.limit, at);
		case 'pages':
			return (at.view.pages.get(condition.form)?.size ?? 0) > condition.moreThan;
		case 'utr':
			return boxesAt(at.view, condition.box, at.place).every(({ value }) => utrChecks(value));
		case 'severalDigits':
			return textsOf(condition.box, at).every((value) => !/^(\d)\1*$/.test(value));
		case 'noneNegative':
			return textsOf(condition.box, at).every((value) => !value.startsWith('-'));
		case 'few':
			return condition.boxes.flatMap((box) => textsOf(box, at)).length <= condition.most;
		case 'aged':
			return textsOf(condition.box, at).some((date) => isAged(date, condition.years, at.year));
		case 'shortPages':
			return isShort(condition, at);
		case 'taxYear':
			return textsOf(condition.box, at).every(isTaxYearText);
		case 'any':
			return condition.of.some((one) => holds(one, at));
		case 'all':
			return condition.of.every((one) => holds(one, at));
	}
}

function amount(total: string, { view, place, year }: Circumstances): number {
	return totalOf(total, view, place, year);
}

function compare(left: number, by: Comparison, right: number): boolean {
	switch (by) {
		case '=':
			return left === right;
		case '<>':
			return left !== right;
		case '<':
			return left < right;
		case '<=':
			return left <= right;
		case '>':
			return left > right;
		case '>=':
			return left >= right;
	}
}

function textsOf(box: string, { view, place }: Circumstances): readonly string[] {
	return boxesAt(view, box, place).map(({ value }) => value);
}

function isInYear(date: string, year: FormYear): boolean {
	const { startsOn, endsOn } = yearData(year);
	return date >= startsOn && date <= endsOn;
}

function isNotAfter(box: string, limit: string, at: Circumstances): boolean {
	const limits = limit === 'today' ? [at.today] : datesOf(limit, at);
	return textsOf(box, at).every((date) => limits.every((latest) => date <= latest));
}

function datesOf(limit: string, at: Circumstances): readonly string[] {
	if (limit === 'endOfYear') return [yearData(at.year).endsOn];
	return /^\d{4}-\d{2}-\d{2}$/.test(limit) ? [limit] : textsOf(limit, at);
}

/** A 29 February birthday falls on the 28th in other years, as in HMRC's rule. */
function isAged(birth: string, years: number, year: FormYear): boolean {
	const birthday = `${Number(birth.slice(0, 4)) + years}${birth.slice(4)}`;
	return birthday <= yearData(year).startsOn;
}

function isTaxYearText(text: string): boolean {
	return (Number(text.slice(0, 4)) + 1) % 100 === Number(text.slice(5));
}

function isShort(condition: Extract<Condition, { is: 'shortPages' }>, at: Circumstances): boolean {
	const { startsOn, endsOn } = yearData(at.year);
	const [from = startsOn] = textsOf(condition.started, at);
	const [to = endsOn] = textsOf(condition.ceased, at);
	const days = daysBetween(from, to);
	const yearly = amount(condition.turnover, at) * daysBetween(startsOn, endsOn);
	const above = condition.orAbove !== undefined && yearly > amount(condition.orAbove, at) * days;
	return above || yearly < amount('@shortPagesTurnover', at) * days;
}

/** Both days included. */
function daysBetween(from: string, to: string): number {
	return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}
