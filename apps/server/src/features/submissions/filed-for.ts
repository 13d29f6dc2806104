/** For whom a return was filed: a person or a partnership, by the answers that were sent. */
import type { Ground } from './ground.ts';

/** The name, and the reference that HMRC knows them by; empty or undefined where they were not told. */
export function filedFor(ground: Ground): {
	readonly name: string;
	readonly uniqueTaxpayerReference: string | undefined;
} {
	if (ground.returnType === 'partnership') {
		const { name = '', uniqueTaxpayerReference } = ground.facts;
		return { name, uniqueTaxpayerReference };
	}
	const { person } = ground.facts;
	const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ');
	return { name, uniqueTaxpayerReference: person?.uniqueTaxpayerReference };
}
