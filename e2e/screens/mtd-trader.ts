/** A trader under Making Tax Digital with a long name and large amounts, who has sent every update due. */
import { pence } from '@halfpenny/facts';
import { makeP60 } from '@halfpenny/testing';
import type { BrowserContext } from 'playwright-core';
import { filer } from '../src/filer.ts';
import { connect, newMtdPerson } from '../src/mtd-person.ts';
import type { Call } from '../src/prepared-person.ts';

const LONG = 'Featherstonehaugh & Wolverhampton Brass Founders';

/** Creates the trader: two quarters for the current year; for a past year, all four and a return's answers. */
export async function prepareTrader(
	context: BrowserContext,
	address: string,
	taxYear: '2025-26' | '2026-27',
): Promise<void> {
	const person = await newMtdPerson(context, address);
	const { call } = person;
	await connect(context, address, person);
	const { businessId } = await call('POST', '/api/mtd/businesses/create', {
		...{ businessName: LONG, businessType: 'self-employment' },
	});
	const quarter = (name: string) => ({
		...{ taxYear, quarter: name, businessId, businessType: 'self-employment' },
		income: { turnover: '123456.78' },
		expenses: { costOfGoods: '23456.78', professionalFees: '1200' },
	});
	const sent = taxYear === '2025-26' ? ['Q1', 'Q2', 'Q3', 'Q4'] : ['Q1'];
	for (const name of sent) await call('POST', '/api/mtd/quarterly', quarter(name));
	if (taxYear === '2026-27') {
		await call('PUT', '/api/mtd/quarterly/draft', quarter('Q2'));
		await keepPaper(context, address, { call, list: `/api/mtd/quarterly/${businessId}?taxYear=${taxYear}` });
	} else await answer(call, taxYear);
	await call('POST', '/api/mtd/calculations/trigger', { taxYear });
}

async function answer(call: Call, taxYear: string): Promise<void> {
	const { id } = await call('POST', '/api/tax-returns', { taxYear, jurisdiction: 'uk' });
	const add = (section: string, answers: object) =>
		call('POST', `/api/tax-returns/${id}/entries`, { section, answers });
	await add('selfEmployment', {
		...{ name: LONG, description: 'Brass', turnover: '493827.12', hadLosses: true },
		...{ tradingAllowance: false, oneFigure: false, lossBroughtForward: '1234.56' },
	});
	await add('bankInterest', { account: 'Bees', taxedAlready: false, amount: '1480.33' });
	await add('giftAid', { charity: 'Bees', amount: '400' });
	await add('childBenefit', { received: '1331.20', children: '1' });
}

/** Uploads a document for the first quarter. */
async function keepPaper(
	context: BrowserContext,
	address: string,
	{ call, list }: { readonly call: Call; readonly list: string },
): Promise<void> {
	const buffer = Buffer.from(await makeP60({ style: 'official', ...filer.p60(pence) }));
	const csrf = (await context.cookies(address)).find(({ name }) => name === 'csrf')?.value ?? '';
	const answer = await context.request.post(`${address}/api/documents/upload`, {
		headers: { 'x-csrf-token': csrf },
		multipart: {
			documentType: 'expense',
			document: { name: 'receipt.pdf', mimeType: 'application/pdf', buffer },
		},
	});
	if (!answer.ok()) throw new Error(`the upload was refused: ${await answer.text()}`);
	const submissions = (await call('GET', list)) as unknown as readonly { readonly id: string }[];
	const { id } = await answer.json();
	await call('PATCH', `/api/documents/${id}`, { mtdSubmissionId: submissions[0]?.id });
}
