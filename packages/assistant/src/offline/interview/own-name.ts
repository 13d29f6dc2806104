/** The person's own name as the name of a business. */
import type { Asked } from '../plan.ts';

/** The person's own name, where a business has no other: "just my own name". */
export function ownNameIn({ ports }: Asked, text: string): string | undefined {
	const { firstName, lastName } = ports.facts().person ?? {};
	const isOwn =
		/^\W*(?:no|nope|none|it doesn't|it hasn't)\b|\b(?:my (?:own |real |full )?name|under my name|myself|just me|no name|hasn't got (?:one|a name))\b/;
	return isOwn.test(text) && firstName && lastName ? `${firstName} ${lastName}` : undefined;
}
