/** Voluntary Class 2 shares a record at HMRC with avoidance schemes, which we must not remove. */
import type { MtdSession } from '@halfpenny/hmrc';
import { expect, it } from 'vitest';
import { itemsOfCharges } from './items-of-charges.ts';

const year = { nino: 'AA000001A', taxYear: '2026-27' };
const taxAvoidance = [{ srn: '14211123', taxYear: '2026-27' }];

/** HMRC with or without a record of disclosures, and the requests it received. */
function hmrcHolding(record: object | undefined) {
	const asked: (readonly [method: string, body: unknown])[] = [];
	const session = {
		accessToken: 'token',
		call: async ({ method, body }, read) => {
			asked.push([method, body]);
			const correlationId = null;
			if (method === 'GET' && record === undefined)
				return {
					...{ kind: 'refused', status: 404, correlationId },
					problems: [{ code: 'MATCHING_RESOURCE_NOT_FOUND', paths: [] }],
				};
			const value = read(method === 'GET' ? record : undefined);
			return value === undefined
				? { kind: 'unknown', why: 'unexpectedAnswer' }
				: { kind: 'answered', value, correlationId };
		},
	} as MtdSession;
	return { session, sent: () => asked.filter(([method]) => method !== 'GET') };
}

function classTwo(voluntary: boolean) {
	const item = itemsOfCharges('2026-27', { taxYear: '2026-27', class2: { voluntary } }).find(
		({ key }) => key === 'classTwo',
	);
	if (!item) throw new Error('there is always an item');
	return item;
}

const class2Nics = { class2VoluntaryContributions: true };

it.each([
	['beside schemes', { taxAvoidance }, [['PUT', { taxAvoidance, class2Nics }]]],
	['alone', undefined, [['PUT', { class2Nics }]]],
])('is sent %s', async (_name, held, expected) => {
	const hmrc = hmrcHolding(held);
	expect(await classTwo(true).put?.(hmrc.session, year)).toMatchObject({ kind: 'answered' });
	expect(hmrc.sent()).toEqual(expected);
});

it.each([
	['from beside schemes', { taxAvoidance, class2Nics }, [['PUT', { taxAvoidance }]]],
	['with the record', { class2Nics }, [['DELETE', undefined]]],
])('is removed %s', async (_name, held, expected) => {
	const hmrc = hmrcHolding(held);
	expect(await classTwo(false).remove?.(hmrc.session, year)).toMatchObject({ kind: 'answered' });
	expect(hmrc.sent()).toEqual(expected);
});
