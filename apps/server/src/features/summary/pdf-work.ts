/** Makes the PDF of a return on another thread. */
import type { Problem } from '@halfpenny/facts';
import type { Box } from '@halfpenny/forms';
import type { DeclaredPdfOptions } from '@halfpenny/forms/declared-pdf';
import type { ReturnPdfOptions } from '@halfpenny/forms/pdf';
import { defineWork } from '../../platform/threads/work.ts';
import { type ReturnAnswers, readSource, toContent } from '../submissions/check/content.ts';
import { boxesOf, type ReturnSource } from '../submissions/check/return-source.ts';
import type { ConfiguredSender } from '../submissions/check/sender.ts';

/** What the document is made from. */
export interface Content {
	readonly source: ReturnSource;
	/** None for a draft whose boxes cannot be filled yet. */
	readonly boxes: readonly Box[];
	readonly status: ReturnPdfOptions['status'];
	readonly receipt?: ReturnPdfOptions['receipt'];
	/** A final declaration: its figures are HMRC's, and it has neither boxes nor working of ours. */
	readonly declared?: Pick<DeclaredPdfOptions, 'hmrcLines' | 'respondedAt'>;
	/** Where it was sent, or where a draft would be sent today. */
	readonly test: boolean;
}

/** A return that was not sent. */
export interface Draft {
	readonly answers: ReturnAnswers;
	readonly sender: ConfiguredSender;
	readonly test: boolean;
}

/** What to make, and the day it is made (ISO). */
interface SummaryOrder {
	readonly of: Content | Draft;
	readonly madeOn: string;
}

/** The bytes of the PDF, or how the answers of a draft contradict each other. */
export const summaryWork = defineWork(
	'summaryPdf',
	async ({
		of,
		madeOn,
	}: SummaryOrder): Promise<{ readonly bytes: Uint8Array } | { readonly problems: readonly Problem[] }> => {
		const content = 'answers' in of ? draftContent(of) : of;
		if ('problems' in content) return content;
		return { bytes: await pdfOf(content, madeOn) };
	},
);

/** Each kind of document loads its code when it is needed. */
async function pdfOf(
	{ source, boxes, declared, status, receipt, test }: Content,
	madeOn: string,
): Promise<Uint8Array> {
	const options: ReturnPdfOptions = { status, receipt, test, madeOn };
	if (source.returnType === 'partnership') {
		const { partnershipPdf } = await import('@halfpenny/forms/partnership-pdf');
		return partnershipPdf(source.facts, boxes, options);
	}
	if (declared !== undefined) {
		const { declaredPdf } = await import('@halfpenny/forms/declared-pdf');
		return declaredPdf(source.facts, source.calculation, { ...options, ...declared });
	}
	const { returnPdf } = await import('@halfpenny/forms/pdf');
	return returnPdf(source.facts, source.calculation, boxes, options);
}

function draftContent({ answers, sender, test }: Draft): Content | { readonly problems: readonly Problem[] } {
	const read = readSource(toContent(answers));
	if (!read.ok) return read;
	const { source } = read;
	const filled = boxesOf(source, sender);
	return { source, boxes: filled.ok ? filled.boxes : [], status: 'draft', test };
}
