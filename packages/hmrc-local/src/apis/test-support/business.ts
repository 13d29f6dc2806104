/** Test support: creates and deletes a person's business. */
import { type Business, businessesIn, newBusinessId } from '../../businesses/business.ts';
import { type ApiError, type Call, type Route, refused } from '../../mtd/api.ts';
import { isBusinessId } from '../../mtd/formats.ts';
import { isRecord, type JsonObject } from '../../mtd/json.ts';
import { bodyErrors, day, object, oneOf, text } from '../../mtd/shape.ts';

const base = '/individuals/self-assessment-test-support/business/:nino';
const writing = { access: 'user', scope: 'write:self-assessment' } as const;

const taxYear = text(/^2\d{3}-\d{2}$/, 'FORMAT_TAX_YEAR');
const indicator = oneOf(['A', 'Q'], 'FORMAT_LATENCY_INDICATOR');
const line = text(/^.{1,35}$/);
const date = day('FORMAT_DATE');

const shape = object({
	typeOfBusiness: oneOf(
		['self-employment', 'uk-property', 'foreign-property', 'property-unspecified'],
		'FORMAT_TYPE_OF_BUSINESS',
	),
	'tradingName?': text(/^.{1,105}$/),
	'tradingType?': text(/^.{1,35}$/),
	'firstAccountingPeriodStartDate?': date,
	'firstAccountingPeriodEndDate?': date,
	'latencyDetails?': object({
		latencyEndDate: date,
		taxYear1: taxYear,
		latencyIndicator1: indicator,
		taxYear2: taxYear,
		latencyIndicator2: indicator,
	}),
	'quarterlyTypeChoice?': object({
		quarterlyPeriodType: oneOf(['standard', 'calendar']),
		taxYearOfChoice: taxYear,
	}),
	'accountingType?': oneOf(['CASH', 'ACCRUALS'], 'FORMAT_ACCOUNTING_TYPE'),
	'commencementDate?': date,
	'cessationDate?': date,
	'businessAddressLineOne?': line,
	'businessAddressLineTwo?': line,
	'businessAddressLineThree?': line,
	'businessAddressLineFour?': line,
	'businessAddressPostcode?': text(
		/^([A-Z]{1,2}[0-9][0-9A-Z]?\s?[0-9][A-Z]{2}|BFPO\s?[0-9]{1,10})$/,
		'FORMAT_POSTCODE',
	),
	'businessAddressCountryCode?': text(/^[A-Z]{2}$/, 'FORMAT_COUNTRY_CODE'),
});

const has = (body: JsonObject, name: string): boolean => body[name] !== undefined;
const hasAddress = (body: JsonObject): boolean =>
	Object.keys(body).some((name) => name.startsWith('businessAddress'));

/** Contradictions in a body whose parts are valid. */
function ruleErrors(body: JsonObject, call: Call): readonly string[] {
	const trade = body.typeOfBusiness === 'self-employment';
	const nino = call.params.nino ?? '';
	const another = businessesIn(call.standIn.store)
		.of(nino)
		.some(({ typeOfBusiness }) => typeOfBusiness === body.typeOfBusiness);
	const today = call.standIn.clock.now().toISOString().slice(0, 10);
	const wrong = {
		RULE_PROPERTY_BUSINESS_ADDED: !trade && another,
		RULE_MISSING_TRADING_NAME: trade && !has(body, 'tradingName'),
		RULE_UNEXPECTED_TRADING_NAME: !trade && has(body, 'tradingName'),
		RULE_MISSING_BUSINESS_ADDRESS:
			trade && !(has(body, 'businessAddressLineOne') && has(body, 'businessAddressCountryCode')),
		RULE_UNEXPECTED_BUSINESS_ADDRESS: !trade && hasAddress(body),
		MISSING_POSTCODE: body.businessAddressCountryCode === 'GB' && !has(body, 'businessAddressPostcode'),
		RULE_COMMENCEMENT_DATE_NOT_SUPPORTED: String(body.commencementDate ?? '') >= today,
		...periodErrors(body),
	};
	return Object.entries(wrong).flatMap(([code, is]) => (is ? [code] : []));
}

/** The first accounting period is a whole tax year. */
function periodErrors(body: JsonObject): Readonly<Record<string, boolean>> {
	const [start, end] = [body.firstAccountingPeriodStartDate, body.firstAccountingPeriodEndDate];
	const year = Number(String(start).slice(0, 4));
	const whole = start === `${year}-04-06` && end === `${year + 1}-04-05`;
	return {
		MISSING_FIRST_ACCOUNTING_PERIOD_START_DATE: start === undefined && end !== undefined,
		MISSING_FIRST_ACCOUNTING_PERIOD_END_DATE: start !== undefined && end === undefined,
		RULE_FIRST_ACCOUNTING_DATE_RANGE_INVALID: start !== undefined && end !== undefined && !whole,
	};
}

const create: Route = {
	...writing,
	method: 'POST',
	path: base,
	formats: ({ body }): readonly ApiError[] => bodyErrors(shape, body),
	answer: (call) => {
		const body = isRecord(call.body) ? call.body : {};
		const errors = ruleErrors(body, call);
		if (errors.length > 0) return refused(...errors);
		const business = businessFrom(body, call.user?.nino ?? '');
		businessesIn(call.standIn.store).put(business);
		return { status: 201, body: { businessId: business.businessId } };
	},
};

/** The shape has been checked, so the body holds what a business holds. */
function businessFrom({ accountingType, ...body }: JsonObject, nino: string): Business {
	const details = body as Omit<Business, 'nino' | 'businessId' | 'accountingType' | 'accountingTypes'>;
	return {
		...details,
		nino,
		businessId: newBusinessId(details.typeOfBusiness),
		// ACCRUALS here, ACCRUAL in Business Details.
		accountingType: accountingType === 'ACCRUALS' ? 'ACCRUAL' : 'CASH',
		accountingTypes: {},
	};
}

const remove: Route = {
	...writing,
	method: 'DELETE',
	path: `${base}/:businessId`,
	formats: ({ params }) => (isBusinessId(params.businessId ?? '') ? [] : [{ code: 'FORMAT_BUSINESS_ID' }]),
	answer: ({ params, standIn }) => {
		const businesses = businessesIn(standIn.store);
		const business = businesses.find(params.nino ?? '', params.businessId ?? '');
		if (!business) return refused('MATCHING_RESOURCE_NOT_FOUND');
		businesses.remove(business);
		return { status: 204 };
	},
};

/** The calls. */
export const testBusinesses: readonly Route[] = [create, remove];
