/** From what a document says to the answers of one entry. */
import { findSection, readAnswers } from '@halfpenny/questions';
import { type FieldReading, fillsOf, type Reading } from '@halfpenny/reader';
import type { ProposalContent, ProposedField } from './proposal.ts';

/** What a reading suggests, and for which section. */
export interface Suggestion {
	readonly section: string;
	readonly content: ProposalContent;
}

/** What a reading suggests for each section that its kind of document fills; none where it holds no answer. */
export function suggestionsOf(reading: Reading): Suggestion[] {
	return fillsOf(reading.documentType).flatMap(({ section, questions }) => {
		const found = Object.entries(questions).flatMap(([question, name]) => {
			const field = reading.fields.find((each) => each.name === name);
			return field ? [toProposed(question, field, reading)] : [];
		});
		const fields = found.filter((field) => isAnswer(section, field));
		return fields.length > 0 ? [{ section, content: { fields, said: saidBy(reading) } }] : [];
	});
}

function toProposed(question: string, field: FieldReading, { pages }: Reading): ProposedField {
	const { value, page, box, confidence } = field;
	const { width, height } = pages[page - 1] ?? { width: 1, height: 1 };
	return {
		question,
		value,
		page,
		box: [box.x / width, box.y / height, box.width / width, box.height / height],
		confidence,
	};
}

/** A value that the question itself would refuse is left to the person. */
function isAnswer(name: string, { question, value }: ProposedField): boolean {
	const section = findSection(name);
	const read = section && readAnswers(section, { [question]: value });
	return read !== undefined && (read.ok || !read.problems.some((problem) => problem.question === question));
}

function saidBy({ fields, warnings }: Reading): ProposalContent['said'] {
	const taxYear = fields.find(({ name }) => name === 'taxYear')?.value;
	const nationalInsuranceNumber = fields.find(({ name }) => name === 'nationalInsuranceNumber')?.value;
	return {
		...(taxYear !== undefined && { taxYear }),
		...(nationalInsuranceNumber !== undefined && { nationalInsuranceNumber }),
		warnings,
	};
}
