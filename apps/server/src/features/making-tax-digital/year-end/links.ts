/** Which of HMRC's businesses is which trade or property of the return. Chosen once: later years follow by name. */
import type { Queries } from '../../../database/database.ts';
import { type Business, isSent, nameOf, type SentBusiness } from '../businesses/business.ts';
import type { FactsOfYear, Linkable } from './facts-of-year.ts';
import { type LinkRow, listLinks } from './link-repository.ts';

/** A business, what it is linked to, and what it can be linked to. */
export interface Linked {
	readonly business: SentBusiness;
	/** Undefined if nobody has chosen and it cannot be inferred. */
	readonly to: Linkable | undefined;
	readonly choices: readonly Linkable[];
}

/** The businesses of a person's year with their links. */
export async function readLinks(
	queries: Queries,
	businesses: readonly Business[],
	{ taxYear, year }: { readonly taxYear: string; readonly year: FactsOfYear | undefined },
): Promise<readonly Linked[]> {
	const sent = businesses.filter(isSent);
	const rows = await listLinks(
		queries,
		sent.map(({ id }) => id),
	);
	return sent.map((business) => {
		const choices = (year?.linkables ?? []).filter(({ type }) => type === business.type);
		return { business, choices, to: linkOf(business, choices, { rows, taxYear }) };
	});
}

/** What was chosen for the year; otherwise the only property, or the trade of the same name if it was chosen before. */
function linkOf(
	business: SentBusiness,
	choices: readonly Linkable[],
	{ rows, taxYear }: { readonly rows: readonly LinkRow[]; readonly taxYear: string },
): Linkable | undefined {
	const own = rows.filter(({ businessId }) => businessId === business.id);
	const said = own.find((row) => row.taxYear === taxYear);
	if (said) return choices.find(({ entryId }) => entryId === said.entryId);
	if (business.type === 'uk-property') return choices[0];
	const plain = (text: string) => text.trim().toLowerCase();
	const same = choices.filter(({ label }) => plain(label) === plain(nameOf(business)));
	return own.length > 0 && same.length === 1 ? same[0] : undefined;
}
