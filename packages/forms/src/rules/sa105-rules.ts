/** HMRC's cross-checks of the UK property pages, without furnished holiday lets. Source: HMRC's Schematron of 2024-25. */
import {
	absent,
	atMost,
	compared,
	equals,
	neededAbove,
	needs,
	type Rule,
	type RuleTable,
	rule,
} from './rule.ts';

const notBesideAllowance =
	`8518:PRO24 8519:PRO25 8520:PRO26 8521:PRO27 8522:PRO28 8523:PRO29 8524:PRO30 8525:PRO32
	8594:PRO33 8595:PRO33.1 8530:PRO33.2 8527:PRO34 8559:PRO34.1 8528:PRO35 8529:PRO36 8534:PRO44 8596:PRO45`
		.split(/\s+/)
		.map((pair): Rule => {
			const [code = '', box = ''] = pair.split(':');
			return rule(code, box, absent('PRO5.1', 'PRO20.1'));
		});

const income = ['PRO20', 'PRO22', 'PRO23', 'PRO30', 'PRO31'];
const deductions = [
	...['PRO24', 'PRO25', 'PRO26', 'PRO27', 'PRO28', 'PRO29', 'PRO32', 'PRO33', 'PRO33.1', 'PRO33.2'],
	...['PRO34', 'PRO34.1', 'PRO35', 'PRO36', 'PRO37'],
];
const profit = `${income.join(' + ')} - PRO20.1 - ${deductions.join(' - ')}`;
const loss = `${deductions.join(' + ')} - ${income.join(' - ')}`;

/** Rules of the UK property pages. */
export const sa105Rules: RuleTable = {
	form: 'SA105',
	rules: [
		atMost('8517', 'PRO20.1', 'PRO20 + PRO22 + PRO23 + PRO31'),
		...notBesideAllowance,
		atMost('6122', 'PRO32', '1000000'),
		needs('8526', 'PRO32', 'PRO20.2'),
		rule('6468', 'PRO37', absent('PRO4')),
		atMost('6469', 'PRO37', '@rentARoom'),
		equals('8269', 'PRO38', profit),
		atMost('8441', 'PRO39', 'PRO38'),
		equals('6472', 'PRO40', 'PRO38 - PRO39'),
		rule('8531', 'PRO41', absent('PRO20.1')),
		equals('8270', 'PRO41', loss),
		rule('8532', 'PRO42', absent('PRO20.1')),
		needs('8533', 'PRO42', 'PRO20.2'),
		neededAbove('6119', 'PRO40', 'PRO38 - PRO39'),
		{
			code: '8505',
			box: 'PRO20.1',
			when: [],
			must: compared('PRO5.1 + PRO20.1', '<=', '@propertyAllowance'),
		},
		{
			code: '8506',
			box: 'PRO20.2',
			when: [absent('PRO20.2')],
			must: compared('PRO20 + PRO22 + PRO23 + PRO31', '<=', '@cashBasisTurnover'),
		},
		neededAbove('8262', 'PRO38', profit),
		neededAbove('8263', 'PRO41', loss),
	],
};
