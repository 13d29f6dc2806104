/** Which businesses a person has. */
import { businessesIn } from '../../businesses/business.ts';
import { type ApiAnswer, type Call, type Route, refused } from '../../mtd/api.ts';
import { businessIdErrors, businessOf, param, reading, todayOf } from '../../mtd/call.ts';
import { cannedBusinesses } from './canned.ts';
import { base } from './path.ts';
import { detailed, listed } from './present.ts';

const list: Route = {
	...reading,
	method: 'GET',
	path: `${base}/list`,
	answer: (call) => {
		const all = businessesIn(call.standIn.store).of(param(call, 'nino'));
		if (all.length === 0) return refused('MATCHING_RESOURCE_NOT_FOUND');
		return { status: 200, body: { listOfBusinesses: all.map(listed) } };
	},
	scenarios: {
		PROPERTY: () => cannedList('uk-property'),
		FOREIGN_PROPERTY: () => cannedList('foreign-property'),
		BUSINESS_AND_PROPERTY: () => cannedList('self-employment', 'uk-property', 'foreign-property'),
		UNSPECIFIED: () => cannedList('property-unspecified'),
		NOT_FOUND: () => refused('MATCHING_RESOURCE_NOT_FOUND'),
	},
};

type CannedType = keyof typeof cannedBusinesses;

const cannedList = (...types: readonly CannedType[]): ApiAnswer => ({
	status: 200,
	body: { listOfBusinesses: types.map((type) => listed(cannedBusinesses[type])) },
});

const canned =
	(type: CannedType) =>
	(call: Call): ApiAnswer => ({ status: 200, body: detailed(cannedBusinesses[type], todayOf(call)) });

const retrieve: Route = {
	...reading,
	method: 'GET',
	path: `${base}/:businessId`,
	formats: businessIdErrors,
	answer: (call) => {
		const business = businessOf(call);
		if (business) return { status: 200, body: detailed(business, todayOf(call)) };
		const others = businessesIn(call.standIn.store).of(param(call, 'nino')).length > 0;
		return refused(others ? 'NO_BUSINESS_FOUND' : 'MATCHING_RESOURCE_NOT_FOUND');
	},
	scenarios: {
		PROPERTY: canned('uk-property'),
		FOREIGN_PROPERTY: canned('foreign-property'),
		UNSPECIFIED: canned('property-unspecified'),
		NOT_FOUND: () => refused('NO_BUSINESS_FOUND'),
		DYNAMIC: (call) => {
			const found = Object.values(cannedBusinesses).find(
				({ businessId }) => businessId === param(call, 'businessId'),
			);
			return found
				? { status: 200, body: detailed(found, todayOf(call)) }
				: refused('RULE_INCORRECT_GOV_TEST_SCENARIO');
		},
	},
};

/** The calls. */
export const readBusinesses: readonly Route[] = [list, retrieve];
