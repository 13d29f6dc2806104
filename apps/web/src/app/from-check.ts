/** Whoever changes an answer from the page that checks them comes back there, unless the change brings new questions. */

const FROM = 'check';

/** What the address of a form carries, after its path. */
export const fromCheck = `?from=${FROM}`;

/** What the address of the profile carries: it belongs to no return. */
export function profileFromCheck(returnId: string): string {
	return `${fromCheck}&return=${encodeURIComponent(returnId)}`;
}

/** What the address of a form carries that was opened from all that was said in its section. */
export const fromOverview = '?from=overview';

/** The page that checks the answers of a return, at the answer of that name where one was changed. */
export function checkAddress(returnId: string, answer?: string): string {
	return `/app/return/${returnId}/check${answer === undefined ? '' : `#${encodeURIComponent(answer)}`}`;
}

/** What an answer is called on that page: by its entry, or by the section of what is asked once. */
export function checkedAnswer(of: string, question: string): string {
	return `${of}.${question}`;
}

/** Whether one came from all that was said, given the query of the address. */
export function cameFromOverview(search: string): boolean {
	return new URLSearchParams(search).get('from') === 'overview';
}

/** Whether one came from there, given the query of the address. */
export function cameFromCheck(search: string): boolean {
	return new URLSearchParams(search).get('from') === FROM;
}

/** The page that one came from to the profile; undefined when it was another. */
export function checkBeforeProfile(search: string): string | undefined {
	const id = new URLSearchParams(search).get('return') ?? '';
	return cameFromCheck(search) && /^[\w-]+$/.test(id) ? checkAddress(id) : undefined;
}

/** The screens that the change has brought and that are still to be seen. */
export function screensBrought(search: string): readonly string[] {
	return new URLSearchParams(search).get('then')?.split('.') ?? [];
}

/** What the address of a screen carries while others are still to be seen after it, and where one came `from`. */
export function fromCheckThen(screens: readonly string[], from = fromCheck): string {
	return screens.length === 0 ? from : `${from}&then=${screens.join('.')}`;
}
