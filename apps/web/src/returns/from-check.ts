/** Changing an answer from check answers leads back there, unless the change brings new questions. */

const FROM = 'check';

/** What the address of a form carries, after its path. */
export const fromCheck = `?from=${FROM}`;

/** What the address of the profile carries, which belongs to no return; with the detail that is to be changed, where it is one. */
export function profileFromCheck(returnId: string, detail?: string): string {
	const at = detail === undefined ? '' : `&at=${encodeURIComponent(detail)}`;
	return `${fromCheck}&return=${encodeURIComponent(returnId)}${at}`;
}

/** What the address of a form carries that was opened from all that was said in its section. */
export const fromOverview = '?from=overview';

/** What the address of a section carries where what was to be added there is added, and the way leads on. */
export const leadOn = '?then=next';

/** Whether it does, given the query of the address. */
export function leadsOn(search: string): boolean {
	return new URLSearchParams(search).get('then') === 'next';
}

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

/** The page that one came from to the profile, at the detail that was to be changed; undefined when it was another. */
export function checkBeforeProfile(search: string): string | undefined {
	const query = new URLSearchParams(search);
	const id = query.get('return') ?? '';
	if (!cameFromCheck(search) || !/^[\w-]+$/.test(id)) return undefined;
	const detail = query.get('at');
	return checkAddress(id, detail === null ? undefined : checkedAnswer('profile', detail));
}

/** The screens that the change has brought and that are still to be seen. */
export function screensBrought(search: string): readonly string[] {
	return new URLSearchParams(search).get('then')?.split('.') ?? [];
}

/** What the address of a screen carries while others are still to be seen after it, and where one came `from`. */
export function fromCheckThen(screens: readonly string[], from = fromCheck): string {
	return screens.length === 0 ? from : `${from}&then=${screens.join('.')}`;
}
