/** The working of stage 18: capital gains tax. */
import { list, rate, signedSum, smallest, sum } from './arithmetic.ts';
import type { Line } from './line.ts';
import { line } from './line.ts';

/** What is taken off gains, those on homes first. */
const TAKEN_OFF = ['-c18.16', '-c18.5', '-#annualExemptAmount'];
/** What income and gains with a relief leave of the basic rate band. */
const ROOM = ['#ukBasicLimit', 'c4.59', '-c4.74', '-c18.29'];

export const gainsLines: readonly Line[] = [
	line(
		'c18.1a',
		'residential-gains',
		list('capitalGains.disposals'),
		(f) => f.pages.capitalGains?.residentialGains ?? 0,
	),
	line(
		'c18.3',
		'other-gains',
		list('capitalGains.disposals', 'capitalGains.holdings'),
		(f) => f.pages.capitalGains?.otherGains ?? 0,
	),
	line(
		'c18.16',
		'capital-losses',
		list('capitalGains.disposals', 'capitalGains.holdings', 'capitalGains.incomeLosses'),
		(f) => (f.pages.capitalGains?.losses ?? 0) + (f.pages.capitalGains?.incomeLosses ?? 0),
	),
	line(
		'c18.5',
		'capital-losses-brought-forward',
		smallest(
			['up(capitalGains.lossesBroughtForward)'],
			['c18.1a', 'c18.3', '-c18.16', '-#annualExemptAmount'],
		),
		(f) => f.pages.capitalGains?.lossesBroughtForwardUsed ?? 0,
	),
	line('c18.28', 'taxable-gains', sum('c18.1a', 'c18.3', ...TAKEN_OFF), (f) => f.capitalGains.taxable),
	line(
		'c18.27.1',
		'taxable-residential-gains',
		sum('c18.1a', ...TAKEN_OFF),
		(f) => f.capitalGains.residentialBasic + f.capitalGains.residentialHigher,
	),
	line('c18.29', 'relief-gains', list('c18.28', 'capitalGains.disposals'), (f) => f.capitalGains.reliefGains),
	line('c18.30', 'relief-gains-tax', rate('reliefGainsRate', 'c18.29'), (f) => f.capitalGains.reliefTax),
	line(
		'c18.45.1',
		'residential-gains-in-basic-band',
		smallest(['c18.27.1'], ROOM),
		(f) => f.capitalGains.residentialBasic,
	),
	line(
		'c18.45.2',
		'residential-gains-basic',
		rate('residentialGainsBasicRate', 'c18.45.1'),
		(f) => f.capitalGains.residentialBasicTax,
	),
	line(
		'c18.45.3',
		'residential-gains-above',
		sum('c18.27.1', '-c18.45.1'),
		(f) => f.capitalGains.residentialHigher,
	),
	line(
		'c18.45.4',
		'residential-gains-higher',
		rate('residentialGainsHigherRate', 'c18.45.3'),
		(f) => f.capitalGains.residentialHigherTax,
	),
	line(
		'c18.46',
		'other-gains-in-basic-band',
		smallest(['c18.28', '-c18.27.1', '-c18.29'], [...ROOM, '-c18.27.1']),
		(f) => f.capitalGains.otherBasic,
	),
	line('c18.47', 'other-gains-basic', rate('gainsBasicRate', 'c18.46'), (f) => f.capitalGains.otherBasicTax),
	line(
		'c18.48',
		'other-gains-above',
		sum('c18.28', '-c18.27.1', '-c18.29', '-c18.46'),
		(f) => f.capitalGains.otherHigher,
	),
	line(
		'c18.49',
		'other-gains-higher',
		rate('gainsHigherRate', 'c18.48'),
		(f) => f.capitalGains.otherHigherTax,
	),
	line(
		'c18.51.1',
		'gains-before-rate-change',
		list('c18.3', 'capitalGains.disposals', 'capitalGains.holdings'),
		(f) => f.capitalGains.change?.earlier,
	),
	line(
		'c18.51.2',
		'gains-of-later-days',
		list('c18.3', 'capitalGains.disposals', 'capitalGains.holdings'),
		(f) => (f.capitalGains.change ? f.pages.capitalGains?.gainsAfterRateChange : 0),
	),
	line(
		'c18.51.3',
		'gains-after-rate-change',
		{ ...smallest(['c18.46', 'c18.48', '-c18.51.1']), most: ['c18.51.2'] },
		(f) => f.capitalGains.change?.later,
	),
	line(
		'c18.51.4',
		'gains-after-rate-change-basic',
		sum('c18.51.3', '-c18.48'),
		(f) => f.capitalGains.change?.laterBasic,
	),
	line(
		'c18.51.5',
		'gains-after-rate-change-higher',
		sum('c18.51.3', '-c18.51.4'),
		(f) => f.capitalGains.change?.laterHigher,
	),
	line(
		'c18.51.6',
		'rate-change-basic',
		{ ...rate('gainsBasicRateRise', 'c18.51.4'), also: ['#gainsBasicRateLater', '#gainsBasicRate'] },
		(f) => f.capitalGains.change?.basicTax,
	),
	line(
		'c18.51.7',
		'rate-change-higher',
		{ ...rate('gainsHigherRateRise', 'c18.51.5'), also: ['#gainsHigherRateLater', '#gainsHigherRate'] },
		(f) => f.capitalGains.change?.higherTax,
	),
	line(
		'c18.51',
		'gains-adjustment',
		signedSum('c18.51.6', 'c18.51.7', 'exact(capitalGains.adjustment)'),
		(f) => f.capitalGains.adjustment,
	),
	line(
		'c18.52',
		'gains-tax-charged',
		sum('c18.30', 'c18.45.2', 'c18.45.4', 'c18.47', 'c18.49', 'c18.51'),
		(f) => f.capitalGains.charged,
	),
	line(
		'c18.57',
		'gains-tax-already-paid',
		sum('up(capitalGains.taxPaidOn60DayReturns)'),
		(f) => f.capitalGains.alreadyPaid,
	),
	line('c18.59', 'gains-tax-overpaid', sum('c18.57', '-c18.52'), (f) => f.capitalGains.overpaid),
	line('c12.17', 'gains-tax-due', sum('c18.52', '-c18.57'), (f) => f.capitalGains.due),
];
