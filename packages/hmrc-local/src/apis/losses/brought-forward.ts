/** Individual Losses 6.0: losses brought forward, one by one, to 2025-26. */
import { businessesIn } from '../../businesses/business.ts';
import { calculationsIn } from '../../individuals/calculations.ts';
import { BROUGHT_FORWARD_LOSS } from '../../individuals/loss-kinds.ts';
import { type Held, recordsIn } from '../../individuals/records.ts';
import { type ApiAnswer, type Call, type Route, refused } from '../../mtd/api.ts';
import { always, answering, done, instantOf, param, reading, todayOf, writing } from '../../mtd/call.ts';
import { isBusinessId } from '../../mtd/formats.ts';
import { notFound } from '../../mtd/record-routes.ts';
import { amount, bodyErrors, object, oneOf, text } from '../../mtd/shape.ts';
import { lastDayOf } from '../../mtd/tax-year.ts';
import {
	fieldsIn,
	isLossTooLate,
	lossIdErrors,
	lossYear,
	lossYearErrors,
	newLossId,
	presentedLoss,
} from './one-loss.ts';

const base = '/individuals/losses/:nino/brought-forward-losses';

const types = ['self-employment', 'self-employment-class4', 'uk-property', 'foreign-property'];
/** Furnished holiday lettings, a separate kind that ended in April 2025. */
const furnished = ['uk-property-fhl', 'foreign-property-fhl-eea'];

const shape = object({
	taxYearBroughtForwardFrom: lossYear,
	typeOfLoss: oneOf([...types, ...furnished], 'FORMAT_TYPE_OF_LOSS'),
	businessId: text(/^X[A-Z0-9]IS[0-9]{11}$/, 'FORMAT_BUSINESS_ID'),
	lossAmount: amount(),
});

/** A loss is stored under the year it arose in. */
const find = (call: Call): Held | undefined =>
	recordsIn(call.standIn.store)
		.everyYear(BROUGHT_FORWARD_LOSS, param(call, 'nino'))
		.find(({ id }) => id === param(call, 'lossId'));

function create(call: Call): ApiAnswer {
	const [nino, taxYear, body] = [param(call, 'nino'), param(call, 'taxYear'), fieldsIn(call.body)];
	const records = recordsIn(call.standIn.store);
	if (!businessesIn(call.standIn.store).find(nino, String(body.businessId)))
		return refused('MATCHING_RESOURCE_NOT_FOUND');
	if (furnished.includes(String(body.typeOfLoss)) && taxYear >= '2024-25')
		return refused('RULE_BFL_NOT_SUPPORTED_FOR_FHL_PROPERTIES');
	if (todayOf(call) <= lastDayOf(taxYear)) return refused('RULE_TAX_YEAR_NOT_ENDED');
	if (isLossTooLate(call, taxYear)) return refused('RULE_OUTSIDE_AMENDMENT_WINDOW');
	const isSame = ({ body: other }: Held) =>
		fieldsIn(other).businessId === body.businessId && fieldsIn(other).typeOfLoss === body.typeOfLoss;
	if (records.all(BROUGHT_FORWARD_LOSS, nino, taxYear).some(isSame))
		return refused('RULE_DUPLICATE_SUBMISSION');
	const lossId = newLossId();
	records.put({ kind: BROUGHT_FORWARD_LOSS, nino, taxYear, id: lossId, submittedOn: instantOf(call), body });
	return { status: 201, body: { lossId } };
}

const sample = {
	businessId: 'XBIS12345678910',
	typeOfLoss: 'self-employment',
	lossAmount: 1000.99,
	taxYearBroughtForwardFrom: '2022-23',
	lastModified: '2024-07-13T12:13:48.763Z',
};
const lossId = 'AAZZ1234567890a';
const sampleOf = (typeOfLoss: string) => answering({ ...sample, typeOfLoss });
const listed = (...all: readonly string[]) =>
	answering({ losses: all.map((typeOfLoss) => ({ ...sample, typeOfLoss, lossId })) });
const closed = { OUTSIDE_AMENDMENT_WINDOW: always('RULE_OUTSIDE_AMENDMENT_WINDOW') };

const createRoute: Route = {
	...writing,
	method: 'POST',
	path: `${base}/tax-year/brought-forward-from/:taxYear`,
	formats: (call) => [...lossYearErrors(call), ...bodyErrors(shape, call.body)],
	answer: create,
	sandbox: () => ({ status: 201, body: { lossId } }),
	scenarios: {
		...notFound,
		...closed,
		DUPLICATE_SUBMISSION: always('RULE_DUPLICATE_SUBMISSION'),
		BFL_NOT_SUPPORTED_FOR_FHL_PROPERTIES: always('RULE_BFL_NOT_SUPPORTED_FOR_FHL_PROPERTIES'),
	},
};

const idErrors = (call: Call) => lossIdErrors(param(call, 'lossId'), 'FORMAT_LOSS_ID');

function amend(call: Call): ApiAnswer {
	const held = find(call);
	if (!held) return refused('MATCHING_RESOURCE_NOT_FOUND');
	const { lossAmount } = fieldsIn(call.body);
	if (fieldsIn(held.body).lossAmount === lossAmount) return refused('RULE_NO_CHANGE');
	if (isLossTooLate(call, held.taxYear)) return refused('RULE_OUTSIDE_AMENDMENT_WINDOW');
	const amended = { ...held, submittedOn: instantOf(call), body: { ...fieldsIn(held.body), lossAmount } };
	recordsIn(call.standIn.store).put(amended);
	return { status: 200, body: presentedLoss(amended) };
}

const amendRoute: Route = {
	...writing,
	method: 'POST',
	path: `${base}/:lossId/tax-year/:taxYear/change-loss-amount`,
	formats: (call) => [
		...idErrors(call),
		...lossYearErrors(call),
		...bodyErrors(object({ lossAmount: amount() }), call.body),
	],
	answer: amend,
	sandbox: sampleOf('self-employment'),
	scenarios: {
		...notFound,
		...closed,
		NO_CHANGE: always('RULE_NO_CHANGE'),
		CLASS_4: sampleOf('self-employment-class4'),
		FOREIGN_PROPERTY: sampleOf('foreign-property'),
		FOREIGN_PROPERTY_FHL_EEA: sampleOf('foreign-property-fhl-eea'),
		UK_PROPERTY_FHL: sampleOf('uk-property-fhl'),
		UK_PROPERTY: sampleOf('uk-property'),
		DYNAMIC: (call) => answering({ ...sample, ...fieldsIn(call.body), lastModified: instantOf(call) })(),
	},
};

function list(call: Call): ApiAnswer {
	const asked = Object.entries(call.query);
	const losses = recordsIn(call.standIn.store)
		.all(BROUGHT_FORWARD_LOSS, param(call, 'nino'), param(call, 'taxYear'))
		.filter(({ body }) => asked.every(([name, value]) => fieldsIn(body)[name] === value))
		.map((held) => ({ lossId: held.id, ...presentedLoss(held) }));
	return losses.length > 0 ? { status: 200, body: { losses } } : refused('MATCHING_RESOURCE_NOT_FOUND');
}

const listRoute: Route = {
	...reading,
	method: 'GET',
	path: `${base}/tax-year/:taxYear`,
	formats: (call) => {
		const { businessId, typeOfLoss } = call.query;
		const isType = typeOfLoss === undefined || [...types, ...furnished].includes(typeOfLoss);
		return [
			...lossYearErrors(call),
			...(businessId === undefined || isBusinessId(businessId) ? [] : [{ code: 'FORMAT_BUSINESS_ID' }]),
			...(isType ? [] : [{ code: 'FORMAT_TYPE_OF_LOSS' }]),
		];
	},
	answer: list,
	sandbox: listed(...types),
	scenarios: {
		...notFound,
		SELF_EMPLOYMENT: listed('self-employment'),
		UK_PROPERTY: listed('uk-property'),
		FOREIGN_PROPERTY: listed('foreign-property'),
		TAX_YEAR_NOT_SUPPORTED: always('RULE_TAX_YEAR_NOT_SUPPORTED'),
		DYNAMIC: (call) => {
			const dates = { taxYearBroughtForwardFrom: param(call, 'taxYear'), lastModified: instantOf(call) };
			return answering({ losses: [{ ...sample, ...call.query, ...dates, lossId }] })();
		},
	},
};

const retrieveRoute: Route = {
	...reading,
	method: 'GET',
	path: `${base}/:lossId`,
	formats: idErrors,
	answer: (call) => {
		const held = find(call);
		return held ? { status: 200, body: presentedLoss(held) } : refused('MATCHING_RESOURCE_NOT_FOUND');
	},
	sandbox: sampleOf('self-employment'),
	scenarios: {
		...notFound,
		UK_PROPERTY_FHL: sampleOf('uk-property-fhl'),
		FOREIGN_PROPERTY: sampleOf('foreign-property'),
	},
};

function remove(call: Call): ApiAnswer {
	const held = find(call);
	if (!held) return refused('MATCHING_RESOURCE_NOT_FOUND');
	const { store } = call.standIn;
	if (calculationsIn(store).declared(held.nino, param(call, 'taxYear')))
		return refused('RULE_DELETE_AFTER_FINAL_DECLARATION');
	recordsIn(store).remove(held);
	return done;
}

const removeRoute: Route = {
	...writing,
	method: 'DELETE',
	path: `${base}/:lossId/tax-year/:taxYear`,
	formats: (call) => [...idErrors(call), ...lossYearErrors(call)],
	answer: remove,
	sandbox: () => done,
	scenarios: {
		...notFound,
		...closed,
		DELETE_AFTER_FINAL_DECLARATION: always('RULE_DELETE_AFTER_FINAL_DECLARATION'),
	},
};

/** The calls. */
export const broughtForwardLosses: readonly Route[] = [
	createRoute,
	amendRoute,
	listRoute,
	retrieveRoute,
	removeRoute,
];
