/** Changing an answer from check answers leads back there, unless the change brings new questions. */

const FROM = 'check';

/** Returns the query string of a form's address. */
export const fromCheck = `?from=${FROM}`;

/** Returns the query string of the profile's address, with the return and the detail to change, if any. */
export function profileFromCheck(returnId: string, detail?: string): string {
	const at = detail === undefined ? '' : `&at=${encodeURIComponent(detail)}`;
	return `${fromCheck}&return=${encodeURIComponent(returnId)}${at}`;
}

/** The query of a form opened from its section's list of entries. */
export const fromOverview = '?from=overview';

/** The query of a section after an entry was added, when the user should move on. */
export const leadOn = '?then=next';

/** Returns whether the user should move on, by the address's query. */
export function leadsOn(search: string): boolean {
	return new URLSearchParams(search).get('then') === 'next';
}

/** Returns a return's check answers page, at the answer named if one was changed. */
export function checkAddress(returnId: string, answer?: string): string {
	return `/app/return/${returnId}/check${answer === undefined ? '' : `#${encodeURIComponent(answer)}`}`;
}

/** Returns an answer's id on that page: its entry, or its section if asked once. */
export function checkedAnswer(of: string, question: string): string {
	return `${of}.${question}`;
}

/** Returns whether the user came from the list of entries, by the address's query. */
export function cameFromOverview(search: string): boolean {
	return new URLSearchParams(search).get('from') === 'overview';
}

/** Returns whether the user came from check answers, by the address's query. */
export function cameFromCheck(search: string): boolean {
	return new URLSearchParams(search).get('from') === FROM;
}

/** Returns the check answers page that the user came to the profile from, at the detail to change; otherwise undefined. */
export function checkBeforeProfile(search: string): string | undefined {
	const query = new URLSearchParams(search);
	const id = query.get('return') ?? '';
	if (!cameFromCheck(search) || !/^[\w-]+$/.test(id)) return undefined;
	const detail = query.get('at');
	return checkAddress(id, detail === null ? undefined : checkedAnswer('profile', detail));
}

/** Returns the screens that the change added and the user has still to visit. */
export function screensBrought(search: string): readonly string[] {
	return new URLSearchParams(search).get('then')?.split('.') ?? [];
}

/** The query of a screen while others remain after it, and the page the user came `from`. */
export function fromCheckThen(screens: readonly string[], from = fromCheck): string {
	return screens.length === 0 ? from : `${from}&then=${screens.join('.')}`;
}
