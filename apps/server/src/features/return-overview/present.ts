/** A return as the pages see it, with the figures of its latest calculation. */
import type { shapes } from '@halfpenny/contract';
import type * as z from 'zod';
import type { ReturnFigures } from '../calculation/figures.ts';
import type { Entry } from '../entries/entry.ts';
import { listDeductions, summarise } from '../entries/summaries.ts';
import { hasForm } from '../tax-returns/has-form.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';

const NO_FIGURES: ReturnFigures = {
	employmentIncome: null,
	selfEmploymentIncome: null,
	rentalIncome: null,
	otherIncome: null,
	totalIncome: null,
	taxableIncome: null,
	incomeTax: null,
	nationalInsurance: null,
	taxPaid: null,
	taxOwed: null,
	refundAmount: null,
	taxLiability: null,
};

/** What is shown about a return besides its row. */
export interface PresentedContent {
	readonly entries: readonly Entry[];
	readonly figures: ReturnFigures | undefined;
	/** Of the latest submission. */
	readonly submissionXml: string | null;
}

/** Every figure is null until the tax has been calculated. */
export function presentTaxReturn(
	row: TaxReturnRow,
	{ entries, figures = NO_FIGURES, submissionXml }: PresentedContent,
): z.output<typeof shapes.taxReturn> {
	const { id, userId, taxYear, jurisdiction, returnType, status, submissionStatus, sa100Generated } = row;
	return {
		id,
		userId,
		taxYear,
		jurisdiction,
		returnType,
		status,
		submissionStatus,
		amending: row.amending,
		canFile: hasForm(row),
		...figures,
		incomeEntries: summarise(entries, 'income'),
		deductions: listDeductions(entries),
		sa100Generated,
		submissionXml,
		submissionId: row.submissionId,
		submissionDate: row.submissionDate?.toISOString() ?? null,
		createdAt: row.createdAt.toISOString(),
	};
}
