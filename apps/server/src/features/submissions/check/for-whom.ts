/** Who a return is filed for, and who signs for them (boxes FIN23 to FIN25), from its answers. */
import type { ReturnSource } from './return-source.ts';

/** A person who signs for another. */
export interface SignedFor {
	/** The signatory. */
	readonly name: string;
	/** Their capacity, such as "attorney". */
	readonly capacity: string;
	/** The person they sign for. */
	readonly signsFor: string;
}

/** Undefined if people sign for themselves, and until all three answers are there: filing needs them. */
export function signedFor(source: ReturnSource): SignedFor | undefined {
	if (source.returnType === 'partnership') return undefined;
	const { name, capacity, signsFor } = source.facts.signatory ?? {};
	if (!name || !capacity || !signsFor) return undefined;
	return { name, capacity: inRunningText(capacity), signsFor };
}

/** "Attorney" as written within a sentence; abbreviations in capitals stay. */
function inRunningText(role: string): string {
	return /^[A-Z][a-z]/.test(role) ? role.charAt(0).toLowerCase() + role.slice(1) : role;
}

/** The name, and the reference HMRC knows them by; empty or undefined if not given. */
export function filedFor(source: ReturnSource): {
	readonly name: string;
	readonly uniqueTaxpayerReference: string | undefined;
} {
	if (source.returnType === 'partnership') {
		const { name = '', uniqueTaxpayerReference } = source.facts;
		return { name, uniqueTaxpayerReference };
	}
	const { person } = source.facts;
	const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ');
	return { name, uniqueTaxpayerReference: person?.uniqueTaxpayerReference };
}
