/** Who must set up before seeing a return. Kept apart from the wizard: every visit needs this, few need the wizard. */
import type { User } from '../../api/shapes.ts';

/** Returns whether the wizard comes before the dashboard. Users without a UTR can skip it: only filing needs one. */
export function needsOnboarding(user: User): boolean {
	const noUtr = user.uniqueTaxReference === null && !user.noUniqueTaxReferenceYet;
	return noUtr || user.nationalInsurance === null || user.addressLine1 === null;
}
