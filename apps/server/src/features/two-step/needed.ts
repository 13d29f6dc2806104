/** Nothing goes to the real HMRC for an account protected only by a password. */
import type { Queries } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import { twoStepSince } from './repository.ts';

/** Whether a person has to turn on two-step sign-in before they connect or file. */
export async function needsTwoStep(
	{ config }: Pick<Services, 'config'>,
	queries: Queries,
	userId: string,
): Promise<boolean> {
	return config.hmrc.environment === 'live' && (await twoStepSince(queries, userId)) === undefined;
}
