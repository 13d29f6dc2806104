/** HMRC's cross-checks of a partnership's property and savings pages. Source: HMRC's Schematron of the partnership return, 2024-25. */
import {
	always,
	any,
	atMost,
	compared,
	equals,
	neededBy,
	needs,
	present,
	type Rule,
	rule,
} from '../rules/rule.ts';
import { propertySheet } from './income-sheets.ts';
import { sameDate } from './trade-rules.ts';

const property = propertySheet.rows.map(({ box }) => box);
const expenses = ['1.25', '1.26', '1.27', '1.28', '1.29', '1.30'];
const deductions = ['1.35A', '1.35B', '1.35C', '1.35D', '1.35E', '1.36', '1.37'];

/** Rules of the property pages, without furnished holiday lets. */
export const propertyRules: readonly Rule[] = [
	rule('6671', '1.2', { is: 'notAfter', box: '1.1', limit: '1.2' }),
	equals('8287', '1.24', '1.21 + 1.23 + 1.23A'),
	needs('6658', '1.24', '1.1'),
	equals('6682', '1.31', expenses.join(' + ')),
	equals('6683', '1.32', '1.24 - 1.31'),
	equals('6684', '1.35', '1.33 + 1.34'),
	needs('8563', '1.35A', '1.22A'),
	atMost('6660', '1.35A', '1500000'),
	equals('6687', '1.38', deductions.join(' + ')),
	needs('8371', '1.35A', '1.38'),
	needs('8374', '1.35B', '1.38'),
	needs('8375', '1.35C', '1.38'),
	needs('8376', '1.35D', '1.38'),
	needs('8377', '1.35E', '1.38'),
	needs('8372', '1.36', '1.38'),
	needs('8373', '1.37', '1.38'),
	needs('6951', '1.39', '1.1'),
	equals('6688', '1.39', '1.32 + 1.35 - 1.38'),
	always('8561', '1.22A', any(present('1.22A'), compared('1.24 + 1.34', '<=', '150000'))),
	always('6884', '1.1', sameDate('1.1', '3.4'), present(...property), present('3.4')),
	always('6885', '1.2', sameDate('1.2', '3.5'), present(...property), present('3.5')),
	neededBy('8278', '1.24', '1.21'),
	neededBy('6971', '1.31', ...expenses),
	neededBy('6972', '1.32', '1.24', '1.31'),
	neededBy('6973', '1.35', '1.33', '1.34'),
	neededBy('6975', '1.39', '1.32', '1.35', '1.38'),
	neededBy('8279', '1.2', '1.1'),
	neededBy('8280', '1.24', '1.23'),
	neededBy('8281', '1.24', '1.23A'),
];

/** Rules of the savings pages. */
export const savingsRules: readonly Rule[] = [
	rule('6643', '7.2', { is: 'notAfter', box: '7.1', limit: '7.2' }),
	needs('8463', '7.6', '7.1'),
	equals('8464', '7.6', '7.3 + 7.4 + 7.5'),
	equals('6665', '7.23', '7.19 + 7.20 + 7.21 + 7.22'),
	neededBy('6997', '7.6', '7.3', '7.4', '7.5'),
	neededBy('6882', '7.23', '7.19', '7.20', '7.21', '7.22'),
];
