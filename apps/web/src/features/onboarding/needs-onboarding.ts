/** Who is set up before they see a return. Small and by itself: every visit asks it, few need the wizard. */
import type { Answer } from '../../app/api/operation.ts';

/** The signed-in person as the server knows them. */
export type User = Answer<'getUser'>;

/** Whether the wizard comes before the dashboard (rulings 34 and 42). */
export function needsOnboarding(user: User): boolean {
	const noUtr = user.uniqueTaxReference === null && !user.noUniqueTaxReferenceYet;
	return noUtr || user.nationalInsurance === null || user.addressLine1 === null;
}
