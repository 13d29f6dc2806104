/** How old somebody says they are, which is no amount. */

/** Whether a number is somebody's age between what they say of themselves: "never filed, 34, freelance translator". */
export function isAge(before: string, after: string): boolean {
	return /(?:^|[a-z],?\s*)$/.test(before) && !/\d/.test(before) && OF_ONESELF.test(after);
}

const OF_ONESELF =
	/^\s+and (?:still|now|semi|retired|never)\b|^\s*,\s*(?:an? |i'm |i am )?(?:freelanc\w+|self[- ]?employed|single|married|divorced|widow\w*|retired|male|female|living|from|first time|never|work(?:s|ing)? )/;
