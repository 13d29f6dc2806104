/**
 * The stand-in with the gaps of HMRC's own sandbox: without a scenario it gives HMRC's fixed examples, whatever was sent,
 * and what was sent only where test mode asks for it. Our calls get through both.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PersonByHttp, personByHttp } from './by-http.ts';
import { quick } from './mtd-year.ts';
import { type Product, startProduct } from './product.ts';

const taxYear = '2025-26';
let product: Product;
let ada: PersonByHttp;
let businessId: string;

beforeAll(async () => {
	product = await startProduct({ ...quick, HMRC_LOCAL_STRICT: 'yes' });
	ada = await personByHttp(product.address.replace('127.0.0.1', 'localhost'));
	await ada.connect();
	const made = await ada.call('POST', '/api/mtd/businesses/create', {
		...{ businessName: 'Ada Filer', businessType: 'self-employment', testScenario: 'STATEFUL' },
	});
	businessId = made.body.businessId;
}, 180_000);
afterAll(() => product?.stop());

const businesses = async (query: string) => {
	const { status, body } = await ada.call('GET', `/api/mtd/businesses${query}`);
	expect(status).toBe(200);
	return body.map((one: { businessId: string }) => one.businessId);
};

it('lists HMRC’s example without a scenario, and what was made with one', async () => {
	expect(await businesses('?testScenario=STATEFUL')).toContain(businessId);
	expect(await businesses('')).not.toEqual([]);
});

it('holds what was sent where test mode is on', async () => {
	const sent = await ada.call('POST', '/api/mtd/quarterly', {
		...{ taxYear, quarter: 'Q1', businessId, businessType: 'self-employment', testScenario: 'STATEFUL' },
		...{ income: { turnover: '1234.56' }, expenses: {} },
	});
	expect([sent.status, sent.body.success]).toEqual([200, true]);
	const held = await ada.call('GET', `/api/mtd/held/${businessId}?taxYear=${taxYear}&testScenario=STATEFUL`);
	expect(JSON.stringify(held.body)).toContain('1234.56');
});
