/** Where the user can see what arrived, depending on where it was sent. */
import type { Service, Submission } from '../../api/shapes.ts';

/** HMRC's own account pages, the stand-in's page, or nowhere: HMRC doesn't show tests to anyone. */
export type Place = 'account' | 'standIn' | 'nowhere';

/** Returns the place. A service that now files for real no longer has a stand-in. */
export function placeToLook(
	{ environment }: Pick<Submission, 'environment'>,
	service: Pick<Service, 'environment'>,
): Place {
	if (environment === 'live') return 'account';
	return environment === 'local' && service.environment !== 'live' ? 'standIn' : 'nowhere';
}
