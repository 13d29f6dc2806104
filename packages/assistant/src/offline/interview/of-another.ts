/** Whether amounts told in place of a reply belong to another entry than the one that was asked about. */
import { entryName, findSection } from '@halfpenny/questions';
import type { KnownEntry } from '../../ports.ts';
import { nameIn } from '../heard/names.ts';
import type { Statement } from '../heard/statement.ts';

/** Words for one more of something. */
const MORE =
	/\b(?:second|other|another|next|side|weekend|evening|saturday|sunday) (?:job|one|gig|work|pension|employer)\b|\bon the side\b|^\W*(?:and )?(?:then|also|plus|besides|on top|as well|next)\b/i;

/** Whether amounts beside a question are another entry's: this one has its own already, and the message names another. */
export function isOfAnother(
	message: string,
	section: string,
	entry: KnownEntry | undefined,
	said: readonly Statement[],
): boolean {
	const found = findSection(section);
	if (!entry || !found || found.single) return false;
	const stored = entry.answers[found.amount ?? ''] ?? null;
	if (stored === null || !said.some(({ field, value }) => field === found.amount && value !== stored))
		return false;
	const own = entryName(found, entry.answers)?.toLowerCase();
	const named = nameIn(message, section)?.toLowerCase();
	return named === undefined ? MORE.test(message) : own !== undefined && !own.includes(named);
}
