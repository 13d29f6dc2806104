/** How a business keeps its books: cash or accruals. */
import { businessesIn } from '../../businesses/business.ts';
import { type Route, refused } from '../../mtd/api.ts';
import { businessOf, done, isTooLate, param, reading, todayOf, writing, yearErrors } from '../../mtd/call.ts';
import { isRecord } from '../../mtd/json.ts';
import { bodyErrors, object, oneOf } from '../../mtd/shape.ts';
import { lastDayOf } from '../../mtd/tax-year.ts';
import { base } from './path.ts';

const readAccountingType: Route = {
	...reading,
	method: 'GET',
	path: `${base}/:businessId/:taxYear/accounting-type`,
	formats: yearErrors(),
	answer: (call) => {
		const business = businessOf(call);
		if (!business) return refused('MATCHING_RESOURCE_NOT_FOUND');
		const accountingType = business.accountingTypes[param(call, 'taxYear')] ?? business.accountingType;
		return { status: 200, body: { accountingType } };
	},
	scenarios: { NOT_FOUND: () => refused('MATCHING_RESOURCE_NOT_FOUND') },
};

const accountingType = object({ accountingType: oneOf(['CASH', 'ACCRUAL']) });

/** Until the return of the year can no longer be amended, a year after 31 January. */
const chooseAccountingType: Route = {
	...writing,
	method: 'PUT',
	path: `${base}/:businessId/:taxYear/accounting-type`,
	formats: (call) => [...yearErrors('2024-25')(call), ...bodyErrors(accountingType, call.body)],
	answer: (call) => {
		const [business, taxYear] = [businessOf(call), param(call, 'taxYear')];
		if (!business) return refused('MATCHING_RESOURCE_NOT_FOUND');
		if (todayOf(call) <= lastDayOf(taxYear) || isTooLate(call, taxYear))
			return refused('RULE_OUTSIDE_AMENDMENT_WINDOW');
		const type = isRecord(call.body) && call.body.accountingType === 'ACCRUAL' ? 'ACCRUAL' : 'CASH';
		const accountingTypes = { ...business.accountingTypes, [taxYear]: type } as const;
		businessesIn(call.standIn.store).put({ ...business, accountingTypes });
		return done;
	},
	scenarios: {
		NOT_FOUND: () => refused('MATCHING_RESOURCE_NOT_FOUND'),
		OUTSIDE_AMENDMENT_WINDOW: () => refused('RULE_OUTSIDE_AMENDMENT_WINDOW'),
	},
};

/** The calls. */
export const accountingTypes: readonly Route[] = [readAccountingType, chooseAccountingType];
