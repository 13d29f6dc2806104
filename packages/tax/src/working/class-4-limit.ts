/** The working of the limit on Class 4 for people who are employed too (SSCR 2001 reg.100), in HMRC’s steps. */
import type { Class4Limit } from '../stages/stage-16-national-insurance.ts';
import { by, rate, smallest, sum } from './arithmetic.ts';
import { type Line, line } from './line.ts';

const of =
	(step: keyof Class4Limit): Line['value'] =>
	({ nationalInsurance: { class4Limit } }) =>
		class4Limit?.[step];

export const class4LimitLines: readonly Line[] = [
	line(
		'c16.21.2',
		'class4-limit-class2',
		{ ...by('times', 'class2Weeks', 'pennyDown', sum('#class2Weekly')), plus: ['exact(class2.amount)'] },
		of('class2'),
	),
	line(
		'c16.21',
		'class4-limit-paid',
		{
			...by('rate', 'class1MainRate', 'pennyUp', sum('up(employments[].class1Earnings)')),
			plus: ['c16.21.2'],
		},
		of('class1Paid'),
	),
	line(
		'c16.23',
		'class4-limit-most',
		{ ...rate('class4MainRate', '#class4UpperLimit', '-#class4LowerLimit'), plus: ['#class2InLimit'] },
		of('most'),
	),
	line('c16.24', 'class4-limit-left', sum('c16.23', '-c16.21'), of('left')),
	line(
		'c16.25',
		'class4-limit-profits-at-main',
		by('divided', 'class4MainRate', 'pennyDown', sum('c16.24')),
		of('atMainRate'),
	),
	line(
		'c16.27',
		'class4-limit-rest',
		smallest(
			['c16.12', '-#class4LowerLimit', '-c16.25'],
			['#class4UpperLimit', '-#class4LowerLimit', '-c16.25'],
		),
		of('rest'),
	),
	line('c16.28', 'class4-limit-on-rest', rate('class4UpperRate', 'c16.27'), of('onRest')),
	line(
		'c16.29',
		'class4-limit-on-upper',
		rate('class4UpperRate', 'c16.12', '-#class4UpperLimit'),
		of('onUpper'),
	),
	line('c16.30', 'class4-limit', sum('c16.24', 'c16.28', 'c16.29'), of('limit')),
];
