/** Losses and claims, before and after 2026-27, and checkpoints of test support; checked against HMRC's files. */
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codesOf, letting, makeBusiness, newPerson, type Person, trade } from '../../../tests/mtd-person.ts';
import { createForTest } from '../../../tests/talk-mtd.ts';

let app: FastifyInstance;
let person: Person;
beforeEach(async () => {
	app = createForTest({
		requestsPerSecond: 0,
		calculationSeconds: 0,
		now: () => new Date('2027-04-10T10:00:00Z'),
	});
	person = await newPerson(app);
});
afterEach(() => app.close());

const losses = (rest: string) => `/individuals/losses/${person.nino}/${rest}`;

describe('losses to 2025-26', () => {
	const loss = (businessId: string) => ({
		taxYearBroughtForwardFrom: '2024-25',
		typeOfLoss: 'self-employment',
		businessId,
		lossAmount: 300.01,
	});
	const create = losses.bind(null, 'brought-forward-losses/tax-year/brought-forward-from/2024-25');

	it('are brought forward, changed, listed and deleted one by one', async () => {
		const businessId = await makeBusiness(person, trade);
		const made = await person.call('POST', create(), { body: loss(businessId) });
		const { lossId } = made.body as { lossId: string };
		expect(codesOf((await person.call('POST', create(), { body: loss(businessId) })).body)).toEqual([
			'RULE_DUPLICATE_SUBMISSION',
		]);
		const change = losses(`brought-forward-losses/${lossId}/tax-year/2024-25/change-loss-amount`);
		expect((await person.call('POST', change, { body: { lossAmount: 400 } })).body).toMatchObject({
			lossAmount: 400,
		});
		expect(codesOf((await person.call('POST', change, { body: { lossAmount: 400 } })).body)).toEqual([
			'RULE_NO_CHANGE',
		]);
		const list = await person.call('GET', losses('brought-forward-losses/tax-year/2024-25'));
		expect(list.body).toMatchObject({ losses: [{ lossId, lossAmount: 400 }] });
		const gone = losses(`brought-forward-losses/${lossId}/tax-year/2024-25`);
		expect((await person.call('DELETE', gone)).status).toBe(204);
		expect((await person.call('GET', losses(`brought-forward-losses/${lossId}`))).status).toBe(404);
	});

	it('reduce the profit of the same trade', async () => {
		const businessId = await makeBusiness(person, trade);
		await person.call('POST', create(), { body: loss(businessId) });
		const body = {
			periodDates: { periodStartDate: '2025-04-06', periodEndDate: '2026-04-05' },
			periodIncome: { turnover: 20_000 },
			periodExpenses: { consolidatedExpenses: 0 },
		};
		await person.call(
			'PUT',
			`/individuals/business/self-employment/${person.nino}/${businessId}/cumulative/2025-26`,
			{ body },
		);
		const base = `/individuals/calculations/${person.nino}/self-assessment/2025-26`;
		const asked = await person.call('POST', `${base}/trigger/in-year`);
		const { calculationId } = asked.body as { calculationId: string };
		// 20,000 − 301 (a loss is rounded up) = 19,699; less 12,570 is 7,129: 20% is 1,425.80, Class 4 at 6% is 427.74.
		expect((await person.call('GET', `${base}/${calculationId}`)).body).toMatchObject({
			calculation: {
				businessProfitAndLoss: [
					{
						taxableProfit: 20_000,
						broughtForwardIncomeTaxLossesUsed: 301,
						taxableProfitAfterIncomeTaxLossesDeduction: 19_699,
					},
				],
				taxCalculation: { totalIncomeTaxAndNicsDue: 1853.54 },
			},
		});
	});

	it.each([
		[{ typeOfLoss: 'uk-property-fhl' }, 400, 'RULE_BFL_NOT_SUPPORTED_FOR_FHL_PROPERTIES'],
		[{ businessId: 'XAIS12345678901' }, 404, 'MATCHING_RESOURCE_NOT_FOUND'],
		[{ lossAmount: 1.001 }, 400, 'FORMAT_VALUE'],
		[{ taxYearBroughtForwardFrom: '2026-27' }, 400, 'RULE_TAX_YEAR_FOR_VERSION_NOT_SUPPORTED'],
	])('are refused with %j', async (change, status, code) => {
		const body = { ...loss(await makeBusiness(person, trade)), ...change };
		const answer = await person.call('POST', create(), { body });
		expect([answer.status, codesOf(answer.body)]).toEqual([status, [code]]);
	});

	it('can be claimed against other income', async () => {
		const businessId = await makeBusiness(person, trade);
		const claim = {
			taxYearClaimedFor: '2025-26',
			typeOfLoss: 'self-employment',
			typeOfClaim: 'carry-sideways',
			businessId,
		};
		const made = await person.call('POST', losses('loss-claims'), { body: claim });
		const { claimId } = made.body as { claimId: string };
		const amend = losses(`loss-claims/${claimId}/tax-year/2025-26/change-type-of-claim`);
		const changed = await person.call('POST', amend, { body: { typeOfClaim: 'carry-forward' } });
		expect(changed.body).toMatchObject({ typeOfClaim: 'carry-forward' });
		const wrong = await person.call('POST', amend, {
			body: { typeOfClaim: 'carry-forward-to-carry-sideways' },
		});
		expect(codesOf(wrong.body)).toEqual(['RULE_TYPE_OF_CLAIM_INVALID']);
	});
});

describe('losses from 2026-27', () => {
	const both = { carryBack: { earlyYearLosses: 1 }, carrySideways: { currentYearGeneralIncome: 1 } };
	it.each([
		[{ claims: both }, 'RULE_MISSING_PREFERENCE_ORDER'],
		[
			{ claims: { ...both, carryBack: undefined, preferenceOrder: { applyFirst: 'carry-back' } } },
			'RULE_PREFERENCE_ORDER_NOT_ALLOWED',
		],
		[
			{ claims: { carryBack: { terminalLosses: 1 }, carryForward: { currentYearLosses: 1 } } },
			'RULE_CARRY_FORWARD_AND_TERMINAL_LOSS_NOT_ALLOWED',
		],
		[{ claims: { carryBack: { earlyYearLosses: 1 } } }, 'RULE_CARRY_BACK_CLAIM'],
	])('are refused as %j', async (body, code) => {
		const path = losses(`businesses/${await makeBusiness(person, letting)}/loss-claims/2026-27`);
		expect(codesOf((await person.call('PUT', path, { body })).body)).toEqual([code]);
	});

	it('are of a past year, unless the test waives that', async () => {
		const path = losses(`businesses/${await makeBusiness(person, trade)}/loss-claims/2027-28`);
		const body = { losses: { broughtForwardLosses: 5 } };
		expect(codesOf((await person.call('PUT', path, { body })).body)).toEqual(['RULE_TAX_YEAR_NOT_ENDED']);
		const headers = { 'suspend-temporal-validations': 'true' };
		expect((await person.call('PUT', path, { body, headers })).status).toBe(204);
		expect((await person.call('GET', path)).body).toMatchObject(body);
	});
});

describe('a checkpoint', () => {
	const state = (rest = '') =>
		`/individuals/self-assessment-test-support/vendor-state${rest}?nino=${person.nino}`;
	it('restores a person’s data', async () => {
		expect((await person.call('POST', state('/checkpoints'))).status).toBe(404);
		const businessId = await makeBusiness(person, trade);
		const made = await person.call('POST', state('/checkpoints'));
		const { checkpointId } = made.body as { checkpointId: string };
		await makeBusiness(person, letting);
		const list = `/individuals/business/details/${person.nino}/list`;
		const restore = `/individuals/self-assessment-test-support/vendor-state/checkpoints/${checkpointId}`;
		expect((await person.call('POST', `${restore}/restore`)).status).toBe(201);
		expect((await person.call('GET', list)).body).toEqual({
			listOfBusinesses: [{ typeOfBusiness: 'self-employment', businessId, tradingName: 'Ash Joinery' }],
		});
		expect((await person.call('DELETE', state())).status).toBe(204);
		expect((await person.call('GET', list)).status).toBe(404);
		expect((await person.call('DELETE', restore)).status).toBe(204);
		expect((await person.call('DELETE', restore)).status).toBe(404);
	});

	it('belongs to nobody else', async () => {
		await makeBusiness(person, trade);
		const other = await newPerson(app);
		expect((await other.call('POST', state('/checkpoints'))).status).toBe(403);
	});
});
