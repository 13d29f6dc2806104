/** Files are rejected before upload only for their type and size. */
import { describe, expect, it } from 'vitest';
import { currentToast } from '../ui/toast-store.ts';
import { checkFile } from './check-file.ts';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });
const MB = 1024 * 1024;

describe('checkFile', () => {
	it.each([
		file('p60.pdf', 'application/pdf'),
		file('p60.pdf', 'application/pdf', 10 * MB),
		file('scan.PNG', 'image/png'),
		file('photo.jpeg', 'image/jpeg'),
		file('P60.PDF', ''),
	])('takes %o', (given) => {
		const before = currentToast();
		expect(checkFile(given)).toBeUndefined();
		expect(currentToast()).toBe(before);
	});

	it.each([
		[file('p60.docx', 'application/msword'), 'Invalid file type', 'Please upload a JPEG, PNG, or PDF file.'],
		[file('p60.pdf', 'text/html'), 'Invalid file type', 'Please upload a JPEG, PNG, or PDF file.'],
		[file('p60', ''), 'Invalid file type', 'Please upload a JPEG, PNG, or PDF file.'],
		[
			file('p60.pdf', 'application/pdf', 10 * MB + 1),
			'File too large',
			'Please upload a file smaller than 10MB.',
		],
	])('refuses %o, in a toast too', (given, title, detail) => {
		const before = currentToast();
		expect(checkFile(given)).toEqual({ title, detail });
		expect(currentToast()).not.toBe(before);
		expect(currentToast()).toMatchObject({ title, detail, tone: 'bad' });
	});
});
