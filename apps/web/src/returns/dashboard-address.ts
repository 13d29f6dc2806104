/** The addresses of the dashboard that shows a return, and of the return itself with all its parts. */

/** What names a return on the dashboard. */
export interface ReturnOnDashboard {
	readonly taxYear: string;
	readonly returnType: 'individual' | 'partnership';
}

/** A person's return is what the dashboard shows unless the address says partnership. */
export function dashboardAddress({ taxYear, returnType }: ReturnOnDashboard): string {
	const type = returnType === 'partnership' ? '&type=partnership' : '';
	return `/app?year=${encodeURIComponent(taxYear)}${type}`;
}

/** The page that lists all parts of a return. */
export function returnAddress({ id }: { readonly id: string }): string {
	return `/app/return/${encodeURIComponent(id)}`;
}
