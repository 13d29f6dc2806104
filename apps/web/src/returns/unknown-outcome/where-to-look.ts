/** Where a person can see what arrived of a submission, by where it was sent. */
import type { Service, Submission } from '../../api/shapes.ts';

/** HMRC's own account pages, the page of the stand-in, or nowhere: HMRC shows no tests to anyone. */
export type Place = 'account' | 'standIn' | 'nowhere';

/** The place. Where real returns go by now there is no stand-in any more. */
export function placeToLook(
	{ environment }: Pick<Submission, 'environment'>,
	service: Pick<Service, 'environment'>,
): Place {
	if (environment === 'live') return 'account';
	return environment === 'local' && service.environment !== 'live' ? 'standIn' : 'nowhere';
}
