/** Whether a name on a document may be the person's. */
import type { Profile } from '../profile/profile.ts';

/**
 * Whether a name contains the person's surname, and their first name or its initial; also true if we don't know theirs.
 */
export function isSameName(
	{ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>,
	found: string,
): boolean {
	if (!firstName || !lastName) return true;
	const words = (text: string) =>
		text
			.toLowerCase()
			.normalize('NFD')
			.replace(/[^a-z\s-]/g, '')
			.split(/[\s-]+/);
	const printed = words(found);
	const first = words(firstName)[0] ?? '';
	return (
		words(lastName).every((word) => printed.includes(word)) &&
		printed.some((word) => word === first || (word.length === 1 && first.startsWith(word)))
	);
}
