/** The addresses of a return's dashboard and of the return itself. */

/** What identifies a return on the dashboard. */
export interface ReturnOnDashboard {
	readonly taxYear: string;
	readonly returnType: 'individual' | 'partnership';
}

/** The dashboard shows a person's return unless the address says partnership. */
export function dashboardAddress({ taxYear, returnType }: ReturnOnDashboard): string {
	const type = returnType === 'partnership' ? '&type=partnership' : '';
	return `/app?year=${encodeURIComponent(taxYear)}${type}`;
}

/** Returns the page that lists all parts of a return. */
export function returnAddress({ id }: { readonly id: string }): string {
	return `/app/return/${encodeURIComponent(id)}`;
}
