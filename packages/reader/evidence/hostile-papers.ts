/** Measures what papers cost that were made to be slow, beside honest ones: with the limits of the child process, and without. */
import { bindPdfs, drawingBomb, makeP60, slowForms } from '@halfpenny/testing';
import { readDocument } from '../src/index.ts';

interface Cost {
	readonly processorMs: number;
	readonly outcome: string;
}

/** More than anything here takes, so that the limit does not count. */
const WITHOUT_LIMIT = { processorSeconds: 120, wallClock: 600_000 };
/** A busy machine must not end what the limit of processor time would not. */
const PATIENT = { wallClock: 600_000 };

/** The table: milliseconds of processor for each paper, and what came of it. */
export async function measure() {
	const p60 = await makeP60();
	const papers: readonly (readonly [string, Uint8Array])[] = [
		['A P60', p60],
		['Ten P60s in one file', await bindPdfs(p60, ...Array.from({ length: 9 }, () => p60))],
		['Nested forms, within memory', slowForms()],
		['Nested forms, beyond memory', drawingBomb()],
	];
	const rows: (string | number)[][] = [];
	for (const [name, bytes] of papers) {
		const free = await cost(bytes, WITHOUT_LIMIT);
		const limited = await cost(bytes, PATIENT);
		rows.push([
			name,
			bytes.length,
			Math.round(free.processorMs),
			Math.round(limited.processorMs),
			limited.outcome,
		]);
	}
	return {
		title: 'What a hostile paper costs',
		summary: `The dearest paper takes ${rows[2]?.[2]} ms of processor without a limit and ${rows[2]?.[3]} ms with it.`,
		columns: ['Paper', 'Bytes', 'ms of processor, no limit', 'ms of processor', 'What came of it'],
		rows,
		figures: { withoutLimit: rows[2]?.[2], limited: rows[2]?.[3] },
	};
}

async function cost(bytes: Uint8Array, limits: object): Promise<Cost> {
	let processorMs = 0;
	const onSpent = (milliseconds: number) => {
		processorMs = milliseconds;
	};
	const result = await readDocument(bytes, { ...limits, onSpent });
	return { processorMs, outcome: result.ok ? 'read' : result.problem };
}
