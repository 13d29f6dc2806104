/** Why a return cannot be sent from here: HMRC's form is not out yet, or its year is no longer filed here. */
import { sayDashboard } from '@halfpenny/messages/dashboard';

/** Returns the sentence for a year without a form, among the years offered. */
export function estimateWords(
	taxYear: string,
	years: readonly { readonly taxYear: string; readonly canFile: boolean }[],
): string {
	const later = years.some((year) => year.canFile && year.taxYear > taxYear);
	return later ? sayDashboard('estimatePast', { taxYear }) : sayDashboard('estimateOnly');
}
