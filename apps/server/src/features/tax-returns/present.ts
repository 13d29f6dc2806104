/** A return as the pages see it, with the figures of its latest calculation. */
import type { shapes } from '@halfpenny/contract';
import type * as z from 'zod';
import type { ReturnFigures } from '../calculation/figures.ts';
import { hasForm } from '../submissions/ground.ts';
import type { TaxReturnRow } from './repository.ts';

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

/** Every figure is null until the tax was worked out. */
export function presentTaxReturn(
	row: TaxReturnRow,
	figures: ReturnFigures = NO_FIGURES,
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
		sa100Generated,
		submissionId: row.submissionId,
		submissionDate: row.submissionDate?.toISOString() ?? null,
		createdAt: row.createdAt.toISOString(),
	};
}
