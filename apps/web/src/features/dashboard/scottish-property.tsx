/** What is not settled about a year that is only estimated: how Scotland taxes rent once the rest has rates for it. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { isTaxYear, yearData } from '@halfpenny/years';
import { Notice } from '../../ui/notice.tsx';

/** The sentence; nothing elsewhere, and in years in which rent is taxed with pay everywhere. */
export function ScottishProperty({
	taxYear,
	jurisdiction,
}: {
	readonly taxYear: string;
	readonly jurisdiction: string;
}) {
	if (jurisdiction !== 'scotland' || !isTaxYear(taxYear)) return null;
	if (yearData(taxYear).propertyRates === null) return null;
	return <Notice tone="doubt">{sayDashboard('estimate.scottishProperty', { taxYear })}</Notice>;
}
