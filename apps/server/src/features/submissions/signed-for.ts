/** Who signs a return in the place of whom, by the answers of boxes FIN23 to FIN25. */
import type { Ground } from './ground.ts';

/** Somebody who signs for somebody else. */
export interface SignedFor {
	/** Who signs. */
	readonly name: string;
	/** As what: such as "attorney". */
	readonly capacity: string;
	/** In whose place. */
	readonly signsFor: string;
}

/** Undefined where people sign for themselves, and while the three answers are not all there: they are needed to file. */
export function signedFor(ground: Ground): SignedFor | undefined {
	if (ground.returnType === 'partnership') return undefined;
	const { name, capacity, signsFor } = ground.facts.signatory ?? {};
	if (!name || !capacity || !signsFor) return undefined;
	return { name, capacity: inRunningText(capacity), signsFor };
}

/** "Attorney" as it stands within a sentence; what is written in capitals stays. */
function inRunningText(role: string): string {
	return /^[A-Z][a-z]/.test(role) ? role.charAt(0).toLowerCase() + role.slice(1) : role;
}
