/** On paper nothing can be pressed: while the page prints, its links lead nowhere, so that a PDF has none either. */

/** Takes the addresses off before printing and gives them back after; call once. */
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
