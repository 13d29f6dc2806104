/** Blockers are grouped once for each sale or job, under its name. */
import { expect, it } from 'vitest';
import { type Blocker, blockerGroups } from './blocker-groups.ts';

const missing = (section: string, entryId: string | null, question: string, label: string): Blocker => ({
	...{ code: 'required.missing', message: `Answer this before you file: ${label}` },
	...{ section, entryId, question },
});
const sales = ['Acme shares', null].map((description, index) => ({
	...{ id: `sale-${index}`, section: 'disposal', answers: { description } },
}));

it('groups the questions of one entry under its name', () => {
	const when = 'When did you sell it or give it away?';
	const knows = 'Do you know the gain or loss already?';
	const groups = blockerGroups(
		[
			missing('disposal', 'sale-0', 'date', when),
			missing('disposal', 'sale-1', 'date', when),
			missing('disposal', 'sale-0', 'knowsGain', knows),
		],
		sales,
	);
	expect(groups.map(({ title, blockers }) => [title, blockers.map(({ words }) => words)])).toEqual([
		['Things you sold or gave away: sale 1, Acme shares', [when, knows]],
		['Things you sold or gave away: sale 2', [when]],
	]);
});

it('puts the question before other sentences, unless they name it themselves', () => {
	const words = (message: string) =>
		blockerGroups(
			[{ code: 'x', message, section: 'employment', entryId: null, question: 'payeReference' }],
			[],
		)[0]?.blockers[0]?.words;
	const itself = 'Enter the employer PAYE reference as it stands on the P60';
	expect(words(itself)).toBe(itself);
	expect(words('Enter fewer characters')).toBe('Employer PAYE reference: Enter fewer characters');
});

it('gives no heading to blockers without a section, and the year’s own to its questions', () => {
	const nowhere = { code: 'x', message: 'No', section: null, entryId: null, question: null };
	const titles = (blocker: Blocker) => blockerGroups([blocker], []).map(({ title }) => title);
	expect(titles(nowhere)).toEqual([undefined]);
	expect(titles({ ...nowhere, section: 'scope' })).toEqual(['What happened this year']);
	expect(titles({ ...nowhere, section: 'profile' })).toEqual(['Your details']);
});
