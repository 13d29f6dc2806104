/** Charges and payments besides tax: Child Benefit, a Winter Fuel Payment, voluntary Class 2, and pension savings. */
import type { Facts } from '@halfpenny/facts';
import { childBenefitCharge, disclosures, winterFuelPayment } from '@halfpenny/hmrc';
import { sayMtdYear } from '@halfpenny/messages/mtd-year';
import { succeed } from '../../../platform/result.ts';
import { orNothing } from '../access/failures.ts';
import { rowsBelow } from './annual-rows.ts';
import type { YearEndItem, YearEndRows } from './item.ts';
import { pensionChargesItem } from './pension-charges.ts';
import { itemOfRecord } from './record-item.ts';

/** The items of a person's answers for a year. */
export function itemsOfCharges(taxYear: string, answers: Facts | undefined): readonly YearEndItem[] {
	const facts: Partial<Facts> = answers ?? {};
	const fuel = rowsBelow('', { winterFuelPayment: facts.winterFuelPayment });
	return [
		childBenefitItem(facts.childBenefit),
		...(takesWinterFuel(taxYear) ? [itemOfRecord('winterFuel', winterFuelPayment, fuel)] : []),
		classTwoItem(facts.class2?.voluntary === true),
		pensionChargesItem(answers),
	];
}

/** Whether HMRC accepts a Winter Fuel Payment through MTD: Charges 3.0, from 2026-27. */
export function takesWinterFuel(taxYear: string): boolean {
	return taxYear >= '2026-27';
}

/** Child Benefit as HMRC accepts it; undefined while the amount or the number of children is missing. */
export function childBenefitToSend({ received, children, stopped }: NonNullable<Facts['childBenefit']>) {
	if (!received || !children) return undefined;
	return {
		...{ amountOfChildBenefitReceived: received, numberOfChildren: children },
		...(stopped !== undefined && { dateCeased: stopped }),
	};
}

function childBenefitItem(answers: Facts['childBenefit'] = {}): YearEndItem {
	const value = childBenefitToSend(answers);
	const rowsOf = ({ numberOfChildren, ...rest }: NonNullable<typeof value>): YearEndRows => ({
		...rest,
		numberOfChildren: String(numberOfChildren),
	});
	return {
		...{ key: 'childBenefit', title: sayMtdYear('yearEnd.childBenefit'), ours: value ? rowsOf(value) : {} },
		retrieve: async (session, year) => {
			const held = orNothing(await childBenefitCharge.retrieve(session, year));
			if (!held.ok || !held.value) return held.ok ? succeed(undefined) : held;
			const { dateCeased, ...amounts } = held.value;
			return succeed(rowsOf({ ...amounts, ...(dateCeased !== undefined && { dateCeased }) }));
		},
		put: (session, year) =>
			value ? childBenefitCharge.put(session, year, value) : childBenefitCharge.remove(session, year),
		remove: childBenefitCharge.remove,
	};
}

const CLASS_TWO = { 'class2Nics.class2VoluntaryContributions': 'yes' };

/** HMRC stores it with the person's avoidance schemes, which stay as they are. */
function classTwoItem(isVoluntary: boolean): YearEndItem {
	const put: YearEndItem['remove'] = async (session, year) => {
		const held = await disclosures.retrieve(session, year);
		if (!orNothing(held).ok) return held;
		const schemes = held.kind === 'answered' ? held.value.taxAvoidance : undefined;
		if (!isVoluntary && !schemes) return disclosures.remove(session, year);
		return disclosures.put(session, year, {
			...(schemes && { taxAvoidance: schemes }),
			...(isVoluntary && { class2Nics: { class2VoluntaryContributions: true } }),
		});
	};
	return {
		...{ key: 'classTwo', title: sayMtdYear('yearEnd.classTwo'), ours: isVoluntary ? CLASS_TWO : {} },
		retrieve: async (session, year) => {
			const held = orNothing(await disclosures.retrieve(session, year));
			if (!held.ok) return held;
			return succeed(held.value?.class2Nics?.class2VoluntaryContributions ? CLASS_TWO : undefined);
		},
		put,
		remove: put,
	};
}
