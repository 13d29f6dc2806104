/** The losses a business may set off in a year, by claim: to 2025-26 one by one, then all together. */
import type { StandIn } from '../app/plugin.ts';
import type { Business } from '../businesses/business.ts';
import { BROUGHT_FORWARD_LOSS, LOSS_CLAIM, LOSSES_AND_CLAIMS } from '../individuals/loss-kinds.ts';
import { recordsIn } from '../individuals/records.ts';
import { isRecord, partOf } from '../mtd/json.ts';
import { fieldOf } from './amounts.ts';

/** Amounts in millionths of a pound. */
export type Losses = {
	readonly broughtForward: bigint;
	/** Those that count only for Class 4. */
	readonly class4: bigint;
	/** How much of this year's loss may go against other income; null for all of it. */
	readonly sideways: bigint | null;
};

/** What is held for a business and a year. */
export function lossesOf(standIn: StandIn, business: Business, taxYear: string): Losses {
	return taxYear >= '2026-27' ? together(standIn, business, taxYear) : oneByOne(standIn, business, taxYear);
}

function together({ store }: StandIn, { nino, businessId }: Business, taxYear: string): Losses {
	const held = recordsIn(store).get({ kind: LOSSES_AND_CLAIMS, nino, taxYear, id: businessId });
	return {
		broughtForward: fieldOf(partOf(held?.body, 'losses'), 'broughtForwardLosses'),
		class4: 0n,
		sideways: fieldOf(partOf(held?.body, 'claims', 'carrySideways'), 'currentYearGeneralIncome'),
	};
}

function oneByOne({ store }: StandIn, { nino, businessId }: Business, taxYear: string): Losses {
	const records = recordsIn(store);
	const losses = records
		.everyYear(BROUGHT_FORWARD_LOSS, nino)
		.filter((one) => one.taxYear < taxYear)
		.flatMap(({ body }) => (isRecord(body) && body.businessId === businessId ? [body] : []));
	const sum = (isClass4: boolean) =>
		losses
			.filter(({ typeOfLoss }) => (typeOfLoss === 'self-employment-class4') === isClass4)
			.reduce((total, loss) => total + fieldOf(loss, 'lossAmount'), 0n);
	const isSideways = records
		.all(LOSS_CLAIM, nino, taxYear)
		.some(
			({ body }) => isRecord(body) && body.businessId === businessId && body.typeOfClaim === 'carry-sideways',
		);
	return { broughtForward: sum(false), class4: sum(true), sideways: isSideways ? null : 0n };
}
