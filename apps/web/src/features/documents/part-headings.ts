/** The headings of a review's parts: parts with the same name give their page. */
import { sayDocuments } from '@halfpenny/messages/documents';
import { sectionWords } from '@halfpenny/messages/questions';
import type { CostPart, EntryPart } from './paper-parts.ts';

/** Returns the headings of the entries, then of the bills. None if there is only one part. */
export function partHeadings(
	entryParts: readonly EntryPart[],
	costParts: readonly CostPart[],
): readonly (string | undefined)[] {
	const named = [
		...entryParts.map(({ section, found }) => ({
			title: sectionWords(section.id).title,
			page: firstPage(found),
		})),
		...costParts.map(({ values }) => ({
			title: values.find(({ name }) => name === 'supplier')?.value ?? sayDocuments('review.cost'),
			page: firstPage(values.map(({ evidence }) => evidence)),
		})),
	];
	if (named.length === 1) return [undefined];
	const isShared = (title: string) => named.filter((one) => one.title === title).length > 1;
	return named.map(({ title, page }) =>
		isShared(title) && page !== undefined ? sayDocuments('review.part.page', { title, page }) : title,
	);
}

function firstPage(found: readonly { readonly page: number }[]): number | undefined {
	return found.length === 0 ? undefined : Math.min(...found.map(({ page }) => page));
}
