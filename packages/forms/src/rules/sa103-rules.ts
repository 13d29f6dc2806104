/** HMRC's cross-checks of the self-employment pages, short and full. Source: HMRC's Schematron of 2024-25. */
import {
	absent,
	all,
	always,
	any,
	atMost,
	compared,
	equals,
	inYear,
	neededAbove,
	neededBy,
	needs,
	present,
	type Rule,
	type RuleTable,
	rule,
} from './rule.ts';

/** No expense, allowance or loss with the trading income allowance, whichever page claims it. */
function notBesideAllowance(codes: string): readonly Rule[] {
	return codes.split(/\s+/).map((pair) => {
		const [code = '', box = ''] = pair.split(':');
		return rule(code, box, absent('FSE16.1*', 'SSE10.1*'));
	});
}

const numbered = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, index) => `FSE${from + index}`);

const expenses = numbered(17, 30);
const disallowed = numbered(32, 45);
const allowances = [
	'FSE49',
	'FSE50',
	'FSE51',
	'FSE52',
	'FSE52.1',
	'FSE53',
	'FSE53.1',
	'FSE54',
	'FSE55',
	'FSE56',
];
const codesOfAllowances = ['8333', '8334', '8335', '8377', '8563', '8372', '8564', '8373', '8338', '8339'];
const assets = numbered(83, 89);
const profitBeforeAdjustments = 'FSE64/65 + FSE68 - FSE16.1';

/** Rules of each full self-employment page. */
export const sa103fRules: RuleTable = {
	form: 'SA103F',
	rules: [
		inYear('6433', 'FSE6'),
		inYear('6433', 'FSE7'),
		rule('6434', 'FSE7', { is: 'notAfter', box: 'FSE6', limit: 'FSE7' }),
		rule('6195', 'FSE9', { is: 'notAfter', box: 'FSE8', limit: 'FSE9' }),
		needs('6061', 'FSE9', 'FSE8'),
		needs('6435', 'FSE15', 'FSE8'),
		needs('6437', 'FSE16', 'FSE8'),
		atMost('8450', 'FSE16.1', 'FSE64/65 + FSE68'),
		rule('8560', 'FSE16.1', { is: 'noneNegative', box: 'SSE21/22*' }),
		...notBesideAllowance(
			`8452:FSE17 8453:FSE18 8454:FSE19 8455:FSE20 8456:FSE21 8457:FSE22 8458:FSE23 8459:FSE24 8460:FSE25 8461:FSE26
			8462:FSE27 8463:FSE28 8464:FSE29 8465:FSE30 8466:FSE31 8467:FSE32 8468:FSE33 8469:FSE34 8470:FSE35 8471:FSE36
			8472:FSE37 8473:FSE38 8474:FSE39 8475:FSE40 8476:FSE41 8477:FSE42 8478:FSE43 8479:FSE44 8480:FSE45 8481:FSE46
			8482:FSE49 8483:FSE50 8484:FSE51 8485:FSE52 8572:FSE52.1 8590:FSE53 8566:FSE53.1 8591:FSE54 8486:FSE55
			8487:FSE56 8488:FSE57`,
		),
		equals('6053', 'FSE31', expenses.join(' + '), present(...expenses)),
		equals('8301', 'FSE46', disallowed.join(' + '), present(...disallowed)),
		equals('6055', 'FSE47/48', 'FSE15 + FSE16 - FSE31'),
		atMost('6062', 'FSE49', '1500000'),
		equals('6056', 'FSE57', allowances.join(' + ')),
		...allowances.map((box, index) => neededBy(codesOfAllowances[index] ?? '', 'FSE57', box)),
		equals('6059', 'FSE61', 'FSE46 + FSE59 + FSE60'),
		equals('6065', 'FSE63', 'FSE57 + FSE62'),
		equals('6111', 'FSE64/65', 'FSE47/48 + FSE61 - FSE63'),
		atMost('8615', 'FSE73.4', 'FSE73.3'),
		rule('6226', 'FSE74', any(compared('FSE74', '<=', 'FSE64/65'), compared('FSE74', '<=', 'FSE73'))),
		equals('6115', 'FSE76', 'FSE73 - FSE74 + FSE75'),
		rule('8218', 'FSE77', compared('FSE77', '=', '0'), compared(profitBeforeAdjustments, '>=', '0')),
		atMost('6281', 'FSE78', 'FSE77'),
		atMost('6449', 'FSE79', 'FSE77 - FSE78'),
		equals('6131', 'FSE90', assets.join(' + ')),
		equals('6142', 'FSE94', 'FSE90 - FSE91 - FSE92 - FSE93'),
		equals('6836', 'FSE96', 'FSE47/48'),
		equals('6146', 'FSE99', 'FSE95 + FSE96 + FSE97 - FSE98'),
		atMost('8342', 'FSECL2', '@class2'),
		needs('8341', 'FSE100', 'FSECL2'),
		neededBy('6031', 'FSE9', 'FSE8'),
		neededBy('6032', 'FSE31', ...expenses),
		neededBy('6033', 'FSE46', ...disallowed),
		always('6034', 'FSE47/48', present('FSE47/48'), compared('FSE15 + FSE16 - FSE31', '<>', '0')),
		neededBy('6042', 'FSE63', 'FSE57', 'FSE62'),
		always('6044', 'FSE64/65', present('FSE64/65'), compared('FSE47/48 + FSE61 - FSE63', '<>', '0')),
		always(
			'6045',
			'FSE76',
			present('FSE76'),
			any(compared('FSE73', '>', '0'), compared('FSE74', '>', '0'), compared('FSE75', '>', '0')),
		),
		neededBy('6048', 'FSE90', ...assets),
		neededBy('6057', 'FSE94', 'FSE90', 'FSE91', 'FSE92', 'FSE93'),
		neededBy('6058', 'FSE99', 'FSE95', 'FSE96', 'FSE97', 'FSE98'),
		neededBy('8434', 'FSE61', 'FSE46'),
		neededBy('8435', 'FSE61', 'FSE59'),
		neededBy('8436', 'FSE61', 'FSE60'),
		always(
			'8215',
			'FSE73',
			all(present('FSE73'), compared('FSE73', '=', `${profitBeforeAdjustments} + FSE71 + FSE72`)),
			compared(profitBeforeAdjustments, '>', '0'),
		),
		always(
			'8216',
			'FSE73',
			any(
				all(present('FSE73'), compared('FSE71 + FSE72', '>', '0'), compared('FSE73', '=', 'FSE71 + FSE72')),
				all(compared('FSE71 + FSE72', '<=', '0'), compared('FSE73', '=', '0')),
			),
			compared(profitBeforeAdjustments, '<=', '0'),
		),
		always(
			'8217',
			'FSE77',
			compared('FSE77', '=', 'FSE16.1 - FSE64/65 - FSE68'),
			compared(profitBeforeAdjustments, '<', '0'),
		),
	],
};

const shortExpenses = Array.from({ length: 9 }, (_, index) => `SSE${11 + index}`);
const shortAllowances = ['SSE23', 'SSE24', 'SSE24.1', 'SSE25', 'SSE25.1', 'SSE25.2'];
const shortProfit = `SSE21/22 + SSE26 + SSE27 - SSE10.1 - ${shortAllowances.join(' - ')}`;
const shortLoss = `${shortAllowances.join(' + ')} - SSE21/22 - SSE26 - SSE27`;
const shortPages = { is: 'shortPages', turnover: 'SSE9', started: 'SSE5', ceased: 'SSE6' } as const;

/** Rules of each short self-employment page. */
export const sa103sRules: RuleTable = {
	form: 'SA103S',
	rules: [
		inYear('6433', 'SSE5'),
		inYear('6433', 'SSE6'),
		rule('6147', 'SSE6', { is: 'notAfter', box: 'SSE5', limit: 'SSE6' }),
		rule('6235', 'SSE9', shortPages, absent('SSE5', 'SSE6')),
		rule('6236', 'SSE9', shortPages, present('SSE5'), absent('SSE6')),
		rule('6237', 'SSE9', shortPages, absent('SSE5'), present('SSE6')),
		rule('6238', 'SSE9', shortPages, present('SSE5'), present('SSE6')),
		rule('8490', 'SSE10.1', { is: 'noneNegative', box: 'SSE21/22*' }),
		...notBesideAllowance(
			`8491:SSE11 8492:SSE12 8493:SSE13 8494:SSE14 8495:SSE15 8496:SSE16 8497:SSE17 8498:SSE18 8499:SSE19 8500:SSE20
			8501:SSE23 8502:SSE24 8569:SSE24.1 8503:SSE25 8592:SSE25.1 8570:SSE25.2 8504:SSE32`,
		),
		equals(
			'6163',
			'SSE20',
			shortExpenses.join(' + '),
			compared('SSE20', '>', '0'),
			compared('SSE9', '>=', '@shortPagesTurnover'),
		),
		equals('6176', 'SSE21/22', 'SSE9 + SSE10 - SSE20'),
		atMost('6070', 'SSE23', '1500000'),
		atMost('8568', 'SSE24', '2000'),
		equals('6177', 'SSE28', shortProfit, compared(shortProfit, '>', '0')),
		atMost('6282', 'SSE29', 'SSE28'),
		equals('6178', 'SSE31', 'SSE28 + SSE30 - SSE29'),
		equals('6183', 'SSE32', shortLoss, compared(shortLoss, '>=', '0')),
		atMost('6224', 'SSE33', 'SSE32'),
		atMost('6510', 'SSE34', 'SSE32 - SSE33'),
		needs('8344', 'SSE36', 'SSECL2'),
		atMost('8345', 'SSECL2', '@class2'),
		neededBy('6063', 'SSE20', ...shortExpenses),
		always('6066', 'SSE21/22', present('SSE21/22'), compared('SSE9 + SSE10 - SSE20', '<>', '0')),
		neededAbove('6067', 'SSE28', shortProfit),
		neededAbove('6068', 'SSE31', 'SSE28 + SSE30 - SSE29'),
		neededAbove('6069', 'SSE32', shortLoss),
		always(
			'8489',
			'SSE10.1',
			compared('SSE10.1', '<=', 'SSE21/22 + SSE26 + SSE27'),
			compared('SSE21/22', '>=', '0'),
		),
	],
};
