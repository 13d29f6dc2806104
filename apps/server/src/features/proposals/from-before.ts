/** Reads proposals stored before a proposal held its changes: the fields of one P60, or a partnership's answers. */
import type { PlainNotice } from '@halfpenny/messages/proposals';
import type { ProposalContent, ProposedChange } from './proposal-content.ts';

interface Before {
	readonly fields: readonly {
		readonly question: string;
		readonly value: string;
		readonly page: number;
		readonly box: [number, number, number, number];
		readonly confidence: number;
	}[];
	readonly said: {
		readonly taxYear?: string;
		readonly nationalInsuranceNumber?: string;
		readonly warnings: readonly string[];
	};
	readonly partnership?: {
		readonly answers: readonly { readonly question: string; readonly value: string | boolean }[];
		readonly filed: boolean;
		readonly runsWithTaxYear: boolean;
		readonly partnerReference?: string;
	};
}

/** Whether the sealed content has that form. */
export function isFromBefore(kept: unknown): kept is Before {
	return typeof kept === 'object' && kept !== null && 'fields' in kept;
}

/** The content of such a row: everything is about one new entry of its section. */
export function changesOfRow(
	{ fields, said, partnership }: Before,
	{ id, section }: { readonly id: string; readonly section: string | null },
): ProposalContent {
	const of = { section: section ?? '', entry: { new: id }, operation: 'set' } as const;
	const read = fields.map(
		({ question, value, ...evidence }): ProposedChange => ({ ...of, field: question, value, evidence }),
	);
	const handed = (partnership?.answers ?? []).map(
		({ question, value }): ProposedChange => ({ ...of, field: question, value }),
	);
	const about = partnership ? aboutShare(partnership) : aboutPaper(said);
	return { changes: [...read, ...handed], about };
}

function aboutPaper({
	taxYear,
	nationalInsuranceNumber,
	warnings,
}: Before['said']): ProposalContent['about'] {
	const notices = warnings.flatMap((warning): PlainNotice[] => {
		if (warning === 'p60.totalsDisagree') return ['totalsDisagree'];
		return warning === 'several' ? ['several'] : [];
	});
	return { taxYear: taxYear ?? null, nationalInsuranceNumber, notices };
}

function aboutShare({
	filed,
	runsWithTaxYear,
	partnerReference,
}: NonNullable<Before['partnership']>): ProposalContent['about'] {
	const notices: PlainNotice[] = [
		...(filed ? [] : (['partnershipNotFiled'] as const)),
		...(runsWithTaxYear ? [] : (['otherAccountingDate'] as const)),
	];
	return { uniqueTaxReference: partnerReference, notices };
}
