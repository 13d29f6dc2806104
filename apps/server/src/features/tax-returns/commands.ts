/** Starts a return, and changes its jurisdiction. */
import { randomUUID } from 'node:crypto';
import type { Calls } from '@halfpenny/contract';
import { hasPartnershipForm } from '@halfpenny/forms';
import { isTaxYear, yearsBegun } from '@halfpenny/years';
import type * as z from 'zod';
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { todayInTheUk } from '../../platform/clock.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { lockForChange } from './policy.ts';
import { insertReturn, setJurisdiction, type TaxReturnRow, touchFacts } from './repository.ts';

type NewReturn = z.output<Calls['createTaxReturn']['body']>;

/** Starts a return. NO_RULES_FOR_YEAR, also for a year that has not begun, RETURN_EXISTS, or FORM_NOT_AVAILABLE for a partnership's in a year without its form. */
export async function createTaxReturn(
	{ database, clock }: Services,
	userId: string,
	{ taxYear, jurisdiction, returnType }: NewReturn,
): Promise<Result<TaxReturnRow>> {
	const begun = yearsBegun(todayInTheUk(clock));
	if (!isTaxYear(taxYear) || !begun.includes(taxYear)) return fail('NO_RULES_FOR_YEAR');
	if (returnType === 'partnership' && !hasPartnershipForm(taxYear)) return fail('FORM_NOT_AVAILABLE');
	const createdAt = clock.now();
	return database.transaction(async (tx) => {
		const row = { id: randomUUID(), userId, taxYear, jurisdiction, returnType, createdAt };
		const inserted = await insertReturn(tx, row);
		if (!inserted) return fail('RETURN_EXISTS');
		const subject = `taxReturn:${row.id}`;
		await audit(tx, { at: createdAt, userId, action: 'taxReturn.created', subject, detail: { taxYear } });
		return succeed(inserted);
	});
}

/** Changes the jurisdiction, in a transaction. RETURN_LOCKED, RETURN_ACCEPTED or NOT_FOUND. */
export async function changeJurisdiction(
	tx: Transaction,
	{ clock }: Services,
	userId: string,
	change: { readonly taxReturnId: string; readonly jurisdiction: TaxReturnRow['jurisdiction'] },
): Promise<Result<TaxReturnRow>> {
	const { taxReturnId: id, jurisdiction } = change;
	const locked = await lockForChange(tx, userId, id);
	if (!locked.ok || locked.value.jurisdiction === jurisdiction) return locked;
	await setJurisdiction(tx, id, jurisdiction);
	await touchFacts(tx, id);
	const detail = { jurisdiction };
	await audit(tx, {
		at: clock.now(),
		userId,
		action: 'taxReturn.changed',
		subject: `taxReturn:${id}`,
		detail,
	});
	return succeed({ ...locked.value, jurisdiction, factsVersion: locked.value.factsVersion + 1 });
}
