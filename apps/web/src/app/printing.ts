/** While a page prints, its links lead nowhere, so that a PDF has no links either. */

/** Removes the addresses before printing and restores them afterwards. Call once. */
export function printWithoutLinks(): void {
	const addresses = new Map<HTMLAnchorElement, string>();
	addEventListener('beforeprint', () => {
		for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
			addresses.set(link, link.getAttribute('href') ?? '');
			link.removeAttribute('href');
		}
	});
	addEventListener('afterprint', () => {
		for (const [link, address] of addresses) link.setAttribute('href', address);
		addresses.clear();
	});
}
