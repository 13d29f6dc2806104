/** The ledger's files: what is appended is found again, even after a crash in the middle of a line. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAppendOnlyFile } from '../../storage/append-only-file.ts';
import type { Received } from './entry.ts';
import { openLedger } from './ledger.ts';

let folder = '';
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'hmrc-local-ledger-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const entry = (name: string, more: Partial<Received> = {}): Received => ({
	transactionId: name,
	correlationId: `C${name}`,
	uniqueTaxpayerReference: '2234567890',
	form: 'SA100',
	taxYear: '2024-25',
	messageClass: 'HMRC-SA-SA100',
	sender: 'Individual',
	amendment: false,
	irmark: `mark ${name}`,
	irmarkBase32: name,
	outcome: { kind: 'accepted' },
	receivedAt: '2026-11-20T10:00:00.000Z',
	...more,
});
const message = (name: string) =>
	new TextEncoder().encode(
		`<M><IDAuthentication><V>secret</V></IDAuthentication><Body><D>£${name}</D></Body></M>`,
	);

describe('a ledger', () => {
	it.each(['in files', 'in memory'])('returns what was stored (%s)', (where) => {
		const ledger = openLedger(where === 'in files' ? folder : undefined);
		ledger.received(entry('1'), message('1'));
		ledger.received(
			entry('2', { outcome: { kind: 'refused', code: '1046' }, correlationId: '' }),
			message('2'),
		);
		ledger.received(entry('3'), message('3'));
		ledger.answered('C1', '2026-11-20T10:00:01.000Z');
		ledger.deleted('C1', '2026-11-20T10:00:02.000Z');
		expect([...ledger.entries()]).toMatchObject([
			{
				transactionId: '1',
				answeredAt: '2026-11-20T10:00:01.000Z',
				deletedAt: '2026-11-20T10:00:02.000Z',
				xml: '<M><Body><D>£1</D></Body></M>',
				leaves: [{ path: '/D[1]', value: '£1' }],
			},
			{ transactionId: '2', answeredAt: '2026-11-20T10:00:00.000Z', deletedAt: null },
			{ transactionId: '3', answeredAt: null, deletedAt: null },
		]);
		expect(ledger.held('C1')).toBeUndefined();
		expect(ledger.listed('HMRC-SA-SA100').map(({ correlationId }) => correlationId)).toEqual(['C3']);
		ledger.close();
	});

	it('continues where it was when reopened', () => {
		const first = openLedger(folder);
		first.received(entry('1'), message('1'));
		first.answered('C1', '2026-11-20T10:00:01.000Z');
		first.close();
		const second = openLedger(folder);
		second.received(entry('2'), message('2'));
		expect(second.held('C1')).toMatchObject({ answered: true });
		expect([...second.entries()].map(({ xml }) => xml)).toEqual([
			'<M><Body><D>£1</D></Body></M>',
			'<M><Body><D>£2</D></Body></M>',
		]);
		expect(second.returns.find('SA100', '2024-25', '2234567890')?.submissions).toBe(2);
		second.close();
	});

	it('leaves out a line that a crash cut off, and joins nothing to it', () => {
		const first = openLedger(folder);
		first.received(entry('1'), message('1'));
		first.close();
		const file = join(folder, 'submissions.jsonl');
		appendFileSync(file, readFileSync(file, 'utf8').slice(0, 40));
		const second = openLedger(folder);
		second.received(entry('2'), message('2'));
		second.close();
		const third = openLedger(folder);
		expect([...third.outlines()].map(({ transactionId }) => transactionId)).toEqual(['1', '2']);
		third.close();
	});

	it('can be read by its owner only', () => {
		openLedger(folder).close();
		expect(statSync(join(folder, 'submissions.jsonl')).mode & 0o777).toBe(0o600);
		expect(statSync(join(folder, 'messages.xml')).mode & 0o777).toBe(0o600);
	});
});

describe('a file to append to', () => {
	it('returns lines longer than the blocks it reads in', () => {
		const file = openAppendOnlyFile(join(folder, 'lines'), true);
		const lines = ['a', 'é'.repeat(1_500_000), '', 'z'];
		for (const line of lines) file.append(`${line}\n`);
		expect([...file.lines()]).toEqual(lines);
		file.close();
	});

	it('is empty again if it never had a whole line', () => {
		appendFileSync(join(folder, 'lines'), 'x'.repeat(1_200_000));
		const file = openAppendOnlyFile(join(folder, 'lines'), true);
		expect([...file.lines()]).toEqual([]);
		file.close();
	});
});
