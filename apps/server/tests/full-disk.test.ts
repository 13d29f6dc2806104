/**
 * A disk that fills up under the embedded database: it is reported plainly, nothing saved is lost, and freeing space
 * fixes it.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { openFolder } from '../src/database/embedded.ts';
import { migrationsFolder, template } from '../src/testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../src/testing/test-server.ts';

/** Room for the database, for its next log segment, and little more. */
const DISK = '90m';

const disk = mkdtempSync(join(tmpdir(), 'halfpenny-small-disk-'));
const isMounted = mount();

/** A separate disk in memory; false if the system does not allow it. */
function mount(): boolean {
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk], { stdio: 'ignore' });
		return true;
	} catch {
		return false;
	}
}

/** Writes until the disk has only this many bytes left. */
function fillBut(left: number): void {
	const file = openSync(join(disk, 'filler'), 'w');
	const { bavail, bsize } = statfsSync(disk);
	const piece = Buffer.alloc(1 << 16);
	for (let free = bavail * bsize; free > left + piece.length; free -= piece.length) writeSync(file, piece);
	closeSync(file);
}

describe.skipIf(!isMounted)('a disk that is full (a separate file system, where we may mount one)', () => {
	let opened: OpenDatabase;
	let server: TestServer;
	let user: TestUser;

	const open = async () => {
		opened = await openFolder(join(disk, 'database'), { migrationsFolder, template });
		const config = { dataFolder: disk };
		server = await createTestServer(opened.database, { config, environment: { LOG_LEVEL: 'silent' } });
	};
	const shut = async () => {
		await server.close();
		await opened.close();
	};
	afterAll(async () => {
		await shut();
		execFileSync('umount', [disk]);
		rmSync(disk, { recursive: true });
	});

	const change = (firstName: string) => user.browser.patch(`/api/users/${user.userId}`, { firstName });
	const name = async () => (await user.browser.get('/api/user')).body.firstName;
	const reopen = async () => {
		await shut();
		await open();
		const browser = server.newBrowser();
		for (const [cookie, value] of user.browser.cookies) browser.cookies.set(cookie, value);
		user = { ...user, browser };
	};

	it('accepts no change while its log could not continue, lets everyone read, and recovers with space', async () => {
		await open();
		user = await signUpUser(server);
		expect((await change('Before')).status).toBe(200);
		fillBut(8 * 1024 * 1024);
		await vi.waitFor(async () => expect((await change('Before')).status).toBe(507));
		const refused = await change('Full');
		expect([refused.body.code, refused.body.message]).toEqual([
			'STORAGE_FULL',
			expect.stringContaining('our disk is full'),
		]);
		expect(await name()).toBe('Before');
		rmSync(join(disk, 'filler'));
		await vi.waitFor(async () => expect((await change('Room')).status).toBe(200));
		await reopen();
		expect(await name()).toBe('Room');
	});
});
