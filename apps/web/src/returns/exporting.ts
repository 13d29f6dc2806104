/** Exports data to a file and says how it went: a toast, and in the page when it failed. */
import { sayExport } from '@halfpenny/messages/exports';
import { useState } from 'react';
import { download } from '../api/download.ts';
import { describeFailure } from '../api/failure.ts';
import { showToast } from '../ui/toast-store.ts';

/** What to export: everything, or a return by its id. */
export interface Exported {
	readonly returnId?: string;
	readonly format: 'json' | 'csv';
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
		const found = await run(exported);
		setProblem(found);
		setBusy(false);
		if (!found) onDone?.();
	};
	return { busy, problem, start };
}

async function run({ returnId, format }: Exported): Promise<ExportProblem | undefined> {
	const what = returnId === undefined ? 'all-data' : `tax-return/${encodeURIComponent(returnId)}`;
	const done = await download(`/api/export/${what}?format=${format}`);
	if (done.ok) {
		showToast({ title: sayExport('done.title'), detail: sayExport('done.detail', { file: done.filename }) });
		return undefined;
	}
	const title = sayExport('failed.title');
	const detail = sayExport(returnId === undefined ? 'failed.all' : 'failed.return');
	showToast({ title, detail, tone: 'bad' });
	return { title, detail, why: describeFailure(done.failure).title };
}
