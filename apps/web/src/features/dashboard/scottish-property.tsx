/** What isn't settled about an estimated year: how Scotland will tax rent once the rest of the UK has rates for it. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { isTaxYear, yearData } from '@halfpenny/years';
import { Notice } from '../../ui/notice.tsx';

/** The sentence. Renders nothing elsewhere, and in years when rent has no rates of its own. */
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
