/** From what a P60 says to the answers of one employment. */
import { toPounds } from '@halfpenny/facts';
import { findSection, readAnswers } from '@halfpenny/questions';
import type { FieldReading, Reading } from '@halfpenny/reader';
import type { ProposalContent, ProposedField } from './proposal.ts';

/** The section that a P60 fills. */
export const P60_SECTION = 'employment';

/** The field of a P60 that answers each question. */
const fieldOfQuestion = {
	employer: 'employerName',
	payeReference: 'employerPayeReference',
	pay: 'payInThisEmployment',
	taxDeducted: 'taxInThisEmployment',
} as const satisfies Record<string, FieldReading['field']>;

/** What a reading suggests; undefined when it holds no answer. */
export function proposalOf(reading: Reading): ProposalContent | undefined {
	if (reading.documentType !== 'p60') return undefined;
	const found = Object.entries(fieldOfQuestion).flatMap(([question, name]) => {
		const field = reading.fields.find((each) => each.field === name);
		return field ? [toProposed(question, field, reading)] : [];
	});
	const fields = found.filter(isAnswer);
	return fields.length > 0 ? { fields, said: saidBy(reading) } : undefined;
}

function toProposed(question: string, field: FieldReading, { pages }: Reading): ProposedField {
	const { page, box, confidence } = field;
	const { width, height } = pages[page - 1] ?? { width: 1, height: 1 };
	return {
		question,
		value: typeof field.value === 'string' ? field.value : toPounds(field.value),
		page,
		box: [box.x / width, box.y / height, box.width / width, box.height / height],
		confidence,
	};
}

/** A value that the question itself would refuse is left to the person. */
function isAnswer({ question, value }: ProposedField): boolean {
	const section = findSection(P60_SECTION);
	const read = section && readAnswers(section, { [question]: value });
	return read !== undefined && (read.ok || !read.problems.some((problem) => problem.question === question));
}

function saidBy({ fields, warnings }: Reading): ProposalContent['said'] {
	const textOf = (name: FieldReading['field']) => {
		const value = fields.find(({ field }) => field === name)?.value;
		return typeof value === 'string' ? value : undefined;
	};
	const taxYear = textOf('taxYear');
	const nationalInsuranceNumber = textOf('nationalInsuranceNumber');
	return {
		...(taxYear !== undefined && { taxYear }),
		...(nationalInsuranceNumber !== undefined && { nationalInsuranceNumber }),
		warnings,
	};
}
