/** Which answers about income, and about tax taken off it, are missing. */
import type { Facts } from '@halfpenny/facts';
import type { Want } from './want.ts';

/** Income that was begun and has no amount, and tax taken off pay and pensions that was not told. */
export function missingOfIncome(facts: Facts, want: Want): void {
	facts.employments?.forEach(({ pay, taxDeducted }, index) => {
		if (pay === undefined) want(`employments[${index}].pay`, 'totalIncome');
		if (taxDeducted === undefined) want(`employments[${index}].taxDeducted`, 'taxDeducted');
	});
	facts.trades?.forEach(({ turnover }, index) => {
		if (turnover === undefined) want(`trades[${index}].turnover`, 'totalIncome');
	});
	facts.partnerships?.forEach(({ profit, property }, index) => {
		if (profit === undefined) want(`partnerships[${index}].profit`, 'totalIncome');
		if (property && property.profit === undefined) {
			want(`partnerships[${index}].property.profit`, 'totalIncome');
		}
	});
	missingOfProperty(facts.ukProperty, want);
	missingOfPensions(facts.pensions, want);
	if (facts.otherIncome && facts.otherIncome.amount === undefined && !facts.otherIncome.preOwnedAssets) {
		want('otherIncome.amount', 'totalIncome');
	}
}

function missingOfProperty(property: Facts['ukProperty'], want: Want): void {
	if (!property) return;
	const { rents, rentARoom } = property;
	if (rents === undefined && !rentARoom) want('ukProperty.rents', 'totalIncome');
	if (rentARoom && rentARoom.receipts === undefined) want('ukProperty.rentARoom.receipts', 'totalIncome');
}

function missingOfPensions(pensions: Facts['pensions'], want: Want): void {
	if (!pensions) return;
	const { otherPensions, taxDeducted, statePensionLumpSum, statePensionLumpSumTaxDeducted } = pensions;
	if (otherPensions && taxDeducted === undefined) want('pensions.taxDeducted', 'taxDeducted');
	if (statePensionLumpSum && statePensionLumpSumTaxDeducted === undefined) {
		want('pensions.statePensionLumpSumTaxDeducted', 'taxDeducted');
	}
}
