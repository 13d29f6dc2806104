/** The working of the limit on Class 4 for people who are employed too (SSCR 2001 reg.100), in HMRC’s steps. */
import type { Class4Limit } from '../stages/stage-16-national-insurance.ts';
import { by, ofYear } from './arithmetic.ts';
import type { Class4LimitBox } from './boxes.ts';
import { type Line, type Lines, line } from './line.ts';
import { exact, less, plus, rate, smallest, sum, up } from './return-terms.ts';

const of =
	(step: keyof Class4Limit): Line['value'] =>
	({ nationalInsurance: { class4Limit } }) =>
		class4Limit?.[step];

export const class4LimitLines: Lines<Class4LimitBox> = {
	'c16.21.2': line(
		'class4-limit-class2',
		plus(by('times', 'class2Weeks', 'pennyDown', sum(ofYear('class2Weekly'))), exact('class2.amount')),
		of('class2'),
	),
	'c16.21': line(
		'class4-limit-paid',
		plus(by('rate', 'class1MainRate', 'pennyUp', sum(up('employments[].class1Earnings'))), 'c16.21.2'),
		of('class1Paid'),
	),
	'c16.23': line(
		'class4-limit-most',
		plus(
			rate('class4MainRate', ofYear('class4UpperLimit'), less(ofYear('class4LowerLimit'))),
			ofYear('class2InLimit'),
		),
		of('most'),
	),
	'c16.24': line('class4-limit-left', sum('c16.23', less('c16.21')), of('left')),
	'c16.25': line(
		'class4-limit-profits-at-main',
		by('divided', 'class4MainRate', 'pennyDown', sum('c16.24')),
		of('atMainRate'),
	),
	'c16.27': line(
		'class4-limit-rest',
		smallest(
			['c16.12', less(ofYear('class4LowerLimit')), less('c16.25')],
			[ofYear('class4UpperLimit'), less(ofYear('class4LowerLimit')), less('c16.25')],
		),
		of('rest'),
	),
	'c16.28': line('class4-limit-on-rest', rate('class4UpperRate', 'c16.27'), of('onRest')),
	'c16.29': line(
		'class4-limit-on-upper',
		rate('class4UpperRate', 'c16.12', less(ofYear('class4UpperLimit'))),
		of('onUpper'),
	),
	'c16.30': line('class4-limit', sum('c16.24', 'c16.28', 'c16.29'), of('limit')),
};
