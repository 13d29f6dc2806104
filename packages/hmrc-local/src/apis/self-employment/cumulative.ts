/** The year to date of a trade. */
import { type ApiError, type Call, type Route, refused } from '../../mtd/api.ts';
import { always, answering, done, reading, writing, yearErrors } from '../../mtd/call.ts';
import { isRecord, type JsonObject, partOf } from '../../mtd/json.ts';
import { sampled } from '../../mtd/sample.ts';
import { amount, bodyErrors, day, each, object, signedAmount } from '../../mtd/shape.ts';
import { FIRST_CUMULATIVE, heldUpdate, takeUpdate, updateScenarios } from '../updates/update.ts';
import { disallowables, expenses, incomes } from './fields.ts';

const path = '/individuals/business/self-employment/:nino/:businessId/cumulative/:taxYear';

const shape = object({
	'periodDates?': object({
		periodStartDate: day('FORMAT_START_DATE'),
		periodEndDate: day('FORMAT_END_DATE'),
	}),
	'periodIncome?': object(each(incomes, amount())),
	'periodExpenses?': object(each(['consolidatedExpenses', ...expenses], signedAmount)),
	'periodDisallowableExpenses?': object(each(disallowables, signedAmount)),
});

/** At least two of days, income and expenses. */
function partErrors(body: unknown): readonly ApiError[] {
	if (!isRecord(body)) return [];
	const parts = [
		body.periodDates,
		body.periodIncome,
		body.periodExpenses ?? body.periodDisallowableExpenses,
	].filter((part) => part !== undefined);
	return parts.length >= 2 ? [] : [{ code: 'RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED' }];
}

function rules({ body }: Call): readonly ApiError[] {
	const dates = partOf(body, 'periodDates');
	const spent = partOf(body, 'periodExpenses');
	const isBoth =
		spent.consolidatedExpenses !== undefined &&
		(Object.keys(spent).length > 1 || (isRecord(body) && body.periodDisallowableExpenses !== undefined));
	return [
		...(String(dates.periodEndDate ?? '9') < String(dates.periodStartDate ?? '')
			? [{ code: 'RULE_END_DATE_BEFORE_START_DATE' }]
			: []),
		...(isBoth ? [{ code: 'RULE_BOTH_EXPENSES_SUPPLIED', paths: ['/periodExpenses'] }] : []),
	];
}

const daysOf = ({ periodStartDate, periodEndDate }: JsonObject) =>
	typeof periodStartDate === 'string' && typeof periodEndDate === 'string'
		? { from: periodStartDate, to: periodEndDate }
		: null;

const otherType = () => refused('MATCHING_RESOURCE_NOT_FOUND');

const put: Route = {
	...writing,
	method: 'PUT',
	path,
	formats: (call) => {
		const errors = bodyErrors(shape, call.body);
		return [
			...yearErrors(FIRST_CUMULATIVE)(call),
			...errors,
			...(errors.length > 0 ? [] : partErrors(call.body)),
		];
	},
	rules,
	answer: (call) => takeUpdate(call, 'self-employment', daysOf(partOf(call.body, 'periodDates')), otherType),
	sandbox: () => done,
	scenarios: { ...updateScenarios, BOTH_EXPENSES_SUPPLIED: always('RULE_BOTH_EXPENSES_SUPPLIED') },
};

const sampleDates = { periodStartDate: '2025-04-06', periodEndDate: '2025-07-05' };
const sampleIncome = { turnover: 1000.99, other: 1000.99, taxTakenOffTradingIncome: 1000.99 };
const sample = answering({
	periodDates: sampleDates,
	periodIncome: sampleIncome,
	periodExpenses: sampled(expenses),
	periodDisallowableExpenses: sampled(disallowables),
});

const get: Route = {
	...reading,
	method: 'GET',
	path,
	formats: yearErrors(FIRST_CUMULATIVE),
	answer: (call) =>
		heldUpdate(call, 'self-employment', otherType, ({ body }, periodStartDate, periodEndDate) => ({
			...(isRecord(body) ? body : {}),
			periodDates: { periodStartDate, periodEndDate },
		})),
	sandbox: sample,
	scenarios: {
		CONSOLIDATED_EXPENSES: answering({
			periodDates: sampleDates,
			periodIncome: sampleIncome,
			periodExpenses: { consolidatedExpenses: 1000.99 },
		}),
		NOT_FOUND: always('MATCHING_RESOURCE_NOT_FOUND'),
		TAX_YEAR_NOT_SUPPORTED: always('RULE_TAX_YEAR_NOT_SUPPORTED'),
	},
};

/** The calls. */
export const selfEmploymentUpdates: readonly Route[] = [put, get];
