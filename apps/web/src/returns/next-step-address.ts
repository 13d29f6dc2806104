/** The address the next step leads to. */
import type { NextStep, TaxReturn } from '../api/shapes.ts';
import { questionLink } from './question-link.ts';
import { PAY_HMRC } from './settlement/pay-hmrc.ts';

type Place = NextStep['action']['place'];

/** The id of the panel where the user declares and sends the return. */
export const SUBMISSION = 'submission';

/** The return a step belongs to. */
export type StepReturn = Pick<TaxReturn, 'id' | 'taxYear'>;

/** Returns an address in this app, a `#` on its own page, or an HMRC address with `https:`. */
export function nextStepAddress(place: Place, { id, taxYear }: StepReturn): string {
	const base = `/app/return/${id}`;
	switch (place.page) {
		case 'answer':
			return questionLink(id, place.at) ?? `${base}/check`;
		case 'submission':
			return `${base}/submission/${place.submissionId}`;
		case 'getUtr':
			return '/account#noUniqueTaxReferenceYet';
		case 'twoStep':
			return '/account/security/two-step';
		case 'consent':
			return `#${SUBMISSION}`;
		case 'payHmrc':
			return PAY_HMRC;
		case 'makingTaxDigital':
			return `/mtd?year=${taxYear}`;
		default:
			return `${base}/${place.page}`;
	}
}
