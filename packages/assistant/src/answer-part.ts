/** The parts of an answer, in the order a page shows them. Every part is JSON. */
import type { Pence } from '@halfpenny/facts';
import type { Action } from '@halfpenny/lifecycle';
import type { EntryChange } from '@halfpenny/questions';
import type { DocumentType } from './document-type.ts';

/** A figure of an answer, with where it comes from. */
export interface AnsweredFigure {
	readonly label: string;
	/** Pence. */
	readonly value: Pence;
	/** The rule in words, then how the figure was calculated, where there is a calculation. */
	readonly explanation: string;
	readonly source: string;
}

/** A page or law that an answer relies on. */
export interface AnsweredSource {
	readonly label: string;
	readonly href?: string;
}

/** One answer of the return before and after a proposal, in words. */
export interface ProposedRow {
	/** The entry's name: `Your jobs: Acme`. */
	readonly entry: string;
	readonly question: string;
	/** Null where nothing was answered. */
	readonly before: string | null;
	/** Null where the answer is removed. */
	readonly after: string | null;
}

/** Changes waiting for the person. The caller stores them as a proposal; only the person can approve it. */
export interface ProposedChanges {
	readonly changes: readonly EntryChange[];
	readonly rows: readonly ProposedRow[];
	/** What is owed before and after, in pence, a refund below zero; null while that cannot be calculated. */
	readonly effect: { readonly before: Pence; readonly after: Pence } | null;
	/** Open proposals that it replaces: it contains or corrects everything they change. */
	readonly replaces: readonly string[];
	/** How long it can be approved, in milliseconds. */
	readonly expiresAfterMs: number;
}

/** Amounts side by side, where a chart says it better. */
export interface AnsweredChart {
	readonly title: string;
	/** Pence, never negative. */
	readonly bars: readonly { readonly label: string; readonly value: Pence }[];
}

/** A tool that was used, for the record: what a model asked for, before it was done. */
export interface ToolCall {
	readonly tool: string;
	readonly arguments: Readonly<Record<string, unknown>>;
}

/** One part of an answer. Texts are in order, with their figures filled in. */
export type AnswerPart =
	| { readonly type: 'tool'; readonly call: ToolCall }
	| { readonly type: 'text'; readonly text: string }
	| { readonly type: 'figure'; readonly figure: AnsweredFigure }
	| { readonly type: 'source'; readonly source: AnsweredSource }
	| { readonly type: 'chart'; readonly chart: AnsweredChart }
	| { readonly type: 'proposal'; readonly proposal: ProposedChanges }
	/** A suggestion that a document is of a different type; the person sets it. */
	| { readonly type: 'documentType'; readonly documentId: string; readonly documentType: DocumentType }
	| { readonly type: 'action'; readonly action: Action }
	/** The page offers to upload a document. */
	| { readonly type: 'upload'; readonly documentType: DocumentType | null }
	/** Always the last part: what to pass back with the next message. Not to be shown. */
	| { readonly type: 'memory'; readonly memory: unknown };

/** An answer as one value. */
export interface AssistantAnswer {
	readonly text: string;
	readonly figures: readonly AnsweredFigure[];
	readonly sources: readonly AnsweredSource[];
	readonly charts: readonly AnsweredChart[];
	readonly proposals: readonly ProposedChanges[];
	readonly documentTypes: readonly { readonly documentId: string; readonly documentType: DocumentType }[];
	readonly actions: readonly Action[];
	/** The document asked for; null for any; undefined where none is asked for. */
	readonly upload: DocumentType | null | undefined;
	readonly calls: readonly ToolCall[];
	readonly memory: unknown;
}

/** Collects the parts of an answer. */
export async function collectAnswer(
	parts: AsyncIterable<AnswerPart> | Iterable<AnswerPart>,
): Promise<AssistantAnswer> {
	const all: AnswerPart[] = [];
	for await (const part of parts) all.push(part);
	const of = <Type extends AnswerPart['type']>(type: Type) =>
		all.filter((part): part is Extract<AnswerPart, { type: Type }> => part.type === type);
	return {
		text: of('text')
			.map(({ text }) => text)
			.join(''),
		figures: of('figure').map(({ figure }) => figure),
		sources: of('source').map(({ source }) => source),
		charts: of('chart').map(({ chart }) => chart),
		proposals: of('proposal').map(({ proposal }) => proposal),
		documentTypes: of('documentType').map(({ documentId, documentType }) => ({ documentId, documentType })),
		actions: of('action').map(({ action }) => action),
		upload: of('upload').at(0)?.documentType,
		calls: of('tool').map(({ call }) => call),
		memory: of('memory').at(-1)?.memory,
	};
}
