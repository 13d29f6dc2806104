/** HMRC's cross-checks of the partnership pages, short and full. Source: HMRC's Schematron of 2024-25. */
import {
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

/** The codes of checks that short and full pages share but HMRC numbers separately. */
interface SharedCodes {
	readonly checkDigit: string;
	readonly order: string;
	readonly lossesUsed: string;
	readonly afterLosses: string;
	readonly taxable: string;
	readonly profit: string;
	readonly noProfit: string;
	readonly loss: string;
	readonly noLoss: string;
	readonly sideways: string;
	readonly carriedBack: string;
	readonly voluntary: string;
	readonly class2: string;
	readonly taxableNeeded: string;
}

/** Boxes 1 to 27 have the same numbers on both kinds of page. */
function shared(form: 'SPS' | 'FPS', codes: SharedCodes): readonly Rule[] {
	const box = (number: string) => `${form}${number}`;
	const share = `${box('8')} + ${box('9')} - ${box('12')}`;
	const adjustments = `${box('10')} + ${box('11')}`;
	return [
		rule(codes.checkDigit, box('1'), { is: 'utr', box: box('1') }),
		rule('8210', box('1'), { is: 'severalDigits', box: box('1') }),
		inYear('6731', box('3')),
		inYear('6731', box('4')),
		rule(codes.order, box('4'), { is: 'notAfter', box: box('3'), limit: box('4') }),
		atMost(codes.lossesUsed, box('17'), box('16')),
		equals(codes.afterLosses, box('18'), `${box('16')} - ${box('17')}`),
		equals(codes.taxable, box('20'), `${box('18')} + ${box('19')}`),
		always(
			codes.profit,
			box('16'),
			all(present(box('16')), compared(box('16'), '=', `${share} + ${adjustments}`)),
			compared(share, '>', '0'),
			present(...profitBoxes(form)),
		),
		always(
			codes.noProfit,
			box('16'),
			any(
				all(present(box('16')), compared(adjustments, '>', '0'), compared(box('16'), '=', adjustments)),
				all(compared(adjustments, '<=', '0'), compared(box('16'), '=', '0')),
			),
			compared(share, '<=', '0'),
			present(...profitBoxes(form)),
		),
		always(
			codes.loss,
			box('21'),
			compared(box('21'), '=', `${box('12')} - ${box('8')} - ${box('9')}`),
			compared(share, '<', '0'),
			present(...profitBoxes(form)),
		),
		rule(codes.noLoss, box('21'), compared(box('21'), '=', '0'), compared(share, '>=', '0')),
		atMost(codes.sideways, box('22'), box('21')),
		atMost(codes.carriedBack, box('23'), `${box('21')} - ${box('22')}`),
		needs(codes.voluntary, box('25'), `${form}CL2`),
		atMost(codes.class2, `${form}CL2`, '@class2'),
		neededBy(codes.taxableNeeded, box('20'), box('18'), box('19')),
	];
}

/** HMRC checks the share of profit if any box of that part is filled in. */
function profitBoxes(form: 'SPS' | 'FPS'): readonly string[] {
	return ['8', '9', '10', '11', '12', '16', '16.3', '16.4', '17', '18', '19', '20'].map(
		(number) => `${form}${number}`,
	);
}

/** Rules of each short partnership page. */
export const sa104sRules: RuleTable = {
	form: 'SA104S',
	rules: [
		...shared('SPS', {
			checkDigit: '6269',
			order: '6112',
			lossesUsed: '6781',
			afterLosses: '6783',
			taxable: '6784',
			profit: '8223',
			noProfit: '8224',
			loss: '8225',
			noLoss: '8226',
			sideways: '6116',
			carriedBack: '6785',
			voluntary: '8356',
			class2: '8357',
			taxableNeeded: '6110',
		}),
		neededAbove('6109', 'SPS18', 'SPS16 - SPS17'),
	],
};

/** Rules of each full partnership page. */
export const sa104fRules: RuleTable = {
	form: 'SA104F',
	rules: [
		...shared('FPS', {
			checkDigit: '6254',
			order: '6106',
			lossesUsed: '6737',
			afterLosses: '6738',
			taxable: '6739',
			profit: '8219',
			noProfit: '8220',
			loss: '8221',
			noLoss: '8222',
			sideways: '6108',
			carriedBack: '6741',
			voluntary: '8352',
			class2: '8353',
			taxableNeeded: '6091',
		}),
		atMost('8628', 'FPS16.4', 'FPS16.3'),
		neededBy('6090', 'FPS18', 'FPS16', 'FPS17'),
		equals('6743', 'FPS30', 'FPS28 + FPS29'),
		equals('6744', 'FPS34', 'FPS31 + FPS32 - FPS33'),
		equals('6745', 'FPS35', 'FPS30 + FPS34', compared('FPS30 + FPS34', '>=', '0')),
		rule('8632', 'FPS35', compared('FPS35', '=', '0'), compared('FPS30 + FPS34', '<', '0')),
		neededBy('6092', 'FPS30', 'FPS28', 'FPS29'),
		neededBy('6093', 'FPS34', 'FPS31', 'FPS32', 'FPS33'),
		neededBy('6094', 'FPS35', 'FPS30', 'FPS34'),
		atMost('6746', 'FPS38', 'FPS36 + FPS37', compared('FPS36 + FPS37', '>', '0')),
		equals('6204', 'FPS41', 'FPS36 + FPS37 - FPS38', compared('FPS36 + FPS37', '>=', 'FPS38')),
		rule('6205', 'FPS41', compared('FPS41', '=', '0'), compared('FPS36 + FPS37', '<', 'FPS38')),
		neededBy('6201', 'FPS41', 'FPS36', 'FPS37', 'FPS38'),
		needs('8258', 'FPS44', 'FPS42', 'FPS43'),
		equals('8259', 'FPS44', 'FPS42 + FPS43', compared('FPS42 + FPS43', '>', '0')),
		rule('8260', 'FPS44', compared('FPS44', '=', '0'), compared('FPS42 + FPS43', '<=', '0')),
		neededBy('8256', 'FPS44', 'FPS42'),
		neededBy('8257', 'FPS44', 'FPS43'),
		atMost('6753', 'FPS47', 'FPS45 + FPS46'),
		atMost('6259', 'FPS48', 'FPS45 + FPS46 - FPS47'),
		always(
			'6206',
			'FPS48',
			present('FPS48'),
			present('FPS45', 'FPS46', 'FPS47'),
			compared('FPS45 + FPS46', '>=', 'FPS47'),
		),
		equals('6755', 'FPS55', 'FPS52 + FPS53 - FPS54'),
		neededAbove('6097', 'FPS55', 'FPS52 + FPS53 - FPS54'),
		needs('6260', 'FPS56', 'FPS60'),
		needs('6262', 'FPS57', 'FPS60'),
		needs('6263', 'FPS58', 'FPS60'),
		atMost('6756', 'FPS58', 'FPS56 + FPS57'),
		needs('6264', 'FPS59', 'FPS60'),
		equals(
			'6266',
			'FPS60',
			'FPS56 + FPS57 - FPS58 - FPS59',
			compared('FPS56 + FPS57', '>=', 'FPS58 + FPS59'),
		),
		rule('6267', 'FPS60', compared('FPS60', '=', '0'), compared('FPS56 + FPS57', '<', 'FPS58 + FPS59')),
		equals('6759', 'FPS67', 'FPS41 + FPS44 + FPS48 + FPS55 + FPS60'),
		neededAbove('6100', 'FPS67', 'FPS41 + FPS44 + FPS48 + FPS55 + FPS60'),
		equals('6760', 'FPS70', 'FPS68 - FPS69'),
		neededAbove('6101', 'FPS70', 'FPS68 - FPS69'),
		equals('6761', 'FPS73', 'FPS71 - FPS72'),
		neededAbove('6103', 'FPS73', 'FPS71 - FPS72'),
		equals('6762', 'FPS76', 'FPS20 + FPS67 + FPS74 - FPS75'),
		neededAbove('6104', 'FPS76', 'FPS20 + FPS67 + FPS74 - FPS75'),
		equals('6763', 'FPS80', 'FPS77 + FPS78 + FPS79'),
		neededBy('8378', 'FPS80', 'FPS77'),
		neededBy('8379', 'FPS80', 'FPS78'),
		neededBy('8380', 'FPS80', 'FPS79'),
	],
};
