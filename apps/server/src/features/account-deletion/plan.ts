/** What deleting an account keeps and what it deletes. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import { type Attempt, isUnderWay, keptUntil } from './retention.ts';

/** A return that is kept, and until when. */
interface KeptReturn {
	readonly taxReturn: TaxReturnRow;
	readonly until: Date;
}

/** The plan of a deletion. */
export interface Plan {
	readonly kept: readonly KeptReturn[];
	readonly deleted: readonly TaxReturnRow[];
	readonly underWay: boolean;
}

/** An attempt to file one of the returns. */
type FiledAttempt = Attempt & { readonly taxReturnId: string };

/** Plans the deletion of an account by its returns and every attempt to file them. */
export function planDeletion(returns: readonly TaxReturnRow[], attempts: readonly FiledAttempt[]): Plan {
	const attemptsOf = (id: string) => attempts.filter(({ taxReturnId }) => taxReturnId === id);
	const kept = returns.flatMap((taxReturn) => {
		const until = keptUntil(attemptsOf(taxReturn.id));
		return until ? [{ taxReturn, until }] : [];
	});
	const deleted = returns.filter(({ id }) => !kept.some(({ taxReturn }) => taxReturn.id === id));
	return { kept, deleted, underWay: isUnderWay(attempts) };
}

/** The plan as the contract has it. */
export function presentPlan({ kept, deleted }: Plan): Omit<AnswerOf<typeof calls.deleteAccount>, 'erasedOn'> {
	return {
		kept: kept.map(({ taxReturn: { taxYear, returnType }, until }) => ({
			taxYear,
			returnType,
			until: until.toISOString().slice(0, 10),
		})),
		deleted: deleted.map(({ taxYear, returnType }) => ({ taxYear, returnType })),
	};
}
