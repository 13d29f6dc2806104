/** HMRC's cross-checks of the capital gains pages. Source: HMRC's Schematron of 2024-25. */
import { always, atMost, compared, needs, present, type Rule, type RuleTable, rule } from './rule.ts';

/** The boxes of one kind of asset, and HMRC's codes for the checks on every kind. */
interface AssetKind {
	readonly count: string;
	readonly gains: string;
	readonly losses: string;
	/** Gain or loss already reported in real time, and the tax paid on it. */
	readonly reported: string;
	/** A reported gain needs a gain and is at most that; a reported loss needs a loss and is at most that. */
	readonly codes: readonly [string, string, string, string];
}

function reportedInTime({ gains, losses, reported, codes }: AssetKind): readonly Rule[] {
	const [needsGain, mostGain, needsLoss, mostLoss] = codes;
	const isGain = compared(reported, '>', '0');
	const isLoss = compared(reported, '<', '0');
	return [
		rule(needsGain, reported, compared(gains, '>', '0'), isGain),
		rule(mostGain, reported, compared(reported, '<=', gains), isGain),
		rule(needsLoss, reported, compared(losses, '>', '0'), isLoss),
		rule(mostLoss, reported, compared(`${reported} + ${losses}`, '>=', '0'), isLoss),
	];
}

const kinds: readonly AssetKind[] = [
	{
		count: 'CGT13.1',
		gains: 'CGT13.4',
		losses: 'CGT13.5',
		reported: 'CGT13.7',
		codes: ['8648', '8649', '8650', '8651'],
	},
	{
		count: 'CGT14',
		gains: 'CGT17',
		losses: 'CGT19',
		reported: 'CGT21',
		codes: ['8399', '8400', '8401', '8402'],
	},
	{
		count: 'CGT23',
		gains: 'CGT26',
		losses: 'CGT27',
		reported: 'CGT29',
		codes: ['8408', '8409', '8410', '8411'],
	},
	{
		count: 'CGT31',
		gains: 'CGT34',
		losses: 'CGT35',
		reported: 'CGT37',
		codes: ['8418', '8419', '8420', '8421'],
	},
];

/** Rules of the capital gains pages. */
export const sa108Rules: RuleTable = {
	form: 'SA108',
	rules: [
		needs('8384', 'CGT4', 'CGT3'),
		needs('8385', 'CGT6', 'CGT3'),
		needs('8386', 'CGT7', 'CGT3'),
		rule('8387', 'CGT9', present('CGT6'), compared('CGT9', '>', '0')),
		rule('8388', 'CGT9', present('CGT7'), compared('CGT9', '<', '0')),
		needs('8392', 'CGT10', 'CGT9'),
		rule('8389', 'CGT11', present('CGT6'), compared('CGT11', '>', '0')),
		rule('8391', 'CGT11', present('CGT7'), compared('CGT11', '<', '0')),
		needs('8393', 'CGT12', 'CGT11'),
		needs('8644', 'CGT13', 'CGT13B'),
		needs('8645', 'CGT13A', 'CGT13B'),
		needs('8647', 'CGT13.1', 'CGT13.4', 'CGT13.5', 'CGT13.7'),
		needs('8395', 'CGT14', 'CGT17', 'CGT19', 'CGT21'),
		needs('8396', 'CGT15', 'CGT14'),
		needs('8397', 'CGT17', 'CGT14'),
		needs('8653', 'CGT17.1', 'CGT17'),
		needs('8654', 'CGT17.2', 'CGT17'),
		needs('8655', 'CGT17.3', 'CGT17'),
		needs('8656', 'CGT17.4', 'CGT17'),
		always(
			'8652',
			'CGT17',
			compared('CGT17.2 + CGT17.3 + CGT17.4', '<=', 'CGT17'),
			present('CGT17.2', 'CGT17.3', 'CGT17.4'),
		),
		needs('8398', 'CGT19', 'CGT14'),
		needs('8403', 'CGT22', 'CGT21'),
		needs('8405', 'CGT23', 'CGT26', 'CGT27', 'CGT29'),
		needs('8406', 'CGT24', 'CGT23'),
		needs('6397', 'CGT26', 'CGT23'),
		needs('8407', 'CGT27', 'CGT23'),
		needs('8412', 'CGT30', 'CGT29'),
		needs('8415', 'CGT31', 'CGT34', 'CGT35', 'CGT37'),
		needs('8416', 'CGT32', 'CGT31'),
		needs('6398', 'CGT34', 'CGT31'),
		needs('8417', 'CGT35', 'CGT31'),
		needs('8422', 'CGT38', 'CGT37'),
		...kinds.flatMap(reportedInTime),
		atMost('8426', 'CGT40', '100000'),
		needs('8423', 'CGT41', 'CGT35'),
		atMost('8305', 'CGT42', 'CGT41'),
		needs('8424', 'CGT43', 'CGT35'),
		atMost('8306', 'CGT44', 'CGT43'),
		always('8414', 'CGT35', compared('CGT41 + CGT43', '<=', 'CGT35'), present('CGT41', 'CGT43')),
		atMost('6170', 'CGT49', '10000000'),
		atMost('6171', 'CGT49', 'CGT34'),
		atMost('6173', 'CGT50', '1000000'),
		needs('6175', 'CGT50', 'CGT50.1'),
		needs('8232', 'CGT52.3', 'CGT52.2'),
		needs('8233', 'CGT52.4', 'CGT52.1', 'CGT52.2'),
		...['8602:CGT52EG', '8603:CGT52QG', '8604:CGT52QL'].map((pair): Rule => {
			const [code = '', box = ''] = pair.split(':');
			return needs(code, box, 'CGT13.1', 'CGT14', 'CGT23', 'CGT31');
		}),
		always('6020', 'CGT54', present('CGT54')),
	],
};
