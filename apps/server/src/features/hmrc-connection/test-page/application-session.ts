/** Calls to HMRC as this service alone, where no person is needed: the header validator, made-up people. */
import { applicationToken, type FraudHeaders, type MtdSession } from '@halfpenny/hmrc';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { applicationOf, clientOf } from '../application.ts';

/** A session with the application's own token. MTD_NOT_SET_UP, HMRC_UNREACHABLE. */
export async function openApplicationSession(
	services: Services,
	headers: FraudHeaders = {},
): Promise<Result<MtdSession>> {
	const application = applicationOf(services);
	if (!application.ok) return application;
	const outcome = await applicationToken(application.value);
	if (outcome.kind === 'refused') return fail('MTD_NOT_SET_UP');
	if (outcome.kind !== 'granted') return fail('HMRC_UNREACHABLE');
	const { accessToken } = outcome.tokens;
	return succeed({ call: clientOf(services, application.value), accessToken, headers });
}
