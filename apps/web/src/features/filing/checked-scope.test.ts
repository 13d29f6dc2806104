/** Answers about the year can be checked, and a question nobody was asked isn't taken for a no. */
import { describe, expect, it } from 'vitest';
import { checkedScope } from './checked-scope.ts';

const said = (answers: Record<string, string>) => ({
	section: 'scope',
	entries: [{ id: 's', rows: Object.entries(answers).map(([question, value]) => ({ question, value })) }],
});
const job = { section: 'employment', entries: [{ id: 'e', rows: [] }] };
const keysOf = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key);

describe('checkedScope', () => {
	it('separates what there was, what is open and what there was none of', () => {
		const sections = [said({ dividends: 'Yes', giftAid: 'No', documents: 'No' }), job];
		const { told, no, open } = checkedScope('r', { sections }, '2025-26');
		expect(told.find(({ key }) => key === 'dividends')).toEqual({
			key: 'dividends',
			id: 'scope.dividends',
			label: 'Did you get dividends from shares or funds?',
			value: 'Yes',
			to: '/app/return/r/about/money?from=check#dividends',
		});
		expect(told.find(({ key }) => key === 'employment')?.value).toBe('Yes');
		expect(told.find(({ key }) => key === 'selfEmployment')?.value).toBe('Not answered yet');
		expect(keysOf(no)).toEqual(['giftAid', 'documents']);
		expect(open).toBe(told.length - 2);
	});

	it('counts "not sure" as open, unless there is an entry', () => {
		const unsure = said({ dividends: 'You are not sure yet', employment: 'You are not sure yet' });
		const { told, open } = checkedScope('r', { sections: [unsure, job] }, '2025-26');
		expect(told.find(({ key }) => key === 'dividends')?.value).toBe('You are not sure yet');
		expect(told.find(({ key }) => key === 'employment')?.value).toBe('Yes');
		expect(open).toBe(checkedScope('r', { sections: [job] }, '2025-26').open);
	});

	it('includes follow-up questions after a yes, and only the year’s own questions', () => {
		const { told } = checkedScope('r', { sections: [said({ hadPaperwork: 'Yes' })] }, '2024-25');
		expect(keysOf(told)).toContain('taxAdviser');
		expect(keysOf(told)).not.toContain('foreign');
		expect(keysOf(told)).not.toContain('winterFuel');
	});

	it('uses a partnership’s own questions', () => {
		expect(checkedScope('r', { sections: [] }, '2025-26', 'partnership')).toMatchObject({ no: [], open: 4 });
	});
});
