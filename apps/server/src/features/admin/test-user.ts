/** The made-up person that `test-auth` shows: from the configuration, or created at the stand-in once per administrator. */
import { type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import {
	configuredTestUser,
	makeTestUser,
	type ShownTestUser,
} from '../hmrc-connection/test-page/test-user.ts';
import { updateAdministrator } from './repository.ts';
import { openFor, sealFor } from './sealed.ts';
import { findSealedTestUser } from './test-repository.ts';

/** The made-up person to show an administrator. Errors: as `makeTestUser`. */
export async function testUserFor(services: Services, id: string): Promise<Result<ShownTestUser>> {
	if (services.config.hmrc.environment !== 'local') return succeed(configuredTestUser(services));
	const kept = await findSealedTestUser(services.database, id);
	if (kept !== null) return succeed(JSON.parse(openFor(services, id, 'sealed_test_user', kept)));
	const made = await makeTestUser(services);
	if (!made.ok) return made;
	const sealedTestUser = sealFor(services, id, 'sealed_test_user', JSON.stringify(made.value));
	await updateAdministrator(services.database, id, { sealedTestUser });
	return made;
}
