/** What HMRC says about a person, and what its sandbox makes up, each exchange checked against HMRC's files. */
import { pence } from '@halfpenny/facts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hmrcContractIsHere } from '../../../testing/src/index.ts';
import { type HmrcServer, startHmrcServer } from '../../tests/hmrc-server.ts';
import { retrieveBalance } from './accounts.ts';
import { validateFraudHeaders } from './fraud-headers-validator.ts';
import { retrieveIncomeSummary } from './income-summary.ts';
import { retrieveItsaStatus } from './individual-details.ts';
import { createTestBusiness, deleteTestBusiness, putTestItsaStatus } from './test-support.ts';
import { createTestUser } from './test-users.ts';

let server: HmrcServer;
beforeAll(async () => {
	server = await startHmrcServer(
		'self-assessment-biss-api-3.0',
		'self-assessment-accounts-api-4.0',
		'self-assessment-individual-details-api-2.0',
		'mtd-sa-test-support-api-1.0',
		'api-platform-test-user-1.0',
		'txm-fph-validator-api-1.0',
	);
});
afterAll(() => server.close());

const business = { nino: 'AA000001A', businessId: 'XAIS12345678901', taxYear: '2026-27' };
const answered = (value: unknown) => expect.objectContaining({ kind: 'answered', value });

it('the totals of a business', async () => {
	server.answers(200, {
		total: { income: 100.1, expenses: -0.07 },
		profit: { net: 100.17, taxable: 100 },
		loss: { net: 0, taxable: 0 },
	});
	expect(await retrieveIncomeSummary(server.session('STATEFUL'), 'uk-property', business)).toEqual(
		answered({
			total: { income: pence(10_010), expenses: pence(-7) },
			profit: { net: pence(10_017), taxable: pence(10_000) },
			loss: { net: pence(0), taxable: pence(0) },
		}),
	);
	expect(server.sent().scenario).toBeUndefined();
});

it('what is owed', async () => {
	const amounts = { payableAmount: 1.5, pendingChargeDueAmount: 2, overdueAmount: 0, totalBalance: 3.5 };
	server.answers(200, { balanceDetails: { ...amounts, bcdBalancePerYear: [] } });
	expect(await retrieveBalance(server.session(), business.nino)).toEqual(
		answered({
			payableAmount: pence(150),
			pendingChargeDueAmount: pence(200),
			overdueAmount: pence(0),
			totalBalance: pence(350),
		}),
	);
});

it('whether MTD is required', async () => {
	const itsaStatusDetails = [{ status: 'MTD Mandated', statusReason: 'Rollover' }];
	const submittedOn = '2026-04-06T00:00:00.000Z';
	server.answers(200, {
		itsaStatuses: [{ taxYear: '2026-27', itsaStatusDetails: [{ ...itsaStatusDetails[0], submittedOn }] }],
	});
	const got = await retrieveItsaStatus(server.session(), business);
	expect(got).toEqual(answered([{ taxYear: '2026-27', itsaStatusDetails }]));
});

it('a made-up business and status', async () => {
	server.answers(201, { businessId: business.businessId });
	const made = await createTestBusiness(server.session('STATEFUL'), business.nino, {
		typeOfBusiness: 'self-employment',
		tradingName: 'Bakery',
		businessAddressLineOne: '1 Mill Lane',
		businessAddressPostcode: 'AB1 2CD',
		businessAddressCountryCode: 'GB',
		commencementDate: '2020-04-06',
	});
	expect(made).toEqual(answered(business.businessId));
	expect(server.sent().scenario).toBeUndefined();
	server.answers(204);
	const status = {
		submittedOn: '2026-04-06T00:00:00.000Z',
		status: 'MTD Mandated',
		statusReason: 'Sign up - return available',
	} as const;
	expect(await putTestItsaStatus(server.session(), business, status)).toEqual(answered(true));
	expect(await deleteTestBusiness(server.session(), business.nino, business.businessId)).toEqual(
		answered(true),
	);
});

it('a made-up person', async () => {
	const user = {
		userId: '945350439195',
		password: 'bLohysg8utsa',
		userFullName: 'Ida Newton',
		nino: 'PE938808A',
		saUtr: '1000057161',
	};
	const individualDetails = {
		firstName: 'Ida',
		lastName: 'Newton',
		dateOfBirth: '1960-06-01',
		address: { line1: '45 Springfield Rise', line2: 'Glasgow', postcode: 'TS1 1PA' },
	};
	server.answers(201, { ...user, emailAddress: 'ida.newton@example.com', individualDetails });
	expect(await createTestUser(server.session())).toEqual(answered(user));
});

it('the verdict on our headers', async () => {
	const verdict = {
		specVersion: '3.3',
		code: 'INVALID_HEADERS',
		errors: [{ code: 'MISSING_HEADER', headers: ['gov-client-timezone'] }],
	};
	const message = 'At least one header is invalid';
	server.answers(200, { ...verdict, message, errors: [{ ...verdict.errors[0], message: 'Missing' }] });
	expect(await validateFraudHeaders(server.session())).toEqual(answered(verdict));
});

it.skipIf(!hmrcContractIsHere)('keeps to HMRC’s files in every exchange above', () => {
	expect(server.violations).toEqual([]);
	expect(server.contract?.coverage().seen).toHaveLength(8);
});
