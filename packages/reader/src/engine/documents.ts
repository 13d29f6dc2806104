/** Reads the pages of a file: which documents are in it, and what each says. */
import type { DocumentDefinition } from '../definition.ts';
import type { Page, PageText } from '../page.ts';
import type { DocumentReading, DocumentType, FieldReading, Reading } from '../reading.ts';
import { classify } from './classify.ts';
import { layOut } from './layout/segments.ts';
import { asRecognised } from './recognised.ts';

/** A page that starts a document or a copy of one, with the pages that may go on with it. */
interface Paper {
	readonly definition: DocumentDefinition;
	readonly page: PageText;
	readonly following: PageText[];
}

/** What the pages say, by the definitions; all of them by the one of `type` where it is given. */
export function readPages(
	pages: readonly Page[],
	definitions: readonly DocumentDefinition[],
	type?: DocumentType,
): Reading {
	const forced = definitions.find((definition) => definition.type === type);
	const readings = papersIn(pages.map(layOut), definitions, forced).flatMap((paper) => {
		const { read, fewestFields, fields: defined, type: documentType } = paper.definition;
		const reading = asRecognised(read(paper.page, paper.following), pages, defined);
		const isOne = reading.fields.length >= (forced ? 1 : fewestFields);
		return isOne ? [{ documentType, ...reading }] : [];
	});
	const [first = nothing(type), ...others] = withSeveral(putTogether(readings));
	return { ...first, pages: pages.map(sizeOf), others };
}

/** As it is shown: a picture that was turned to be read, as it came. */
function sizeOf({ width, height, asItCame }: Page) {
	return asItCame ?? { width, height };
}

function nothing(type: DocumentType | undefined): DocumentReading {
	return { documentType: type ?? 'unknown', fields: [], abstained: [], warnings: [] };
}

/** The pages that look like something, each with the pages up to the next that look like nothing. */
function papersIn(
	pages: readonly PageText[],
	definitions: readonly DocumentDefinition[],
	forced: DocumentDefinition | undefined,
): Paper[] {
	const papers: Paper[] = [];
	for (const page of pages) {
		const definition = forced ?? classify(page, definitions);
		if (definition) papers.push({ definition, page, following: [] });
		else papers.at(-1)?.following.push(page);
	}
	return papers;
}

/** Copies and parts of one document are one: pages of a kind that contradict each other in no field. */
function putTogether(readings: readonly DocumentReading[]): DocumentReading[] {
	const documents: DocumentReading[] = [];
	for (const reading of readings) {
		const same = documents.findIndex(
			(document) =>
				document.documentType === reading.documentType && !contradicts(document.fields, reading.fields),
		);
		const known = documents[same];
		if (known) documents[same] = join(known, reading);
		else documents.push(reading);
	}
	return documents;
}

function contradicts(known: readonly FieldReading[], fields: readonly FieldReading[]): boolean {
	return fields.some(({ name, row, value }) =>
		known.some((one) => one.name === name && one.row === row && one.value !== value),
	);
}

function join(known: DocumentReading, more: DocumentReading): DocumentReading {
	const added = more.fields.filter(({ name }) => !known.fields.some((one) => one.name === name));
	const fields = [...known.fields, ...added];
	const isOpen = ({ name }: { readonly name: string }) => !fields.some((field) => field.name === name);
	return {
		...known,
		fields,
		abstained: [...known.abstained, ...more.abstained].filter(isOpen),
		warnings: [...new Set([...known.warnings, ...more.warnings])],
	};
}

/** A file that holds several documents of the first one's kind says so. */
function withSeveral(documents: readonly DocumentReading[]): DocumentReading[] {
	const [first, ...others] = documents;
	if (!first) return [];
	const isSeveral = others.some(({ documentType }) => documentType === first.documentType);
	return [isSeveral ? { ...first, warnings: [...first.warnings, 'several'] } : first, ...others];
}
