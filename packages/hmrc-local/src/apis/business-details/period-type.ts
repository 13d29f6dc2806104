/** A business's reporting periods: those of the tax year, or calendar quarters. */
import { businessesIn, type QuarterlyPeriodType } from '../../businesses/business.ts';
import { type Route, refused } from '../../mtd/api.ts';
import { businessOf, done, param, todayOf, writing, yearErrors } from '../../mtd/call.ts';
import { isRecord } from '../../mtd/json.ts';
import { bodyErrors, object, oneOf } from '../../mtd/shape.ts';
import { taxYearOf } from '../../mtd/tax-year.ts';
import { base } from './path.ts';

const periodType = object({ quarterlyPeriodType: oneOf(['standard', 'calendar']) });

/** Only for the current tax year, and before its first update. */
export const choosePeriodType: Route = {
	...writing,
	method: 'PUT',
	path: `${base}/:businessId/:taxYear`,
	formats: (call) => [...yearErrors()(call), ...bodyErrors(periodType, call.body)],
	answer: (call) => {
		const [business, taxYear] = [businessOf(call), param(call, 'taxYear')];
		if (!business) return refused('RULE_BUSINESS_ID_NOT_FOUND');
		if (taxYear !== taxYearOf(todayOf(call))) return refused('RULE_REQUEST_CANNOT_BE_FULFILLED');
		if (call.standIn.updates.latest(business, taxYear)) return refused('RULE_BUSINESS_ID_STATE_CONFLICT');
		const quarterlyPeriodType = chosen(call.body);
		const quarterlyTypeChoice = { quarterlyPeriodType, taxYearOfChoice: taxYear };
		businessesIn(call.standIn.store).put({ ...business, quarterlyTypeChoice });
		return done;
	},
	scenarios: {
		BUSINESS_ID_NOT_FOUND: () => refused('RULE_BUSINESS_ID_NOT_FOUND'),
		BUSINESS_ID_STATE_CONFLICT: () => refused('RULE_BUSINESS_ID_STATE_CONFLICT'),
		QUARTERLY_PERIOD_UPDATING: () => refused('RULE_QUARTERLY_PERIOD_UPDATING'),
	},
};

const chosen = (body: unknown): QuarterlyPeriodType =>
	isRecord(body) && body.quarterlyPeriodType === 'calendar' ? 'calendar' : 'standard';
