/** Readers of partnership boxes that are calculated before filling, by box number. */
import { pence, toPounds } from '@halfpenny/facts';
import { addressReaders, at, type BoxReader, ofPage, ticked } from '../../read-back/box-reader.ts';
import { penceOf } from '../../read-back/parse-value.ts';
import { put } from '../../read-back/reading.ts';
import { everyExpense } from '../trade-sheets.ts';

const TRADE = 'trades[0].';

/** The rest of a line of three-line accounts after subtracting the box that it includes. */
function lineLess(box: string, path: string, less: string, others: readonly string[]): BoxReader {
	return (reading, filed, page) => {
		const amount = penceOf(filed.value);
		const inside = penceOf(page.boxes.get(less)?.value ?? '') ?? 0;
		if (amount === undefined || (amount === inside && inside > 0)) return;
		put(reading, TRADE + path, toPounds(pence(amount - inside)), filed, false);
		reading.combined.push({ box, path: TRADE + path, others: others.map((other) => TRADE + other) });
	};
}

const rents: BoxReader = (reading, box) => {
	put(reading, 'ukProperty.rents', box.value, box);
	reading.combined.push({ box: '1.21', path: 'ukProperty.rents', others: ['ukProperty.otherIncome'] });
};

const exportsNothing: BoxReader = (reading, box) => {
	put(reading, 'exportsGoods', false, box);
	put(reading, 'exportsServices', false, box);
};

/** Lines and postcode of a partner's address. */
const ofPartner = Object.fromEntries(
	['line1', 'line2', 'line3', 'line4', 'postcode'].map((key, index) => [
		`N2.6${'ABCDE'.charAt(index)}`,
		ofPage(`address.${key}`),
	]),
);

/** The boxes whose totals three-line accounts include. */
const INSIDE = {
	charges: 'CapitalAllowancesSummary/TotalBalancingCharges',
	allowances: 'CapitalAllowancesSummary/TotalAllowances',
};

/** The reader of each box that no table explains, by box number. */
export const partnershipBoxReaders: Readonly<Record<string, BoxReader>> = {
	'3.7': at(`${TRADE}startDate`),
	'3.8': at(`${TRADE}endDate`),
	'3.24': lineLess('3.24', 'turnover', INSIDE.charges, ['otherIncome', 'adjustments.goodsAndServicesOwnUse']),
	'3.25': lineLess('3.25', 'expenses.otherExpenses', INSIDE.allowances, [
		...everyExpense
			.filter((category) => category !== 'otherExpenses')
			.map((category) => `expenses.${category}`),
		'adjustments.includedNonTaxableProfits',
	]),
	'3.27': ticked(`${TRADE}valueAddedTax`, 'included'),
	'3.28': ticked(`${TRADE}valueAddedTax`, 'excluded'),
	'6.1N': exportsNothing,
	'8.0': ticked('addressChanged'),
	...addressReaders('address', ['A11', 'A12', 'A13', 'A14', 'A15']),
	'9.1': at('telephone'),
	...addressReaders('agent.address', ['9.3-1', '9.3-2', '9.3-3', '9.3-4', '9.3-5']),
	...ofPartner,
	'N2.7': ofPage('startDate'),
	'N2.9': ofPage('endDate'),
	'N1.24A': at(`${TRADE}otherTaxDeducted`),
	'1.21': rents,
};
