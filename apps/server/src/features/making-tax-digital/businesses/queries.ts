/** A person's businesses: asked of HMRC, and stored so that quarters can refer to them. */
import { randomUUID } from 'node:crypto';
import { type BusinessDetails, listBusinesses, retrieveBusiness } from '@halfpenny/hmrc';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import type { HmrcSession } from '../../hmrc-connection/session.ts';
import { orNothing, resultOf } from '../access/failures.ts';
import { type MtdCaller, openFor } from '../access/hmrc-access.ts';
import { type Business, type BusinessContent, openBusiness, sealBusiness } from './business.ts';
import { findBusinessRow, insertBusiness, listBusinessRows, updateBusiness } from './repository.ts';

/** The person's businesses at HMRC, in HMRC's order, then those known only here. */
export async function readBusinesses(services: Services, caller: MtdCaller): Promise<Result<Business[]>> {
	const access = await openFor(services, caller);
	if (!access.ok) return access;
	const listed = orNothing(await listBusinesses(access.value.mtd, access.value.nino));
	if (!listed.ok) return listed;
	const known: Business[] = [];
	for (const { businessId } of listed.value ?? []) {
		const read = await readDetails(services, caller, access.value, businessId);
		if (!read.ok) return read;
		known.push(read.value);
	}
	const ours = await keptBusinesses(services, caller.userId);
	return succeed([...known, ...ours.filter(({ keptBy }) => keptBy === 'us')]);
}

/** One business as HMRC has it now. */
async function readDetails(
	services: Services,
	{ userId }: MtdCaller,
	{ mtd: session, nino }: HmrcSession,
	businessId: string,
): Promise<Result<Business>> {
	const details = resultOf(await retrieveBusiness(session, nino, businessId));
	return details.ok ? succeed(await keepBusiness(services, userId, contentOf(details.value))) : details;
}

function contentOf(details: BusinessDetails): BusinessContent {
	return {
		businessId: details.businessId,
		businessName: null,
		tradingName: details.tradingName ?? null,
		type: details.typeOfBusiness,
		commencementDate: details.commencementDate ?? null,
		cessationDate: details.cessationDate ?? null,
		quarterlyTypeChoice: details.quarterlyTypeChoice ?? null,
	};
}

/** Stores what HMRC says about a business now, and the name it was given here. */
export async function keepBusiness(
	{ database, vault, clock, config }: Services,
	userId: string,
	content: BusinessContent,
): Promise<Business> {
	const person = { userId, environment: config.hmrc.environment };
	const cipher = await vault.cipherOf(database, userId);
	const businessIndex = vault.index('business', content.businessId);
	const found = await findBusinessRow(database, person, businessIndex);
	if (found) {
		const before = openBusiness(cipher, found);
		const now = { ...content, businessName: content.businessName ?? before.businessName };
		await updateBusiness(database, found.id, { sealed: sealBusiness(cipher, found.id, now) });
		return { ...now, id: found.id, userId, keptBy: found.keptBy };
	}
	const id = randomUUID();
	const sealed = sealBusiness(cipher, id, content);
	const row = { ...person, id, businessIndex, keptBy: 'hmrc', sealed, createdAt: clock.now() } as const;
	await insertBusiness(database, row);
	const kept = await findBusinessRow(database, person, businessIndex);
	return kept ? openBusiness(cipher, kept) : { ...content, id, userId, keptBy: 'hmrc' };
}

/** Every business of a person that we know of, oldest first, as HMRC last described it. */
export async function keptBusinesses(
	{ database, vault, config }: Pick<Services, 'database' | 'vault' | 'config'>,
	userId: string,
): Promise<Business[]> {
	const rows = await listBusinessRows(database, { userId, environment: config.hmrc.environment });
	if (rows.length === 0) return [];
	const cipher = await vault.cipherOf(database, userId);
	// Those first listed together are ordered by HMRC's ids: trades before property.
	return rows
		.map((row) => ({ at: row.createdAt.getTime(), business: openBusiness(cipher, row) }))
		.toSorted(
			(one, other) => one.at - other.at || (one.business.businessId < other.business.businessId ? -1 : 1),
		)
		.map(({ business }) => business);
}

/** A person's business, if we know of it; undefined when HMRC never named it. */
export async function keptBusiness(
	{ database, vault, config }: Pick<Services, 'database' | 'vault' | 'config'>,
	userId: string,
	businessId: string,
): Promise<Business | undefined> {
	const person = { userId, environment: config.hmrc.environment };
	const row = await findBusinessRow(database, person, vault.index('business', businessId));
	return row && openBusiness(await vault.cipherOf(database, userId), row);
}

/** A person's business: as we know it, otherwise as HMRC has it. MTD_BUSINESS_UNKNOWN when it is not theirs. */
export async function findBusiness(
	services: Services,
	caller: MtdCaller,
	businessId: string,
): Promise<Result<Business>> {
	const kept = await keptBusiness(services, caller.userId, businessId);
	if (kept) return succeed(kept);
	const all = await readBusinesses(services, caller);
	if (!all.ok) return all;
	const found = all.value.find((one) => one.businessId === businessId);
	return found ? succeed(found) : fail('MTD_BUSINESS_UNKNOWN');
}
