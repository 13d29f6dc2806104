/** The people whose screens are checked: one just signed up, one who has started, one who has filed, a partner. */
import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext } from 'playwright-core';
import { type Call, caller, preparePerson } from '../src/prepared-person.ts';
import { readP60 } from './papers.ts';
import type { Somebody } from './somebody.ts';

/** A separate browser without animations. */
export function openBrowser(browser: Browser): Promise<BrowserContext> {
	return browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
}

/** Creates an account and nothing else: the wizard is waiting. */
export async function prepareNewcomer(browser: Browser, address: string): Promise<BrowserContext> {
	const context = await openBrowser(browser);
	const username = `newcomer-${randomInt(1e9)}`;
	await caller(context.request, address, context)('POST', '/api/signup', {
		username,
		email: `${username}@example.com`,
		password: 'copper ship on a penny',
	});
	return context;
}

/** Creates someone with one job, who said there was nothing else. */
export async function prepareSomebody(browser: Browser, address: string): Promise<Somebody> {
	const context = await openBrowser(browser);
	return { ...(await preparePerson(context, address)), context };
}

/** Ids of entries by section. */
export type Entries = Readonly<Record<string, string>>;

const LONG = 'Featherstonehaugh & Wolverhampton Brass Founders Limited';

const business = {
	...{ description: 'Plumbing, heating and drainage for builders', name: LONG },
	...{
		startedThisYear: false,
		endedThisYear: false,
		accountsFollowTaxYear: true,
		accountingMethod: 'accruals',
	},
	...{ turnover: '12345678.90', tradingAllowance: false, oneFigure: false, costOfGoods: '1234567.89' },
	...{ hadDisallowable: true, allowancesBy: 'figures', hadTaxTakenOff: true, cisDeductions: '12000.00' },
	...{ hadLosses: true, hasNationalInsuranceClaim: true, hadAdjustments: true, hasBalanceSheet: true },
};

const letting = {
	...{ lettingKind: 'property', numberOfProperties: '11', rents: '987654.32', propertyAllowance: false },
	...{ oneFigure: false, jointlyLet: true, amountsOfAllOwners: true, sharePercent: '50' },
	...{ allowancesBy: 'figures', hadLumpSums: true, hadLosses: true },
};

/** Adds a business and property with long names and large amounts, savings, and a P60 that was read. */
export async function fillLife(somebody: Somebody, address: string): Promise<Entries> {
	const { call, returnId, jobId, changeJob } = somebody;
	const add = async (section: string, answers: object) =>
		String((await call('POST', `/api/tax-returns/${returnId}/entries`, { section, answers })).id);
	await yesToEverything(call, returnId);
	await changeJob({ hadExpenses: true });
	const selfEmployment = await add('selfEmployment', business);
	const ukProperty = await add('ukProperty', letting);
	const bankInterest = await add('bankInterest', {
		account: 'Wolverhampton & Dudley Building Society',
		taxedAlready: false,
		amount: '1480.33',
	});
	return {
		employment: jobId,
		selfEmployment,
		ukProperty,
		bankInterest,
		document: await readP60(somebody, address),
	};
}

/** Says yes to every part of life, so that every section is in the list. */
async function yesToEverything(call: Call, returnId: string): Promise<void> {
	const entries = (await call('GET', `/api/tax-returns/${returnId}/entries`)) as unknown as readonly {
		readonly id: string;
		readonly section: string;
		readonly version: number;
		readonly answers: Record<string, unknown>;
	}[];
	const scope = entries.find(({ section }) => section === 'scope');
	if (!scope) throw new Error('the return has no scope');
	const yes = [
		'selfEmployment',
		'ukProperty',
		'bankInterest',
		'dividends',
		'disposal',
		'childBenefit',
	].concat('hadLessCommon');
	await call('PATCH', `/api/entries/${scope.id}`, {
		version: scope.version,
		answers: { ...scope.answers, ...Object.fromEntries(yes.map((question) => [question, true])) },
	});
}

/** A partnership beside someone's own return. */
export interface PartnershipReturn {
	readonly returnId: string;
	/** The first partner's entry. */
	readonly partner: string;
}

/** Creates a partnership's return with a business and two partners, beside someone's own. */
export async function preparePartnership({ call }: Somebody): Promise<PartnershipReturn> {
	const { id } = await call('POST', '/api/tax-returns', {
		taxYear: '2024-25',
		jurisdiction: 'uk',
		returnType: 'partnership',
	});
	const add = async (section: string, answers: object) =>
		String((await call('POST', `/api/tax-returns/${id}/entries`, { section, answers })).id);
	await add('partnershipScope', { partnershipTrade: true });
	await add('partnershipDetails', {
		name: LONG,
		runsWithTaxYear: true,
		uniqueTaxpayerReference: '2234567890',
	});
	const partner = await add('partners', { name: 'Ada Moss', dividedBy: 'share', share: '60' });
	await add('partners', { name: 'Ben Featherstonehaugh-Fern', dividedBy: 'share', share: '40' });
	await add('partnershipTrade', { name: LONG, description: 'Gardening', turnover: '12345678.90' });
	return { returnId: String(id), partner };
}
