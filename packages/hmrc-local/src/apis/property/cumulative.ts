/** The year to date of a UK property business. */
import type { ApiError, Call, Route } from '../../mtd/api.ts';
import { always, answering, done, reading, writing, yearErrors } from '../../mtd/call.ts';
import { isRecord, partOf } from '../../mtd/json.ts';
import { sampled } from '../../mtd/sample.ts';
import { amount, bodyErrors, day, each, object, signedAmount } from '../../mtd/shape.ts';
import { FIRST_CUMULATIVE, heldUpdate, takeUpdate, updateScenarios } from '../updates/update.ts';
import { expenses, incomes, residentialCosts } from './fields.ts';
import { wrongType } from './wrong-type.ts';

const path = '/individuals/business/property/uk/:nino/:businessId/cumulative/:taxYear';

const shape = object({
	'fromDate?': day('FORMAT_FROM_DATE'),
	'toDate?': day('FORMAT_TO_DATE'),
	ukProperty: object({
		'income?': object({
			...each(incomes, amount()),
			'rentARoom?': object({ 'rentsReceived?': amount() }),
		}),
		'expenses?': object({
			...each([...expenses, 'consolidatedExpenses'], signedAmount),
			...each(residentialCosts, amount()),
			'rentARoom?': object({ 'amountClaimed?': amount() }),
		}),
	}),
});

/** Both days or neither. */
function dayErrors(body: unknown): readonly ApiError[] {
	const { fromDate, toDate } = isRecord(body) ? body : {};
	if ((fromDate === undefined) === (toDate === undefined)) return [];
	const missing = fromDate === undefined ? '/fromDate' : '/toDate';
	return [{ code: 'RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED', paths: [missing] }];
}

const besideConsolidated: readonly string[] = ['consolidatedExpenses', ...residentialCosts, 'rentARoom'];

function rules({ body }: Call): readonly ApiError[] {
	const { fromDate = '', toDate = '9' } = isRecord(body) ? body : {};
	const spent = partOf(body, 'ukProperty', 'expenses');
	const isBoth =
		spent.consolidatedExpenses !== undefined &&
		Object.keys(spent).some((name) => !besideConsolidated.includes(name));
	return [
		...(String(toDate) < String(fromDate) ? [{ code: 'RULE_TO_DATE_BEFORE_FROM_DATE' }] : []),
		...(isBoth ? [{ code: 'RULE_BOTH_EXPENSES_SUPPLIED', paths: ['/ukProperty/expenses'] }] : []),
	];
}

function daysOf(body: unknown) {
	const { fromDate, toDate } = isRecord(body) ? body : {};
	return typeof fromDate === 'string' && typeof toDate === 'string' ? { from: fromDate, to: toDate } : null;
}

const put: Route = {
	...writing,
	method: 'PUT',
	path,
	formats: (call) => [
		...yearErrors(FIRST_CUMULATIVE)(call),
		...bodyErrors(shape, call.body),
		...dayErrors(call.body),
	],
	rules,
	answer: (call) => takeUpdate(call, 'uk-property', daysOf(call.body), wrongType),
	sandbox: () => done,
	scenarios: updateScenarios,
};

const income = { ...sampled(incomes), rentARoom: { rentsReceived: 1000.99 } };
const sample = (spent: object) =>
	answering({
		submittedOn: '2025-07-10T09:00:00.000Z',
		fromDate: '2025-04-06',
		toDate: '2025-07-05',
		ukProperty: {
			income,
			expenses: { ...spent, ...sampled(residentialCosts), rentARoom: { amountClaimed: 1000.99 } },
		},
	});
const full = sample(sampled(expenses));

const get: Route = {
	...reading,
	method: 'GET',
	path,
	formats: yearErrors(FIRST_CUMULATIVE),
	answer: (call) =>
		heldUpdate(call, 'uk-property', wrongType, ({ body, submittedOn }, fromDate, toDate) => ({
			submittedOn,
			fromDate,
			toDate,
			ukProperty: partOf(body, 'ukProperty'),
		})),
	sandbox: full,
	scenarios: {
		UK_PROPERTY_FULL_EXPENSES: full,
		UK_PROPERTY_CONSOLIDATED: sample({ consolidatedExpenses: 1000.99 }),
		FOREIGN_PROPERTY: wrongType,
		NOT_FOUND: always('MATCHING_RESOURCE_NOT_FOUND'),
		TAX_YEAR_NOT_SUPPORTED: always('RULE_TAX_YEAR_NOT_SUPPORTED'),
	},
};

/** The calls. */
export const propertyUpdates: readonly Route[] = [put, get];
