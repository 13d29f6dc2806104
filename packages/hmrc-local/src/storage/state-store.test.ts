/** The stand-in's state survives a crash, each change whole or not stored. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStateStore } from './state-store.ts';

let folder = '';
let path = '';
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'hmrc-local-state-'));
	path = join(folder, 'state.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

type Person = { readonly name: string };

describe('the state', () => {
	it('is there when reopened without having been closed', () => {
		const first = openStateStore(path);
		first.collection<Person>('people').set('1', { name: 'Ann' });
		first.collection<Person>('people').set('2', { name: 'Bob' });
		first.collection<Person>('people').delete('1');
		first.collection<Person>('others').set('1', { name: 'Cy' });
		const second = openStateStore(path);
		expect([...second.collection<Person>('people').values()]).toEqual([{ name: 'Bob' }]);
		expect(second.collection<Person>('others').get('1')).toEqual({ name: 'Cy' });
		expect(second.collection<Person>('none').get('1')).toBeUndefined();
	});

	it('loses changes made together as a whole if a crash cut their line', () => {
		const first = openStateStore(path);
		const people = first.collection<Person>('people');
		people.set('1', { name: 'Ann' });
		first.together(() => {
			people.delete('1');
			people.set('2', { name: 'Ann' });
		});
		const whole = readFileSync(path, 'utf8');
		expect(whole.trimEnd().split('\n')).toHaveLength(2);
		rmSync(path);
		appendFileSync(path, whole.slice(0, -5));
		const second = openStateStore(path).collection<Person>('people');
		expect([second.get('1'), second.get('2')]).toEqual([{ name: 'Ann' }, undefined]);
	});

	it('undoes changes made together when one of them fails', () => {
		const store = openStateStore(path);
		const people = store.collection<Person>('people');
		people.set('1', { name: 'Ann' });
		const failing = () =>
			store.together(() => {
				people.set('1', { name: 'Other' });
				people.set('2', { name: 'Bob' });
				throw new Error('no');
			});
		expect(failing).toThrow('no');
		expect([...people.values()]).toEqual([{ name: 'Ann' }]);
		expect([...openStateStore(path).collection<Person>('people').values()]).toEqual([{ name: 'Ann' }]);
	});

	it('keeps its file short', () => {
		const first = openStateStore(path);
		for (let at = 0; at < 2000; at += 1) first.collection('counts').set('one', { at });
		first.close();
		const second = openStateStore(path);
		second.collection('counts').set('two', { at: 1 });
		expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(2);
		expect(openStateStore(path).collection('counts').get('one')).toEqual({ at: 1999 });
	});
});
