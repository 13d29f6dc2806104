/** How HMRC is asked for what it holds of a year end. */
import { pence } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../../../platform/result.ts';
import type { HmrcSession } from '../../hmrc-connection/session.ts';
import type { Rows } from '../quarters/figures.ts';
import type { YearEndItem } from './item.ts';
import { compareItems } from './queries.ts';

const access = { mtd: {}, nino: 'AA000001A' } as HmrcSession;
const rows = (dividends: number): Rows => ({ ukDividends: pence(dividends) });

const itemOf = (key: string, ours: Rows, retrieve: YearEndItem['retrieve']): YearEndItem => ({
	...{ key, title: key, ours, retrieve },
	put: () => Promise.reject(new Error('nothing is sent')),
	remove: () => Promise.reject(new Error('nothing is removed')),
});

describe('comparing a year end', () => {
	it('asks for three items at a time, and keeps their order', async () => {
		let [open, most] = [0, 0];
		const retrieve = async () => {
			open += 1;
			most = Math.max(most, open);
			await new Promise((resolve) => setTimeout(resolve, 1));
			open -= 1;
			return succeed(undefined);
		};
		const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
		const read = await compareItems(
			access,
			'2026-27',
			keys.map((key) => itemOf(key, {}, retrieve)),
		);
		expect(read.ok && read.value.map(({ key }) => key)).toEqual(keys);
		expect(most).toBe(3);
	});

	it('gives each item its state', async () => {
		const holds = (held: Rows | undefined) => () => Promise.resolve(succeed(held));
		const read = await compareItems(access, '2026-27', [
			itemOf('nowhere', {}, holds(undefined)),
			itemOf('to send', rows(1), holds(undefined)),
			itemOf('the same', rows(1), holds(rows(1))),
			itemOf('other figures', rows(1), holds(rows(2))),
			itemOf('at HMRC alone', {}, holds(rows(2))),
			itemOf('nothing of it', {}, holds(rows(0))),
		]);
		expect(read.ok && read.value.map(({ state }) => state)).toEqual([
			...['same', 'toSend', 'same', 'differs', 'heldOnly', 'same'],
		]);
	});

	it('stops asking once HMRC gives no answer', async () => {
		const asked: string[] = [];
		const retrieve = (key: string) => () => {
			asked.push(key);
			return Promise.resolve(key === 'b' ? fail('HMRC_BUSY') : succeed(undefined));
		};
		const keys = ['a', 'b', 'c', 'd'];
		const read = await compareItems(
			access,
			'2026-27',
			keys.map((key) => itemOf(key, {}, retrieve(key))),
		);
		expect(read.ok || read.problem.code).toBe('HMRC_BUSY');
		expect(asked).toEqual(['a', 'b', 'c']);
	});
});
