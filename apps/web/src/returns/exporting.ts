/** Exports data to a file and reports the result: in a toast, and on the page if it failed. */
import { sayExport } from '@halfpenny/messages/exports';
import { useState } from 'react';
import { type Downloaded, download } from '../api/download.ts';
import { describeFailure } from '../api/failure.ts';
import { askForProof, needsProof } from '../api/proof.ts';
import { showToast } from '../ui/toast-store.ts';

/** Documents may be hundreds of megabytes. */
const WITH_PAPERS_MS = 15 * 60_000;

/** What to export: everything, or a return by its id. */
export interface Exported {
	readonly returnId?: string;
	readonly format: 'json' | 'csv' | 'facts' | 'zip';
}

/** What went wrong with the last export, for the page. */
export interface ExportProblem {
	readonly title: string;
	readonly detail: string;
	/** What the server said, or that it could not be reached. */
	readonly why: string;
}

/** Exports on request. */
export function useExport() {
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<ExportProblem>();
	const start = async (exported: Exported, onDone?: () => void) => {
		if (busy) return;
		setBusy(true);
		setProblem(undefined);
		const done = await downloadProven(exported);
		const found = done && say(exported, done);
		setProblem(found);
		setBusy(false);
		if (done?.ok) onDone?.();
	};
	return { busy, problem, start };
}

/** Asks for the password if needed; undefined if the user cancels. */
async function downloadProven({ returnId, format }: Exported): Promise<Downloaded | undefined> {
	const what = returnId === undefined ? 'all-data' : `tax-return/${encodeURIComponent(returnId)}`;
	const path = `/api/export/${what}?format=${format}`;
	const timeOut = format === 'zip' ? WITH_PAPERS_MS : undefined;
	const done = await download(path, timeOut);
	if (done.ok || !needsProof(done.failure)) return done;
	return (await askForProof()) ? download(path, timeOut) : undefined;
}

/** Reports the result. Returns what went wrong for the page. */
function say({ returnId }: Exported, done: Downloaded): ExportProblem | undefined {
	if (done.ok) {
		showToast({ title: sayExport('done.title'), detail: sayExport('done.detail', { file: done.filename }) });
		return undefined;
	}
	const title = sayExport('failed.title');
	const detail = sayExport(returnId === undefined ? 'failed.all' : 'failed.return');
	showToast({ title, detail, tone: 'bad' });
	return { title, detail, why: describeFailure(done.failure).title };
}
