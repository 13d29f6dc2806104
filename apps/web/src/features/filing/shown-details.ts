/** The personal details as shown for checking, which the call repeats. */
import type { BodyOf, Calls } from '@halfpenny/contract';
import type { CheckAnswers } from '../../api/shapes.ts';

type PersonalDetails = NonNullable<BodyOf<Calls['submitSelfAssessment']>['personalDetails']>;

/** Returns the four details; undefined if one is missing, as for a partnership. */
export function shownDetails(person: CheckAnswers['person']): PersonalDetails | undefined {
	const of = (wanted: string) => person.find(({ question }) => question === wanted)?.value ?? undefined;
	const nino = of('nationalInsurance');
	const firstName = of('firstName');
	const lastName = of('lastName');
	const dateOfBirth = of('dateOfBirth');
	if (nino === undefined || firstName === undefined || lastName === undefined || dateOfBirth === undefined)
		return undefined;
	return { nino, firstName, lastName, dateOfBirth };
}
