/** Property let jointly: HMRC takes a person's own share, while a return may have all owners' amounts and the share. */
import { type Facts, type Pence, shareDown, shareUp } from '@halfpenny/facts';

type Property = NonNullable<Facts['ukProperty']>;

/** The same facts with the person's own share of the property's amounts, income down to a penny and costs up. */
export function withOwnShare(facts: Facts): Facts {
	return facts.ukProperty?.sharePercent ? { ...facts, ukProperty: ownShare(facts.ukProperty) } : facts;
}

/** The claims from assets were calculated before, for all owners together. */
function ownShare({ sharePercent, capitalAssets: _claimed, ...own }: Property): Property {
	if (!sharePercent) return own;
	const down = (amount: Pence) => shareDown(amount, sharePercent);
	const up = (amount: Pence) => shareUp(amount, sharePercent);
	const { rents, otherIncome, premiumsOfLeaseGrant, reversePremiums, financeCosts } = own;
	const { privateUseAdjustment, balancingCharge, expenses, allowances } = own;
	const income = { rents, otherIncome, premiumsOfLeaseGrant, reversePremiums };
	return {
		...own,
		...each({ ...income, privateUseAdjustment, balancingCharge }, down),
		...each({ financeCosts }, up),
		...(expenses && { expenses: each(expenses, up) }),
		...(allowances && { allowances: each(allowances, up) }),
	};
}

function each<Name extends string>(
	amounts: Readonly<Partial<Record<Name, Pence | undefined>>>,
	share: (amount: Pence) => Pence,
): Partial<Record<Name, Pence>> {
	const given = Object.entries<Pence | undefined>(amounts);
	const shared = given.flatMap(([name, amount]) => (amount === undefined ? [] : [[name, share(amount)]]));
	return Object.fromEntries(shared) as Partial<Record<Name, Pence>>;
}
