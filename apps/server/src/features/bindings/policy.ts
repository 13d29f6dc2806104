/**
 * What an account needs before its first filing for a reference, depending on who runs the service and who they file
 * for.
 */
import type { Queries } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findBinding } from './repository.ts';
import { findRequest } from './request-repository.ts';

/** Why a reference can't be filed for yet, or here. */
export type BindingBlocker = 'BINDING_AWAITS_APPROVAL' | 'BINDING_DECLINED' | 'UTR_NOT_OWN';

/**
 * The blocker, if any. There is none with the stand-in. It does not say whether the reference belongs to another
 * account, since anyone can type any reference: that is checked on filing.
 */
export async function blockerOfFiling(
	{ config, vault }: Pick<Services, 'config' | 'vault'>,
	queries: Queries,
	{ userId, utr }: { readonly userId: string; readonly utr: string },
): Promise<BindingBlocker | undefined> {
	const { environment, sender, ownUtrs } = config.hmrc;
	if (environment === 'local') return undefined;
	if (sender === 'individual') return ownUtrs.includes(utr) ? undefined : 'UTR_NOT_OWN';
	const key = { environment, utrIndex: vault.index('utr', utr) };
	if ((await findBinding(queries, key))?.userId === userId) return undefined;
	const decision = (await findRequest(queries, { ...key, userId }))?.decision;
	if (decision === 'approved') return undefined;
	return decision === 'declined' ? 'BINDING_DECLINED' : 'BINDING_AWAITS_APPROVAL';
}
