/** For whom an account may file: not for a reference that HMRC's acceptance has tied to another. */
import type { Transaction } from '../../../database/database.ts';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { findBinding, lockUtr } from '../../bindings/repository.ts';
import { isOnItsWayElsewhere } from '../lifecycle/bind-repository.ts';
import { filedFor } from './for-whom.ts';
import type { ReturnSource } from './return-source.ts';

/**
 * The keyed hash of the reference that a return is for, which nobody else can file for until the transaction ends.
 * UTR_BOUND_ELSEWHERE where another account has it, by HMRC's acceptance or by a return on its way.
 */
export async function reserveUtr(
	tx: Transaction,
	{ vault, config }: Pick<Services, 'vault' | 'config'>,
	{ userId, source }: { readonly userId: string; readonly source: ReturnSource },
): Promise<Result<string>> {
	const { uniqueTaxpayerReference: utr } = filedFor(source);
	if (utr === undefined) return fail('RETURN_INCOMPLETE', { blockers: [] });
	const key = { environment: config.hmrc.environment, utrIndex: vault.index('utr', utr) };
	await lockUtr(tx, key);
	const bound = await findBinding(tx, key);
	const elsewhere = bound ? bound.userId !== userId : await isOnItsWayElsewhere(tx, { ...key, userId });
	return elsewhere ? fail('UTR_BOUND_ELSEWHERE') : succeed(key.utrIndex);
}
