/** The address of the dashboard that shows a return. */

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
