/** Downloads a file from our own server and saves it, so that the page knows whether it worked. */
import { saveFile } from '../ui/save-file.ts';
import { type ApiFailure, readErrorBody } from './failure.ts';

const TIME_OUT = 60_000;

/** The name of the saved file, or why there is none. */
export type Downloaded =
	| { readonly ok: true; readonly filename: string }
	| { readonly ok: false; readonly failure: ApiFailure };

/** Saves the file at a path under the name that the server gives it. */
export async function download(path: string, timeOut = TIME_OUT): Promise<Downloaded> {
	try {
		const response = await fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(timeOut) });
		if (!response.ok) return { ok: false, failure: await readFailure(response) };
		const filename = filenameIn(response.headers.get('content-disposition'));
		saveFile(await response.blob(), filename);
		return { ok: true, filename };
	} catch (thrown) {
		const timedOut = thrown instanceof DOMException && thrown.name === 'TimeoutError';
		return { ok: false, failure: { kind: timedOut ? 'timeOut' : 'offline' } };
	}
}

/** Returns the name in `attachment; filename="…"`, or a plain one if there is none. */
export function filenameIn(disposition: string | null): string {
	return /filename="([^"\\/]+)"/.exec(disposition ?? '')?.[1] ?? 'halfpenny';
}

async function readFailure(response: Response): Promise<ApiFailure> {
	const text = await response.text();
	try {
		return readErrorBody(JSON.parse(text), response.status) ?? asStatus(response, text);
	} catch {
		return asStatus(response, text);
	}
}

function asStatus({ status, statusText }: Response, text: string): ApiFailure {
	return { kind: 'status', statusCode: status, text: text || statusText };
}
