/** Bands of tax and quarters of the year, as the knowledge writes them out. */
import { formatDay } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { quartersOf, type TaxYear, type YearData } from '@halfpenny/years';
import type { Fills } from '../guard/compose.ts';
import { inPounds, rate } from './written.ts';

/** From where the higher rate applies with the full personal allowance, and the Scottish bands. */
export function bandsOf({ incomeTaxBands: { uk, scotland }, allowances }: YearData): Fills {
	const withAllowance = (upTo: number) =>
		inPounds(upTo < allowances.taperThresholdPounds ? upTo + allowances.personalAllowancePounds : upTo);
	const basic = uk.find(({ name }) => name === 'basic')?.upToPounds ?? 0;
	const bands = scotland.map(({ upToPounds, rate: hundredths }) =>
		upToPounds === null
			? sayAssistant('band.above', { rate: rate(hundredths) })
			: sayAssistant('band.upTo', { rate: rate(hundredths), amount: withAllowance(upToPounds) }),
	);
	return { higherRateFrom: withAllowance(basic), scottishBands: bands.join(', ') };
}

/** The quarters of a year, each with the day its update is due. */
export function quartersIn(taxYear: TaxYear): string {
	return quartersOf(taxYear)
		.map(({ from, to, due }) =>
			sayAssistant('quarter.due', { from: formatDay(from), to: formatDay(to), due: formatDay(due) }),
		)
		.join('; ');
}
