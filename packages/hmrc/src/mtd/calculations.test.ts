/** Calculations over real HTTP, each exchange checked against HMRC's files: not ready, ready, declared, and unknown. */
import { pence } from '@halfpenny/facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hmrcContractIsHere } from '../../../testing/src/index.ts';
import { type HmrcServer, startHmrcServer } from '../../tests/hmrc-server.ts';
import { reset } from '../../tests/scripted-server.ts';
import {
	listCalculations,
	retrieveCalculation,
	submitFinalDeclaration,
	triggerCalculation,
} from './calculations.ts';

let server: HmrcServer;
beforeAll(async () => {
	server = await startHmrcServer('individual-calculations-api-8.0');
});
afterAll(() => server.close());

const year = { nino: 'AA000001A', taxYear: '2025-26' };
const id = 'f2fb30e5-4ab6-4a29-b3c1-c7264259ff1c';
const path = '/individuals/calculations/AA000001A/self-assessment/2025-26';
const answered = (value: unknown) => expect.objectContaining({ kind: 'answered', value });

const metadata = {
	calculationId: id,
	taxYear: '2025-26',
	calculationType: 'intent-to-finalise',
	calculationTimestamp: '2026-07-01T10:00:00.000Z',
};
const alsoAtHmrc = {
	requestedBy: 'customer',
	calculationReason: 'customer-request',
	periodFrom: '2025-04-06',
	periodTo: '2026-04-05',
};
const inputs = { personalInformation: { identifier: 'AA000001A', taxRegime: 'uk' }, incomeSources: {} };

describe('a calculation', () => {
	it('is triggered, with no scenario and no body', async () => {
		server.answers(202, { calculationId: id });
		const got = await triggerCalculation(server.session('STATEFUL'), year, 'intent-to-finalise');
		expect(got).toEqual(answered(id));
		const to = `8.0 POST ${path}/trigger/intent-to-finalise`;
		expect(server.sent()).toEqual({ to, scenario: undefined, json: undefined });
	});

	it('is not ready while HMRC has nothing', async () => {
		server.answers(404, { code: 'MATCHING_RESOURCE_NOT_FOUND', message: 'Not found' });
		expect(await retrieveCalculation(server.session(), year, id)).toEqual({ kind: 'notReady' });
	});

	it('is refused when HMRC knows the calculation but not the version', async () => {
		server.answers(404, { code: 'NOT_FOUND', message: 'Not found' });
		expect(await retrieveCalculation(server.session(), year, id)).toMatchObject({
			kind: 'refused',
			status: 404,
		});
	});

	it('has its figures in pence', async () => {
		const incomeTax = {
			totalIncomeReceivedFromAllSources: 20_000,
			totalAllowancesAndDeductions: 12_570,
			totalTaxableIncome: 7430,
			incomeTaxCharged: 1486,
		};
		const taxCalculation = { incomeTax, totalIncomeTaxAndNicsDue: 1486.07 };
		const totals = { totalSelfEmploymentProfit: 20_000 };
		const giving = { ...inputs.personalInformation, marriageAllowance: 'transferor' };
		server.answers(200, {
			inputs: { ...inputs, personalInformation: giving },
			metadata: { ...metadata, ...alsoAtHmrc },
			calculation: { taxCalculation, incomeSummaryTotals: totals },
		});
		expect(await retrieveCalculation(server.session('DYNAMIC'), year, id)).toEqual(
			answered({
				metadata,
				inputs: { personalInformation: { marriageAllowance: 'transferor' } },
				calculation: {
					incomeSummaryTotals: { totalSelfEmploymentProfit: pence(2_000_000) },
					taxCalculation: {
						incomeTax: {
							totalIncomeReceivedFromAllSources: pence(2_000_000),
							totalAllowancesAndDeductions: pence(1_257_000),
							totalTaxableIncome: pence(743_000),
							incomeTaxCharged: pence(148_600),
						},
						totalIncomeTaxAndNicsDue: pence(148_607),
					},
				},
			}),
		);
		expect(server.sent().scenario).toBe('DYNAMIC');
	});

	it('has messages instead of figures', async () => {
		const messages = { errors: [{ id: 'C55012', text: 'No' }] };
		server.answers(200, { inputs, metadata: { ...metadata, ...alsoAtHmrc }, messages });
		expect(await retrieveCalculation(server.session(), year, id)).toEqual(
			answered({ metadata, inputs: { personalInformation: {} }, messages }),
		);
	});

	it('is in the list', async () => {
		const one = {
			calculationId: id,
			calculationTimestamp: '2026-07-01T10:00:00.000Z',
			calculationType: 'in-year',
			calculationOutcome: 'PROCESSED',
		};
		server.answers(200, {
			calculations: [{ ...one, calculationTrigger: 'attended', liabilityAmount: 0.29 }],
		});
		const got = await listCalculations(server.session(), year);
		expect(got).toEqual(answered([{ ...one, liabilityAmount: pence(29) }]));
	});
});

describe('a final declaration', () => {
	it('is made from one calculation', async () => {
		server.answers(204);
		expect(await submitFinalDeclaration(server.session('STATEFUL'), year, id)).toEqual(answered(true));
		const to = `8.0 POST ${path}/${id}/final-declaration`;
		expect(server.sent()).toEqual({ to, scenario: undefined, json: undefined });
	});

	it('is sent once: if the answer is lost, the outcome stays unknown', async () => {
		const before = server.count();
		server.does(reset);
		expect(await submitFinalDeclaration(server.session(), year, id)).toEqual({
			kind: 'unknown',
			why: 'connectionLost',
		});
		expect(server.count()).toBe(before + 1);
	});

	it('is refused with HMRC’s code', async () => {
		server.answers(400, { code: 'RULE_FINAL_DECLARATION_RECEIVED', message: 'No' });
		expect(await submitFinalDeclaration(server.session(), year, id)).toMatchObject({
			kind: 'refused',
			problems: [{ code: 'RULE_FINAL_DECLARATION_RECEIVED' }],
		});
	});
});

it.skipIf(!hmrcContractIsHere)('keeps to HMRC’s files in every exchange above', () => {
	expect(server.violations).toEqual([]);
	expect(server.contract?.coverage().seen).toHaveLength(4);
});
