/** Who is set up before they see a return. Small and by itself: every visit asks it, few need the wizard. */
import type { User } from '../../api/shapes.ts';

/** Whether the wizard comes before the dashboard. Users without a UTR can skip it: only filing needs one. */
export function needsOnboarding(user: User): boolean {
	const noUtr = user.uniqueTaxReference === null && !user.noUniqueTaxReferenceYet;
	return noUtr || user.nationalInsurance === null || user.addressLine1 === null;
}
