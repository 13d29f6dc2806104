/** A transaction that rolls back when its work returns a failure, not only when it throws. */
import type { Database, Transaction } from '../database/database.ts';
import type { Failure, Result } from './result.ts';

/** Carries a failure out of a transaction: only a throw rolls back. */
class TakenBack extends Error {
	readonly failed: { readonly ok: false; readonly problem: Failure };
	constructor(failed: { readonly ok: false; readonly problem: Failure }) {
		super('taken back');
		this.failed = failed;
	}
}

/** Runs the work in a transaction. If it fails, nothing is kept. */
export async function allOrNothing<T>(
	database: Database,
	work: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
	try {
		return await database.transaction(async (tx) => {
			const result = await work(tx);
			if (!result.ok) throw new TakenBack(result);
			return result;
		});
	} catch (thrown) {
		if (thrown instanceof TakenBack) return thrown.failed;
		throw thrown;
	}
}
