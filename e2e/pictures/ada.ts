/** Ada, the made-up person in the pictures: a P60 that was read, some savings, a gift. */
import { findSection } from '@halfpenny/questions';
import type { BrowserContext } from 'playwright-core';
import { readP60 } from '../screens/papers.ts';
import { filer } from '../src/filer.ts';
import { type Call, caller, utrOf } from '../src/prepared-person.ts';

/** Ada's return, and the P60 waiting to be checked. */
export interface Ada {
	readonly returnId: string;
	readonly documentId: string;
	readonly call: Call;
}

/** Signs Ada up in this browser and answers everything except what is on the P60. */
export async function prepareAda(context: BrowserContext, address: string): Promise<Ada> {
	const call = caller(context.request, address, context);
	const { username, email, password, firstName, lastName } = filer;
	await call('POST', '/api/signup', { username, email, password });
	const { id } = await call('GET', '/api/user');
	await call('PATCH', `/api/users/${id}`, {
		...{ firstName, lastName, dateOfBirth: '1980-02-29', nationalInsurance: 'QQ123456C' },
		uniqueTaxReference: utrOf(234_567_890),
		...{ addressLine1: '1 Made-up Street', city: 'Leeds', postcode: 'LS1 4DL' },
	});
	const { id: created } = await call('POST', '/api/tax-returns', { taxYear: '2025-26', jurisdiction: 'uk' });
	const returnId = String(created);
	await answer(call, returnId);
	return { returnId, documentId: await readP60({ context, returnId, call }, address), call };
}

async function answer(call: Call, returnId: string): Promise<void> {
	const add = (section: string, answers: object) =>
		call('POST', `/api/tax-returns/${returnId}/entries`, { section, answers });
	const had = ['employment', 'bankInterest', 'giftAid'];
	const asked = findSection('scope')?.questions.map(({ id }) => [id, had.includes(id)]) ?? [];
	await add('scope', Object.fromEntries(asked));
	const account = 'Made-up Building Society';
	await add('bankInterest', { account, taxedAlready: false, amount: '1480.33' });
	await add('giftAid', { charity: 'Lifeboats', amount: '250.00' });
}
