/** Personal details that a call repeats must be those of the profile: what is filed is what was checked. */
import type { BodyOf, ChangedAnswer, calls } from '@halfpenny/contract';
import { parseNino } from '@halfpenny/facts';
import { questionWords } from '@halfpenny/messages/questions';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { loadProfile } from '../../profile/queries.ts';

type PersonalDetails = BodyOf<typeof calls.submitSelfAssessment>['personalDetails'];

/** SNAPSHOT_CHANGED with what differs, when details are given and differ from the profile. */
export async function confirmPersonalDetails(
	services: Services,
	userId: string,
	given: PersonalDetails,
): Promise<Result<null>> {
	const person = await loadProfile(services, services.database, userId);
	if (!given || !person) return succeed(null);
	const { firstName, lastName, dateOfBirth, nationalInsurance } = person.profile;
	const nino = parseNino(given.nino, true) ?? given.nino;
	const changed = [
		...difference('nationalInsurance', nino, nationalInsurance),
		...difference('firstName', given.firstName.trim(), firstName),
		...difference('lastName', given.lastName.trim(), lastName),
		...difference('dateOfBirth', given.dateOfBirth.trim(), dateOfBirth),
	];
	return changed.length === 0 ? succeed(null) : fail('SNAPSHOT_CHANGED', { changed });
}

function difference(question: string, before: string, after: string | null): ChangedAnswer[] {
	if (before === after) return [];
	return [{ section: 'profile', question, label: questionWords('profile', question).label, before, after }];
}
