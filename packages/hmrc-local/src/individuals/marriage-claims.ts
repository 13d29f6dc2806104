/**
 * Who gives their spouse Marriage Allowance. A claim applies to every later year, and no call can read or cancel it.
 */
import { isRecord } from '../mtd/json.ts';
import type { StateStore } from '../storage/state-store.ts';

/** A person by their number without its last letter, which may be missing. */
const personOf = (nino: string): string => nino.slice(0, 8);

/** The claims. */
export function marriageClaimsIn(store: StateStore) {
	const claims = store.collection<unknown>('marriageAllowance');
	return {
		/** Whether a person gives it away. */
		isGivenBy: (nino: string): boolean => claims.get(personOf(nino)) !== undefined,
		/** Whether a person's spouse gives it to them. */
		isGivenTo: (nino: string): boolean =>
			[...claims.values()].some(
				(claim) => isRecord(claim) && personOf(String(claim.spouseOrCivilPartnerNino)) === personOf(nino),
			),
		put: (nino: string, claim: unknown): void => claims.set(personOf(nino), claim),
	};
}
