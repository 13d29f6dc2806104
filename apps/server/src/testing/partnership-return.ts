/** A partnership of two, one of whom joined in the middle of the year, entered through the API. */
import { newUtr } from './new-utr.ts';
import { sayNoToTheRest } from './say-no.ts';
import type { TestUser } from './test-server.ts';

/** Ada had everything until September; then Ben joined with two fifths. */
export interface PartnershipOfTwo {
	readonly taxReturnId: string;
	readonly path: string;
	/** The partnership's own reference. */
	readonly utr: string;
	/** The partners' entries. */
	readonly ada: string;
	readonly ben: string;
	/** Adds an entry and returns its id. */
	readonly add: (section: string, answers: object) => Promise<string>;
}

/** The partners' UTRs, whose first digit fits the rest. */
export const UTRS = { ada: '1097172564', ben: '2108834503' } as const;

/** Makes the return, ready to file: profit of 36,500 over the year, interest of 365. */
export async function makePartnership({ browser }: TestUser, utr = newUtr()): Promise<PartnershipOfTwo> {
	const created = await browser.post('/api/tax-returns', { taxYear: '2024-25', returnType: 'partnership' });
	if (created.status !== 201) throw new Error(`starting answered ${created.status} ${created.text}`);
	const taxReturnId = String(created.body.id);
	const path = `/api/tax-returns/${taxReturnId}`;
	const add = async (section: string, answers: object) => {
		const { status, text, body } = await browser.post(`${path}/entries`, { section, answers });
		if (status !== 201) throw new Error(`${section} answered ${status} ${text}`);
		return String(body.id);
	};
	await add('partnershipDetails', {
		name: 'Moss & Fern',
		uniqueTaxpayerReference: utr,
		runsWithTaxYear: true,
		exportsGoods: false,
		exportsServices: false,
	});
	await add('partnershipTrade', {
		name: 'Moss and Fern',
		description: 'Gardeners',
		turnover: '40000.55',
		oneFigure: true,
		totalExpenses: '3500',
	});
	await add('partnershipSavings', { untaxedUkInterest: '365.99' });
	const shared = { dividedBy: 'share' };
	const ada = await add('partners', {
		...{ ...shared, name: 'Ada Moss', uniqueTaxpayerReference: UTRS.ada, nominated: true, share: '100' },
		...{ shareChanged: true, shareUntil: '2024-09-30' },
	});
	const ben = await add('partners', {
		...{ ...shared, name: 'Ben Fern', uniqueTaxpayerReference: UTRS.ben, nominated: false, share: '40' },
		...{ joined: true, startDate: '2024-10-01' },
	});
	await add('partnerShares', { partner: ada, share: '60', from: '2024-10-01' });
	await sayNoToTheRest(browser, taxReturnId);
	return { taxReturnId, path, utr, ada, ben, add };
}
