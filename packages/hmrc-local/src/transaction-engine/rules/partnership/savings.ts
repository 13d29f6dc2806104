/** HMRC's rules of the savings page of SA800 2024-25 (boxes 7.x) and of the other information on its front page. */
import { absolute, amount } from '../../../calculation/amount.ts';
import { type Case, due, needs, notBefore, on, type Rule, rule, total } from './rule.ts';

/** Net, tax and gross may each be rounded. */
const tolerance = amount('1.001');

/** Tax is 20% of the gross, and net and tax make the gross, within the tolerance. */
const taxedIncome = (net: string, tax: string, gross: string): readonly Rule[] => [
	rule(
		'6651',
		tax,
		'The tax must be 20% of the gross amount.',
		({ page }: Case) => page.present(tax) && absolute(page.sum(tax) * 5n - page.sum(gross)) > tolerance * 5n,
	),
	rule(
		'6652',
		gross,
		'The gross amount must be the net amount and the tax.',
		({ page }: Case) => page.present(gross) && absolute(page.sum(gross) - page.sum(net, tax)) > tolerance,
	),
];

/** The rules of the savings page and of the other information. */
export const savingsRules: readonly Rule[] = [
	notBefore('6643', '7.2', '7.1'),
	needs('8463', '7.6', ['7.1']),
	total('8464', '7.6', ['7.3', '7.4', '7.5']),
	...taxedIncome('7.7', '7.8', '7.9'),
	...taxedIncome('7.14', '7.15', '7.16'),
	total('6653', '7.17', ['7.8', '7.15']),
	total('6654', '7.18', ['7.9', '7.16']),
	total('6665', '7.23', ['7.19', '7.20', '7.21', '7.22']),
	notBefore('6666', '7.25', '7.24'),
	needs('6667', '7.26', ['7.24']),
	needs('6668', '7.27', ['7.24']),
	...taxedIncome('7.28', '7.29', '7.30'),
	due('6997', '7.6', ['7.3', '7.4', '7.5']),
	due('6998', '7.17', ['7.8', '7.15']),
	due('6999', '7.18', ['7.9', '7.16']),
	due('6882', '7.23', ['7.19', '7.20', '7.21', '7.22']),
	rule('8239', 'A11 to A15', 'An address needs two lines.', ({ all }) => {
		const lines = all.count('Partnership/OtherInformation/TaxPayerAddress/Line');
		return lines === 1;
	}),
	rule('8240', 'A11 to A15', 'The short line of an address needs three lines before it.', ({ all }) => {
		const address = 'Partnership/OtherInformation/TaxPayerAddress';
		return all.has(`${address}/ShortLine`) && all.count(`${address}/Line`) < 3;
	}),
	...on('avoidanceScheme', [
		rule(
			'8241',
			'10.2',
			'A tax avoidance scheme needs its number or its year.',
			({ page }) => !page.present('10.2') && !page.present('10.3'),
		),
	]),
];
