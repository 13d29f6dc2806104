/** Create Test User 1.0: makes up a person with the numbers that the requested services need. */
import { type Api, type ApiAnswer, type Call, refused } from '../mtd/api.ts';
import { isNino } from '../mtd/formats.ts';
import { isRecord } from '../mtd/json.ts';
import { type Enrolments, makeTestUser } from '../people/make-test-user.ts';

/** The services the stand-in knows; HMRC's others give a person nothing here. */
const services = {
	'national-insurance': 'National Insurance',
	'self-assessment': 'Self Assessment',
	'mtd-income-tax': 'Making Tax Digital for Income Tax',
} as const;

function createIndividual({ body, standIn: { people } }: Call): ApiAnswer {
	const enrolments = enrolmentsIn(body);
	if (!enrolments) return refused('INVALID_REQUEST');
	if (enrolments.nino !== undefined && people.byNino(enrolments.nino)) return refused('NINO_ALREADY_USED');
	const user = makeTestUser(enrolments);
	people.add(user);
	return { status: 201, body: user };
}

function enrolmentsIn(body: unknown): Enrolments | undefined {
	const { serviceNames, nino } = isRecord(body)
		? body
		: { serviceNames: body === undefined ? [] : undefined };
	if (!Array.isArray(serviceNames)) return undefined;
	if (nino !== undefined && (typeof nino !== 'string' || !isNino(nino))) return undefined;
	return {
		selfAssessment: serviceNames.includes('self-assessment'),
		nationalInsurance: serviceNames.includes('national-insurance'),
		incomeTax: serviceNames.includes('mtd-income-tax'),
		...(nino === undefined ? {} : { nino }),
	};
}

/** The API. */
export const testUsers: Api = {
	version: '1.0',
	routes: [
		{
			method: 'POST',
			path: '/create-test-user/individuals',
			access: 'application',
			beginsTests: true,
			answer: createIndividual,
		},
		{
			method: 'GET',
			path: '/create-test-user/services',
			access: 'application',
			answer: () => ({
				status: 200,
				body: Object.entries(services).map(([key, name]) => ({
					key,
					name,
					allowedUserTypes: ['INDIVIDUAL'],
				})),
			}),
		},
	],
};
