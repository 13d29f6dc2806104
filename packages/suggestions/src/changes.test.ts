/** Suggestions as changes to entries: once made, they save what was promised and remove no other answer. */
import { parseFacts } from '@halfpenny/facts';
import {
	type Answers,
	changedAnswers,
	type FoldableEntry,
	foldFacts,
	settingChanges,
} from '@halfpenny/questions';
import { calculate } from '@halfpenny/tax';
import { describe, expect, it } from 'vitest';
import type { KnownEntry } from './known-entry.ts';
import { suggest } from './suggest.ts';

const entry = (id: string, section: string, answers: Answers): KnownEntry => ({
	...{ id, section, version: 3, answers },
});
const job = entry('job', 'employment', { employer: 'Mill', pay: '30000.00', taxDeducted: '3486.00' });
const losing = entry('shop', 'selfEmployment', {
	...{ description: 'Stall', turnover: '2000.00', tradingAllowance: false, oneFigure: true },
	totalExpenses: '7000.00',
});
const lets = entry('lets', 'ukProperty', {
	...{ lettingKind: 'property', rents: '9000.00', propertyAllowance: false, oneFigure: true },
});

function factsOf(entries: readonly FoldableEntry[], taxYear: '2024-25' | '2025-26' = '2025-26') {
	const read = parseFacts({ ...foldFacts(entries, taxYear), taxYear });
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	return read.facts;
}

/** What a rule says it saves, its changes, and what making them saves. */
function made(rule: string, entries: readonly KnownEntry[], last?: readonly KnownEntry[]) {
	const lastYear = last && factsOf(last, '2024-25');
	const found = suggest({ facts: factsOf(entries), entries, lastYear }).find((one) => one.rule === rule);
	const { changes = [], saving } = found ?? {};
	const known = entries.map((one) => {
		const own = changes.filter(({ entry: of }) => 'id' in of && of.id === one.id);
		return { ...one, answers: changedAnswers(one.answers, own) };
	});
	const ofNew = changes.filter(({ entry: of }) => 'new' in of);
	const added = ofNew.slice(0, 1).map(({ section }) => ({ section, answers: changedAnswers({}, ofNew) }));
	const due = (all: readonly FoldableEntry[]) => calculate(factsOf(all), { working: false }).totalDue;
	return {
		place: found?.place,
		changes: found?.changes,
		saving,
		saved: due(entries) - due([...known, ...added]),
	};
}

describe('changes', () => {
	it('set a loss against other income, on a page that has to be opened for it', () => {
		const { changes, saving, saved } = made('tradeLoss', [job, losing]);
		const answers = { hadLosses: true, lossAgainstOtherIncome: '5000.00' };
		expect(changes).toEqual(settingChanges('selfEmployment', { id: 'shop', version: 3 }, answers));
		expect([saving, saved]).toEqual([1000_00, 1000_00]);
	});

	it('bring last year’s loss forward', () => {
		const winning = { ...losing, answers: { ...losing.answers, turnover: '30000.00' } };
		const { changes, saving, saved } = made('trades[0].loss', [winning], [losing]);
		const answers = { hadLosses: true, lossBroughtForward: '5000.00' };
		expect(changes).toEqual(settingChanges('selfEmployment', { id: 'shop', version: 3 }, answers));
		expect([saving, saved]).toEqual([1300_00, 1300_00]);
	});

	it('create an entry in a section that allows only one', () => {
		const disposal = entry('sold', 'disposal', {
			...{ description: 'Clock', kind: 'other', date: '2024-06-01', knowsGain: false },
			...{ proceeds: '1000.00', costs: '5000.00' },
		});
		const gain = entry('gain', 'disposal', { ...disposal.answers, date: '2025-06-01', proceeds: '30000.00' });
		const { changes, saving, saved } = made('capitalLosses', [job, gain], [disposal]);
		expect(changes?.[0]).toMatchObject({
			...{ section: 'capitalGainsDetails', entry: { new: 'capitalGainsDetails' } },
		});
		expect(saved).toBe(saving);
	});

	it('claim an allowance', () => {
		const { changes, saving, saved } = made('propertyAllowance', [job, lets]);
		const answers = { propertyAllowance: true };
		expect(changes).toEqual(settingChanges('ukProperty', { id: 'lets', version: 3 }, answers));
		expect([saving, saved]).toEqual([200_00, 200_00]);
	});
});

describe('the question instead of changes', () => {
	it('is used if only the person knows the amount', () => {
		const { changes, place } = made('employeeHomeWorking', [job]);
		expect([changes, place?.entryId]).toEqual([undefined, 'job']);
	});

	it('is used if another answer would be lost', () => {
		const costs = { ...lets, answers: { ...lets.answers, totalExpenses: '300.00' } };
		const { changes, place, saving } = made('propertyAllowance', [job, costs]);
		expect([saving, changes]).toEqual([140_00, undefined]);
		expect(place).toEqual({ section: 'ukProperty', entryId: 'lets', question: 'propertyAllowance' });
	});
});
