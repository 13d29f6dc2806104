/** Says a rule in plain words, from its own data. */
import { formatPounds, pence, pounds } from '@halfpenny/facts';
import { type ConditionWords, sayRule } from '@halfpenny/messages/forms';
import { type FormYear, yearData } from '@halfpenny/years';
import { limitOf } from './limits.ts';
import type { Condition, Rule } from './rule.ts';
import { boxesIn } from './rule-boxes.ts';
import { isPounds, termsOf } from './total.ts';

/** What the rule asks for: `When box CBC2 is filled in, box CBC1 must be filled in`. */
export function sentenceOf(rule: Rule, year: FormYear): string {
	const said = rule.when.filter((condition) => !isOwnPresence(rule, condition));
	return sayRule({
		when: said.map((condition) => wordsOf(condition, year)),
		must: wordsOf(rule.must, year),
	});
}

/** "When box A is filled in, box A must …" needs no first half. */
function isOwnPresence({ box, must }: Rule, condition: Condition): boolean {
	const own = condition.is === 'present' && condition.boxes.length === 1 && condition.boxes[0] === box;
	return own && boxesIn(must).includes(box);
}

function wordsOf(condition: Condition, year: FormYear): ConditionWords {
	switch (condition.is) {
		case 'present':
		case 'absent':
			return { is: condition.is, boxes: condition.boxes.map(plain) };
		case 'compared':
			return {
				is: 'compared',
				left: said(condition.left, year),
				by: condition.by,
				right: said(condition.right, year),
			};
		case 'inYear': {
			const { startsOn, endsOn } = yearData(year);
			return { is: 'inYear', box: condition.box, from: startsOn, to: endsOn };
		}
		case 'notAfter':
			return { is: 'notAfter', box: condition.box, limit: saidDate(condition.limit, year) };
		case 'few':
			return { ...condition, boxes: condition.boxes.map(plain) };
		case 'shortPages':
			return {
				is: 'shortPages',
				turnover: said(condition.turnover, year),
				limit: said('@shortPagesTurnover', year),
			};
		case 'any':
		case 'all':
			return { is: condition.is, of: condition.of.map((one) => wordsOf(one, year)) };
		case 'pages':
			return condition;
		default:
			return { ...condition, box: plain(condition.box) };
	}
}

function said(total: string, year: FormYear): string {
	return termsOf(total)
		.map(({ sign, percent, of }, index) => {
			const lead = index === 0 ? (sign < 0 ? 'minus ' : '') : sign < 0 ? ' minus ' : ' plus ';
			return `${lead}${percent === 100 ? '' : `${percent}% of `}${saidTerm(of, year)}`;
		})
		.join('');
}

function saidTerm(of: string, year: FormYear): string {
	if (isPounds(of)) return formatPounds(pounds(Number(of))).replace(/\.00$/, '');
	if (!of.startsWith('@')) return `box ${plain(of)}`;
	return formatPounds(pence(limitOf(year, of.slice(1)))).replace(/\.00$/, '');
}

function saidDate(limit: string, year: FormYear): string {
	if (limit === 'endOfYear') return yearData(year).endsOn;
	if (limit === 'today' || /^\d{4}-/.test(limit)) return limit;
	return `the one in box ${limit}`;
}

function plain(box: string): string {
	return box.replace('*', '');
}
