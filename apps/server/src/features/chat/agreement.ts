/** Whether a person lets the configured model see what they write: asked once, and can be changed at any time. */
import type { AnswerOf, Calls } from '@halfpenny/contract';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { findAgreement, keepAgreement } from './agreement-repository.ts';
import { remoteProvider } from './speaker.ts';

type ModelAgreement = AnswerOf<Calls['chatModel']>;

/** The provider of the configured model, and what the person answered about it. */
export async function readAgreement(services: Services, userId: string): Promise<ModelAgreement> {
	const provider = await remoteProvider(services);
	if (provider === null) return { provider, agreed: null };
	const row = await findAgreement(services.database, userId, provider);
	return { provider, agreed: row?.agreed ?? null };
}

/** Stores and audits the answer. MODEL_CHANGED when the configured provider is no longer the one named. */
export async function answerAgreement(
	services: Services,
	userId: string,
	{ provider, agreed }: { readonly provider: string; readonly agreed: boolean },
): Promise<Result<ModelAgreement>> {
	if ((await remoteProvider(services)) !== provider) return fail('MODEL_CHANGED');
	const at = services.clock.now();
	await services.database.transaction(async (tx) => {
		await keepAgreement(tx, { userId, provider, agreed, answeredAt: at });
		const action = agreed ? 'chat.modelAgreed' : 'chat.modelRefused';
		await audit(tx, { at, userId, action, detail: { provider } });
	});
	return succeed({ provider, agreed });
}
