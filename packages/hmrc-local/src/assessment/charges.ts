/** What a person owes HMRC for declared years: balancing charges and payments on account. */
import { createHash } from 'node:crypto';
import type { StandIn } from '../app/plugin.ts';
import { calculationsIn } from '../individuals/calculations.ts';
import { startOf } from '../mtd/tax-year.ts';

/** One charge; negative for what HMRC owes back. */
export type Charge = {
	/** Twelve characters, the same each time. */
	readonly documentId: string;
	readonly taxYear: string;
	readonly kind: 'balancing charge' | 'first payment on account' | 'second payment on account';
	/** In millionths of a pound. */
	readonly amount: bigint;
	/** ISO 8601. */
	readonly postedAt: string;
	readonly dueDate: string;
};

const years = ['2025-26', '2026-27'];

const next = (taxYear: string): string => {
	const start = startOf(taxYear) + 1; // not money
	return `${start}-${String(start + 1).slice(2)}`; // not money
};

/** All charges, oldest year first. Nobody pays here, so all stay open. */
export function chargesOf(standIn: StandIn, nino: string): readonly Charge[] {
	const calculations = calculationsIn(standIn.store);
	let paidOnAccount = 0n;
	return years.flatMap((taxYear) => {
		const declared = calculations.declared(nino, taxYear);
		if (!declared?.due || declared.declaredAt === null) return [];
		const year = BigInt(declared.due.year);
		const each = BigInt(declared.due.firstPaymentOnAccount);
		const balancing = year - paidOnAccount;
		paidOnAccount = each * 2n;
		const later = next(taxYear);
		const start = startOf(later) + 1; // not money
		const charge = (of: string, kind: Charge['kind'], amount: bigint, dueDate: string): Charge => ({
			documentId: idOf(`${nino.slice(0, 8)} ${of} ${kind}`),
			taxYear: of,
			kind,
			amount,
			postedAt: declared.declaredAt ?? '',
			dueDate,
		});
		return [
			charge(taxYear, 'balancing charge', balancing, `${start}-01-31`),
			charge(later, 'first payment on account', each, `${start}-01-31`),
			charge(later, 'second payment on account', each, `${start}-07-31`),
		].filter(({ amount }) => amount !== 0n);
	});
}

const idOf = (of: string): string => createHash('sha256').update(of).digest('hex').slice(0, 12);
