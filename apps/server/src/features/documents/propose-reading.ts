/** From what a document says to what it suggests for a return. */
import type { PlainNotice } from '@halfpenny/messages/proposals';
import { findSection, readAnswers } from '@halfpenny/questions';
import { type FieldReading, fillsOf, type Reading } from '@halfpenny/reader';
import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { About, ProposedChange } from '../proposals/proposal-content.ts';
import { propose } from '../proposals/propose.ts';
import type { DocumentRow } from './repository.ts';

/** Makes the proposal of a document that was read, in the caller's transaction; none when it suggests nothing, or is for no return. */
export async function proposeReading(
	tx: Transaction,
	services: Services,
	{ id: documentId, userId, taxReturnId }: DocumentRow,
	reading: Reading,
): Promise<void> {
	if (taxReturnId === null) return;
	const changes = changesOf(documentId, reading);
	if (changes.length === 0) return;
	const origin = { kind: 'document', documentId } as const;
	await propose(tx, services, { userId, taxReturnId, origin, changes, about: aboutReading(reading) });
}

/** What a reading sets in the sections that its kind of document fills, each in a new entry of the document's own. */
function changesOf(documentId: string, reading: Reading): readonly ProposedChange[] {
	return fillsOf(reading.documentType).flatMap(({ section, questions }) =>
		Object.entries(questions).flatMap(([question, name]): ProposedChange[] => {
			const field = reading.fields.find((each) => each.name === name);
			if (!field || !isAnswer(section, question, field.value)) return [];
			const of = { section, entry: { new: documentId }, operation: 'set' } as const;
			return [{ ...of, field: question, value: field.value, evidence: evidenceOf(field, reading) }];
		}),
	);
}

function evidenceOf({ page, box, confidence }: FieldReading, { pages }: Reading) {
	const { width, height } = pages[page - 1] ?? { width: 1, height: 1 };
	const shares: [number, number, number, number] = [
		...([box.x / width, box.y / height] as const),
		...([box.width / width, box.height / height] as const),
	];
	return { page, box: shares, confidence };
}

/** A value that the question itself would refuse is left to the person. */
function isAnswer(name: string, question: string, value: string): boolean {
	const section = findSection(name);
	const read = section && readAnswers(section, { [question]: value });
	return read !== undefined && (read.ok || !read.problems.some((problem) => problem.question === question));
}

/** What a person must know of a reading, by its warnings. */
const NOTICES: Readonly<Partial<Record<Reading['warnings'][number], PlainNotice>>> = {
	'p60.totalsDisagree': 'totalsDisagree',
	several: 'several',
};

function aboutReading({ fields, warnings }: Reading): About {
	const saidOf = (name: string) => fields.find((field) => field.name === name)?.value;
	return {
		taxYear: saidOf('taxYear') ?? null,
		nationalInsuranceNumber: saidOf('nationalInsuranceNumber'),
		notices: warnings.flatMap((warning) => NOTICES[warning] ?? []),
	};
}
