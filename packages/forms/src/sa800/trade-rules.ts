/** HMRC's cross-checks of a partnership's trade. Source: HMRC's Schematron of the partnership return, 2024-25. */
import {
	absent,
	all,
	always,
	any,
	atMost,
	type Condition,
	compared,
	equals,
	inYear,
	neededBy,
	needs,
	notAfter,
	present,
	type Rule,
	rule,
} from '../rules/rule.ts';

const numbered = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, index) => `3.${from + index}`);
const allowances = ['3.13A', '3.14', '3.14A', '3.16', '3.16A', '3.18', '3.18A', '3.18B', '3.20'];
const charges = ['3.15', '3.15A', '3.17', '3.19', '3.21'];
const threeLines = ['3.24', '3.25', '3.26'];
const disallowable = numbered(30, 45);
const expenses = numbered(51, 63);
const added = (boxes: readonly string[]) => boxes.join(' + ');

/** Two dates are equal and present. */
export const sameDate = (one: string, other: string): Condition =>
	all(present(one), { is: 'notAfter', box: one, limit: other }, { is: 'notAfter', box: other, limit: one });

/** Turnover for which three lines are enough, or that needs separate accounts. */
const threeLinesTurnover: Condition = all(present('3.4'), present('3.5'), {
	is: 'shortPages',
	turnover: '3.24 - 3.23',
	started: '3.4',
	ceased: '3.5',
	orAbove: '15000000',
});

/** Rules of the trade. */
export const tradeRules: readonly Rule[] = [
	rule('6602', '6.1N', absent('6.1G')),
	rule('6607', '6.1N', absent('6.1S')),
	needs('6600', '3.4', '3.2'),
	rule('6661', '3.4', sameDate('7.1', '3.4'), present('7.6')),
	rule('6699', '3.4', sameDate('N1.1', '3.4')),
	rule('6601', '3.5', { is: 'notAfter', box: '3.4', limit: '3.5' }),
	rule('6900', '3.5', sameDate('7.2', '3.5'), present('7.6')),
	rule('6901', '3.5', sameDate('N1.2', '3.5')),
	notAfter('8237', '3.7', 'endOfYear'),
	rule('8370', '3.7', { is: 'inYear', box: '3.7' }, { is: 'notAfter', box: '3.7', limit: 'endOfYear' }),
	rule('6603', '3.8', { is: 'notAfter', box: '3.7', limit: '3.8' }),
	inYear('6604', '3.8'),
	atMost('6902', '3.13A', '1500000'),
	equals('6605', '3.22', added(allowances)),
	equals('6606', '3.23', added(charges)),
	rule('8200', '3.24', threeLinesTurnover),
	needs('6608', '3.24', '3.4'),
	needs('6963', '3.24', '3.5'),
	atMost('8201', '3.24', '15000000'),
	equals('6609', '3.26', '3.24 - 3.25'),
	rule('6610', '3.28', absent('3.27')),
	needs('6611', '3.29', '3.4'),
	rule('6612', '3.29', absent(...threeLines)),
	equals('6613', '3.49', '3.29 - 3.46 - 3.47 - 3.48'),
	rule('6614', '3.50', all(absent(...threeLines), present('3.4'))),
	needs('6615', '3.62', '3.44'),
	equals('6616', '3.64', added(expenses)),
	equals('6617', '3.65', '3.49 + 3.50 - 3.64'),
	atMost('6618', '3.66', '3.64 + 3.46 + 3.47 + 3.48'),
	equals('6619', '3.66', added(disallowable)),
	equals('6620', '3.69', '3.66 + 3.67 + 3.68'),
	rule('6621', '3.70', any(compared('3.70', '=', '3.22'), present(...threeLines))),
	equals('6622', '3.72', '3.70 + 3.71'),
	equals('6624', '3.73', '3.65 + 3.69 - 3.72'),
	needs('6625', '3.73', '3.4'),
	rule('6626', '3.73', absent(...threeLines)),
	rule(
		'6627',
		'3.83',
		all(
			any(absent('3.26'), compared('3.26', '<', '0'), compared('3.83', '=', '3.26')),
			any(present('3.26'), absent('3.73'), compared('3.73', '<', '0'), compared('3.83', '=', '3.73')),
		),
		absent('3.10', '3.93'),
	),
	rule('6629', '3.84', any(compared('3.83', '=', '0'), compared('3.84', '=', '0'))),
	needs('6903', '3.93', '10.1'),
	always(
		'8202',
		'3.84',
		all(
			any(absent('3.26'), compared('3.26', '>=', '0'), compared('3.84', '=', '0 - 3.26')),
			any(present('3.26'), compared('3.73', '>=', '0'), compared('3.84', '=', '0 - 3.73')),
		),
		present('3.82', '3.83', '3.84', '3.93'),
		absent('3.10', '3.93'),
	),
	equals('6631', '3.105', added(numbered(99, 104))),
	equals('6632', '3.109', '3.106 + 3.107 + 3.108'),
	equals('6633', '3.110', '3.105 - 3.109'),
	equals('6634', '3.115', '3.111 + 3.112 + 3.113 - 3.114'),
	always('6962', '3.68', compared('3.68', '=', '3.23'), present('3.29', '3.50', '3.73')),
	neededBy('6952', '3.26', '3.24', '3.25'),
	neededBy('6953', '3.49', '3.29', '3.46', '3.47', '3.48'),
	neededBy('6954', '3.64', ...expenses),
	neededBy('6955', '3.65', '3.49', '3.50', '3.64'),
	neededBy('6956', '3.66', ...numbered(38, 45)),
	neededBy('6957', '3.66', ...numbered(30, 37)),
	neededBy('6958', '3.69', '3.66', '3.67', '3.68'),
	neededBy('6959', '3.72', '3.70', '3.71'),
	neededBy('6960', '3.73', '3.65', '3.69', '3.72'),
	always('6961', '3.83', present('3.83'), any(compared('3.26', '>', '0'), compared('3.73', '>', '0'))),
];
