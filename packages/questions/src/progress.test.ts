/** The status of a section: "none" settles it, a blank does not. */
import { describe, expect, it } from 'vitest';
import {
	askedSections,
	entrySections,
	entrySectionsOf,
	openScopeQuestions,
	saidNone,
	sectionStatus,
} from './progress.ts';
import { giftAid } from './sections/giving/gift-aid.ts';
import { findSection } from './sections/index.ts';
import { isGate } from './shown.ts';

const gift = (amount: string | null) => ({ section: 'giftAid', answers: { charity: 'Lifeboats', amount } });
const said = (answer: boolean | null) => ({ section: 'scope', answers: { giftAid: answer } });

describe('sectionStatus', () => {
	it.each([
		['nothing was said', [], 'toDo'],
		['it was left open', [said(null)], 'toDo'],
		['there was some, not entered yet', [said(true)], 'toDo'],
		['there was none', [said(false)], 'none'],
		['an amount is missing', [gift('5.00'), gift(null)], 'incomplete'],
		['every entry is ready', [gift('0.00'), gift('5.00')], 'complete'],
		['an entry was made after "none"', [said(false), gift('5.00')], 'complete'],
	] as const)('when %s', (_, entries, status) => {
		expect(sectionStatus(giftAid, entries)).toBe(status);
	});
});

describe('a yes or no that decides what else is asked', () => {
	const job = {
		employer: 'Mill',
		payeReference: '123/AB4',
		pay: '1',
		taxDeducted: '0',
		companyDirector: false,
	};
	const employment = findSection('employment');
	const status = (answers: Record<string, string | boolean | null>) =>
		employment && sectionStatus(employment, [{ section: 'employment', answers }], '2025-26');

	it('keeps a section incomplete until it is answered', () => {
		expect(status(job)).toBe('incomplete');
		const all = { hadBenefits: false, hadExpenses: false, hadOtherPay: false };
		expect(status({ ...job, ...all })).toBe('complete');
		expect(status({ ...job, ...all, hadExpenses: null })).toBe('incomplete');
	});

	it('is needed only if it is asked, and amounts behind it may stay blank', () => {
		const all = { hadBenefits: true, hadExpenses: true, hadOtherPay: true };
		expect(status({ ...job, ...all })).toBe('complete');
		expect(status({ ...job, ...all, companyDirector: true })).toBe('incomplete');
		expect(status({ ...job, ...all, directorshipEnded: null, closeCompany: null })).toBe('complete');
	});

	it('may be a choice that only steers, or opens another section', () => {
		const section = findSection('selfEmployment');
		const isOne = (id: string) =>
			section?.questions.some((question) => question.id === id && isGate(section, question));
		expect(['allowancesBy', 'hasAssets', 'hadLosses'].map(isOne)).toEqual([true, true, true]);
		expect(['accountingMethod', 'turnover', 'fosterCarer'].map(isOne)).toEqual([false, false, false]);
	});
});

describe('saidNone', () => {
	it('is outweighed by an entry, even if several questions ask for it', () => {
		expect(saidNone('giftAid', [said(false), gift('1.00')])).toBe(false);
		const no = { section: 'scope', answers: { disposal: false, shareHolding: false } };
		const sale = { section: 'disposal', answers: { description: 'Acme' } };
		const details = findSection('capitalGainsDetails');
		expect(details && sectionStatus(details, [no])).toBe('none');
		expect(details && sectionStatus(details, [no, sale])).toBe('toDo');
	});

	it('is true only for an answered no', () => {
		expect(saidNone('giftAid', [said(false)])).toBe(true);
		expect(saidNone('giftAid', [said(true)])).toBe(false);
		expect(saidNone('documents', [said(false)])).toBe(false);
	});
});

describe('entrySections', () => {
	it('leaves out those that only steer the interview', () => {
		const ids = entrySections.map(({ id }) => id);
		expect(ids).toEqual(expect.arrayContaining(['employment', 'bankInterest', 'giftAid']));
		expect(ids).not.toContain('scope');
	});
});

describe('askedSections', () => {
	const asked = (answers: Record<string, boolean>, year?: '2024-25' | '2025-26') =>
		askedSections([{ section: 'scope', answers }], year).map(({ id }) => id);

	it('starts with what most people have', () => {
		expect(asked({})).toEqual(['employment', 'bankInterest', 'giftAid']);
	});

	it('adds what the person says yes to, and its child sections', () => {
		expect(asked({ selfEmployment: true })).toEqual(
			expect.arrayContaining(['selfEmployment', 'class2', 'employment']),
		);
		expect(asked({ disposal: true })).toEqual(expect.arrayContaining(['disposal', 'capitalGainsDetails']));
		expect(asked({ winterFuel: true }, '2024-25')).not.toContain('winterFuel');
		expect(asked({ winterFuel: true }, '2025-26')).toContain('winterFuel');
	});

	it('asks for a child section of one with entries, even without a yes', () => {
		const business = { section: 'selfEmployment', answers: { description: 'Plumber' } };
		expect(askedSections([business]).map(({ id }) => id)).toContain('class2');
	});

	it('opens lists of assets by an answer about the business', () => {
		const business = (hasAssets: boolean) => ({
			section: 'selfEmployment',
			answers: { description: 'Plumber', tradingAllowance: false, allowancesBy: 'list', hasAssets },
		});
		expect(askedSections([business(true)]).map(({ id }) => id)).toContain('businessAsset');
		expect(askedSections([business(false)]).map(({ id }) => id)).not.toContain('businessAsset');
		const holding = { section: 'shareHolding', answers: { name: 'Acme' } };
		expect(askedSections([holding]).map(({ id }) => id)).toContain('shareTrade');
	});

	it('keeps sections with an entry, whatever was answered', () => {
		const entry = { section: 'dividends', answers: { company: 'Acme' } };
		expect(askedSections([entry]).map(({ id }) => id)).toContain('dividends');
	});
});

describe('a section that several questions ask for', () => {
	const class2 = findSection('class2');
	it.each([
		[{ selfEmployment: false }, 'toDo'],
		[{ selfEmployment: false, partnershipShare: false }, 'none'],
	] as const)('after %o is %s', (answers, status) => {
		expect(class2 && sectionStatus(class2, [{ section: 'scope', answers }])).toBe(status);
	});

	it('exists only in its years', () => {
		expect(entrySectionsOf('individual', '2024-25').map(({ id }) => id)).not.toContain('winterFuel');
	});
});

describe('openScopeQuestions', () => {
	const open = (...parameters: Parameters<typeof openScopeQuestions>) =>
		openScopeQuestions(...parameters).map(({ id }) => id);

	it('are all of them before any answer, and those that a yes opens', () => {
		expect(open([])).toContain('employment');
		expect(open([])).not.toContain('taxAdviser');
		expect(open([{ section: 'scope', answers: { hadPaperwork: true } }])).toContain('taxAdviser');
	});

	it('leave out those answered or with an entry', () => {
		expect(open([said(false)])).not.toContain('giftAid');
		expect(open([gift('1.00')])).not.toContain('giftAid');
		expect(open([said(null)])).toContain('giftAid');
		expect(open([{ section: 'scope', answers: { giftAid: '' } }])).toContain('giftAid');
	});

	it('leave documents to the upload page, and other years’ questions to those years', () => {
		expect(open([])).not.toContain('documents');
		expect(open([], '2024-25')).not.toContain('winterFuel');
		expect(open([], '2025-26')).toContain('winterFuel');
	});

	it('depend on the kind of return', () => {
		expect(open([], '2025-26', 'partnership')).toContain('partnershipTrade');
	});
});
