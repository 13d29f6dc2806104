/** Puts a rule into plain words, from its data. */
import { formatDay, formatPounds, pence, pounds } from '@halfpenny/facts';
import { type ConditionWords, sayRule } from '@halfpenny/messages/forms';
import { type FormYear, yearData } from '@halfpenny/years';
import { limitOf } from './limits.ts';
import type { Condition, Rule } from './rule.ts';
import { boxesIn } from './rule-boxes.ts';
import { isPounds, termsOf } from './total.ts';

/** The name of a box: its number on HMRC's form, or the question a person was asked. */
export type NameOfBox = (box: string) => string;

/** A box's number on HMRC's form. */
function numbered(box: string): string {
	return `box ${box}`;
}

/** Whose sentence it is: names of boxes, in a year. */
interface Saying {
	readonly year: FormYear;
	readonly nameOf: NameOfBox;
}

/** The rule's demand: `When box CBC2 is filled in, box CBC1 must be filled in`, with either kind of box names. */
export function sentenceOf(rule: Rule, year: FormYear, nameOf: NameOfBox = numbered): string {
	const saying: Saying = { year, nameOf: (box) => nameOf(plain(box)) };
	const said = rule.when.filter((condition) => !isOwnPresence(rule, condition));
	return sayRule({
		when: said.map((condition) => wordsOf(condition, saying)),
		must: wordsOf(rule.must, saying),
	});
}

/** "When box A is filled in, box A must …" needs no first half. */
function isOwnPresence({ box, must }: Rule, condition: Condition): boolean {
	const own = condition.is === 'present' && condition.boxes.length === 1 && condition.boxes[0] === box;
	return own && boxesIn(must).includes(box);
}

function wordsOf(condition: Condition, saying: Saying): ConditionWords {
	const { year, nameOf } = saying;
	switch (condition.is) {
		case 'present':
		case 'absent':
			return { is: condition.is, boxes: condition.boxes.map(nameOf) };
		case 'compared':
			return {
				is: 'compared',
				left: said(condition.left, saying),
				by: condition.by,
				right: said(condition.right, saying),
			};
		case 'inYear': {
			const { startsOn, endsOn } = yearData(year);
			return {
				is: 'inYear',
				box: nameOf(condition.box),
				from: formatDay(startsOn),
				to: formatDay(endsOn),
			};
		}
		case 'notAfter':
			return {
				is: 'notAfter',
				box: nameOf(condition.box),
				limit: saidDate(condition.limit, saying),
			};
		case 'few':
			return { ...condition, boxes: condition.boxes.map(nameOf) };
		case 'shortPages':
			return {
				is: 'shortPages',
				turnover: said(condition.turnover, saying),
				limit: said('@shortPagesTurnover', saying),
			};
		case 'any':
		case 'all':
			return { is: condition.is, of: condition.of.map((one) => wordsOf(one, saying)) };
		case 'pages':
			return condition;
		default:
			return { ...condition, box: nameOf(condition.box) };
	}
}

function said(total: string, saying: Saying): string {
	return termsOf(total)
		.map(({ sign, percent, of }, index) => {
			const lead = index === 0 ? (sign < 0 ? 'minus ' : '') : sign < 0 ? ' minus ' : ' plus ';
			return `${lead}${percent === 100 ? '' : `${percent}% of `}${saidTerm(of, saying)}`;
		})
		.join('');
}

function saidTerm(of: string, { year, nameOf }: Saying): string {
	if (isPounds(of)) return formatPounds(pounds(Number(of))).replace(/\.00$/, '');
	if (!of.startsWith('@')) return nameOf(of);
	return formatPounds(pence(limitOf(year, of.slice(1)))).replace(/\.00$/, '');
}

function saidDate(limit: string, { year, nameOf }: Saying): string {
	if (limit === 'endOfYear') return formatDay(yearData(year).endsOn);
	if (limit === 'today') return limit;
	return /^\d{4}-/.test(limit) ? formatDay(limit) : `the one in ${nameOf(limit)}`;
}

function plain(box: string): string {
	return box.replace('*', '');
}
