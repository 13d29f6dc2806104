/** With a penny's error planted in the engine's rounding, the stand-in rejects a return sent over HTTP with 3001. */
import { parseFacts } from '@halfpenny/facts';
import { buildReturn } from '@halfpenny/forms';
import { type SubmitOutcome, transactionEngine, transactionEngineTarget } from '@halfpenny/hmrc';
import { createHmrcLocal } from '@halfpenny/hmrc-local';
import { calculate } from '@halfpenny/tax';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const defect = vi.hoisted(() => ({ planted: false }));

vi.mock('../../packages/tax/src/rounding.ts', async (original) => {
	const rounding = await original<typeof import('../../packages/tax/src/rounding.ts')>();
	const rateDown: typeof rounding.rateDown = (amount, rate) =>
		rounding.rateDown(amount, rate) + (defect.planted && amount > 0 && rate === 2000 ? 1 : 0);
	return { ...rounding, rateDown };
});

const credentials = { senderId: 'SENDER', password: 'not-a-secret' };
const hmrc = createHmrcLocal({ ...credentials, pollSeconds: 0 });
let address = '';

beforeAll(async () => {
	address = await hmrc.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => hmrc.close());

const read = parseFacts({
	taxYear: '2024-25',
	residence: 'uk',
	person: { firstName: 'Ada', lastName: 'Filer', uniqueTaxpayerReference: '2234567890' },
	employments: [{ payeReference: '123/AB456', pay: 30_000, taxDeducted: 3_000, companyDirector: false }],
});

async function file(transactionId: string): Promise<SubmitOutcome> {
	if (!read.ok) throw new Error('the facts are right');
	const channel = { vendorId: '0000', product: 'Halfpenny', version: 'test' };
	const built = buildReturn(read.facts, calculate(read.facts), { transactionId, channel, gatewayTest: true });
	if (!built.ok) throw new Error(JSON.stringify(built.problems));
	const target = transactionEngineTarget('local', 'sa100', `${address}/hmrc-local`);
	const engine = transactionEngine(target, credentials);
	const conversation = { transactionId, irmark: built.irmark.base64 };
	let outcome = await engine.submit({ ...conversation, message: built.xml });
	for (let asked = 0; outcome.kind === 'acknowledged' && asked < 20; asked += 1) {
		outcome = await engine.poll({ ...conversation, ...outcome });
	}
	return outcome;
}

describe('a return sent to the stand-in', () => {
	it('is accepted when it is right', async () => {
		defect.planted = false;
		expect(await file('A1')).toMatchObject({ kind: 'accepted' });
	});

	it('is rejected with 3001, naming the box and the right figure, when the engine is a penny out', async () => {
		defect.planted = true;
		const outcome = await file('A2');
		expect(outcome).toMatchObject({ kind: 'refused', errors: [{ code: '3001' }] });
		const [error] = outcome.kind === 'refused' ? outcome.businessErrors : [];
		expect(error?.location).toContain('/MTR:SA110[1]/MTR:SelfAssessment[1]/MTR:TotalTaxEtcDue[1]');
		expect(error?.text).toContain('486.00');
	});
});
