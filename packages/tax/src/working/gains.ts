/** The working of stage 18: capital gains tax. */
import { ofYear } from './arithmetic.ts';
import type { GainsBox } from './boxes.ts';
import { type Lines, line } from './line.ts';
import {
	also,
	atMost,
	exact,
	less,
	list,
	named,
	rate,
	signedSum,
	smallest,
	sum,
	up,
} from './return-terms.ts';

/** Deductions from gains, those on homes first. */
const TAKEN_OFF = [less('c18.16'), less('c18.5'), less(ofYear('annualExemptAmount'))];
/** The basic rate band left by income and gains with a relief. */
const ROOM = [ofYear('ukBasicLimit'), 'c4.59', less('c4.74'), less('c18.29')] as const;

export const gainsLines: Lines<GainsBox> = {
	'c18.1a': line(
		'residential-gains',
		list(named('capitalGains.disposals')),
		(f) => f.pages.capitalGains?.residentialGains ?? 0,
	),
	'c18.3': line(
		'other-gains',
		list(named('capitalGains.disposals'), named('capitalGains.holdings')),
		(f) => f.pages.capitalGains?.otherGains ?? 0,
	),
	'c18.16': line(
		'capital-losses',
		list(named('capitalGains.disposals'), named('capitalGains.holdings'), named('capitalGains.incomeLosses')),
		(f) => (f.pages.capitalGains?.losses ?? 0) + (f.pages.capitalGains?.incomeLosses ?? 0),
	),
	'c18.5': line(
		'capital-losses-brought-forward',
		smallest(
			[up('capitalGains.lossesBroughtForward')],
			['c18.1a', 'c18.3', less('c18.16'), less(ofYear('annualExemptAmount'))],
		),
		(f) => f.pages.capitalGains?.lossesBroughtForwardUsed ?? 0,
	),
	'c18.28': line('taxable-gains', sum('c18.1a', 'c18.3', ...TAKEN_OFF), (f) => f.capitalGains.taxable),
	'c18.27.1': line(
		'taxable-residential-gains',
		sum('c18.1a', ...TAKEN_OFF),
		(f) => f.capitalGains.residentialBasic + f.capitalGains.residentialHigher,
	),
	'c18.29': line(
		'relief-gains',
		list('c18.28', named('capitalGains.disposals')),
		(f) => f.capitalGains.reliefGains,
	),
	'c18.30': line('relief-gains-tax', rate('reliefGainsRate', 'c18.29'), (f) => f.capitalGains.reliefTax),
	'c18.45.1': line(
		'residential-gains-in-basic-band',
		smallest(['c18.27.1'], ROOM),
		(f) => f.capitalGains.residentialBasic,
	),
	'c18.45.2': line(
		'residential-gains-basic',
		rate('residentialGainsBasicRate', 'c18.45.1'),
		(f) => f.capitalGains.residentialBasicTax,
	),
	'c18.45.3': line(
		'residential-gains-above',
		sum('c18.27.1', less('c18.45.1')),
		(f) => f.capitalGains.residentialHigher,
	),
	'c18.45.4': line(
		'residential-gains-higher',
		rate('residentialGainsHigherRate', 'c18.45.3'),
		(f) => f.capitalGains.residentialHigherTax,
	),
	'c18.46': line(
		'other-gains-in-basic-band',
		smallest(['c18.28', less('c18.27.1'), less('c18.29')], [...ROOM, less('c18.27.1')]),
		(f) => f.capitalGains.otherBasic,
	),
	'c18.47': line('other-gains-basic', rate('gainsBasicRate', 'c18.46'), (f) => f.capitalGains.otherBasicTax),
	'c18.48': line(
		'other-gains-above',
		sum('c18.28', less('c18.27.1'), less('c18.29'), less('c18.46')),
		(f) => f.capitalGains.otherHigher,
	),
	'c18.49': line(
		'other-gains-higher',
		rate('gainsHigherRate', 'c18.48'),
		(f) => f.capitalGains.otherHigherTax,
	),
	'c18.51.1': line(
		'gains-before-rate-change',
		list('c18.3', named('capitalGains.disposals'), named('capitalGains.holdings')),
		(f) => f.capitalGains.change?.earlier,
	),
	'c18.51.2': line(
		'gains-of-later-days',
		list('c18.3', named('capitalGains.disposals'), named('capitalGains.holdings')),
		(f) => (f.capitalGains.change ? f.pages.capitalGains?.gainsAfterRateChange : 0),
	),
	'c18.51.3': line(
		'gains-after-rate-change',
		atMost(smallest(['c18.46', 'c18.48', less('c18.51.1')]), 'c18.51.2'),
		(f) => f.capitalGains.change?.later,
	),
	'c18.51.4': line(
		'gains-after-rate-change-basic',
		sum('c18.51.3', less('c18.48')),
		(f) => f.capitalGains.change?.laterBasic,
	),
	'c18.51.5': line(
		'gains-after-rate-change-higher',
		sum('c18.51.3', less('c18.51.4')),
		(f) => f.capitalGains.change?.laterHigher,
	),
	'c18.51.6': line(
		'rate-change-basic',
		also(rate('gainsBasicRateRise', 'c18.51.4'), ofYear('gainsBasicRateLater'), ofYear('gainsBasicRate')),
		(f) => f.capitalGains.change?.basicTax,
	),
	'c18.51.7': line(
		'rate-change-higher',
		also(rate('gainsHigherRateRise', 'c18.51.5'), ofYear('gainsHigherRateLater'), ofYear('gainsHigherRate')),
		(f) => f.capitalGains.change?.higherTax,
	),
	'c18.51': line(
		'gains-adjustment',
		signedSum('c18.51.6', 'c18.51.7', exact('capitalGains.adjustment')),
		(f) => f.capitalGains.adjustment,
	),
	'c18.52': line(
		'gains-tax-charged',
		sum('c18.30', 'c18.45.2', 'c18.45.4', 'c18.47', 'c18.49', 'c18.51'),
		(f) => f.capitalGains.charged,
	),
	'c18.57': line(
		'gains-tax-already-paid',
		sum(up('capitalGains.taxPaidOn60DayReturns')),
		(f) => f.capitalGains.alreadyPaid,
	),
	'c18.59': line('gains-tax-overpaid', sum('c18.57', less('c18.52')), (f) => f.capitalGains.overpaid),
	'c12.17': line('gains-tax-due', sum('c18.52', less('c18.57')), (f) => f.capitalGains.due),
};
