/** Sums and dates that the papers of this folder print beside the values they are given. */

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** An amount as printed or as given, `1,234.50` or `1234.50`, in pence. */
export const pence = (amount: string) => Number(amount.replace(/[,.]/g, ''));

/** Pence as an amount with separators: `1,234.50`. */
export function printed(sum: number): string {
	const digits = String(sum).padStart(3, '0');
	return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`;
}

/** An amount so many times over, printed. */
export const times = (amount: string, count: string | number) => printed(pence(amount) * Number(count));

/** These amounts added up, printed. */
export const sumOf = (...amounts: string[]) => printed(amounts.reduce((sum, each) => sum + pence(each), 0));

/** An amount less another, printed. */
export const less = (amount: string, other: string) => printed(pence(amount) - pence(other));

/** An amount in as many parts as there are shares of a hundred, and the rest as the last: they add up to it. */
export function partsOf(amount: string, ...shares: number[]): string[] {
	const parts = shares.map((share) => Math.floor((pence(amount) * share) / 100)); // not money of anybody
	const rest = pence(amount) - parts.reduce((sum, each) => sum + each, 0);
	return [...parts, rest].map(printed);
}

/** An ISO date so many days later, or earlier. */
export function daysFrom(iso: string, days: number): string {
	const date = new Date(`${iso}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + days);
	return date.toISOString().slice(0, 10);
}

/** The last day of a date's month, as an ISO date. */
export const monthEnd = (iso: string) =>
	daysFrom(daysFrom(`${iso.slice(0, 8)}01`, 31).replace(/..$/, '01'), -1);

/** An ISO date as tills and payrolls print them: `03.06.24`, `03-Jun-2024` or `3 JUN 2024`. */
export function dated(iso: string, form: 'dots' | 'dashes' | 'capitals'): string {
	const [year = '', month = '', day = ''] = iso.split('-');
	const name = MONTHS[Number(month) - 1] ?? '';
	if (form === 'dots') return `${day}.${month}.${year.slice(2)}`;
	return form === 'dashes' ? `${day}-${name}-${year}` : `${Number(day)} ${name.toUpperCase()} ${year}`;
}
