/** Uploads a file as a browser's form does. */
import type { TestAnswer, TestBrowser } from './test-browser.ts';

/** The fields of an upload; the file is last, as browsers send it, unless `fileFirst`. */
export interface TestUpload {
	readonly bytes?: Uint8Array;
	readonly filename?: string;
	readonly fields?: Readonly<Record<string, string>>;
	readonly fileFirst?: boolean;
	/** Where it goes; the documents by default. */
	readonly path?: string;
}

const BOUNDARY = 'test-boundary-7d1c2f';

/** Sends the form. */
export function upload(browser: TestBrowser, options: TestUpload): Promise<TestAnswer> {
	const {
		bytes,
		filename = 'p60.pdf',
		fields = {},
		fileFirst = false,
		path = '/api/documents/upload',
	} = options;
	const texts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, Buffer.from(value)));
	const files = bytes ? [part(`name="document"; filename="${filename}"`, bytes)] : [];
	const parts = fileFirst ? [...files, ...texts] : [...texts, ...files];
	return browser.call('POST', path, {
		body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
		headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
	});
}

function part(disposition: string, content: Uint8Array): Buffer {
	const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
	return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}
