/** Reads the facts of one return from a chosen file, as far as the browser can tell. */
import { LARGEST_FACTS } from '@halfpenny/facts';
import { sayImport } from '@halfpenny/messages/imports';

/** The facts with their return's year and kind, or why the file has none. */
export type FactsFile =
	| {
			readonly ok: true;
			readonly facts: Record<string, unknown>;
			readonly taxYear: string;
			readonly returnType: 'individual' | 'partnership';
	  }
	| { readonly ok: false; readonly problem: string };

/** Reads a file. The server checks the rest. */
export async function readFactsFile(file: Pick<File, 'size' | 'text'>): Promise<FactsFile> {
	if (file.size > LARGEST_FACTS) return { ok: false, problem: sayImport('tooLarge') };
	const facts = parseObject(await file.text());
	if (facts === undefined) return { ok: false, problem: sayImport('notJson') };
	const { taxYear } = facts;
	if (typeof taxYear !== 'string') return { ok: false, problem: sayImport('noYear') };
	return { ok: true, facts, taxYear, returnType: 'partners' in facts ? 'partnership' : 'individual' };
}

function parseObject(text: string): Record<string, unknown> | undefined {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
	} catch {
		return undefined;
	}
}
