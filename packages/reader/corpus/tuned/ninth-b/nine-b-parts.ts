/** Small sums and shapes that these papers print beside what a reader should find. */

/** Pence of an amount as a paper prints it: `1,234.50` is 123450. */
const penceOf = (amount: string) => Number(amount.replace(/[,.]/g, ''));

/** Pence as a paper prints them: 123450 is `1,234.50`. */
function printed(pence: number): string {
	const digits = String(pence).padStart(3, '0');
	return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\B(?=(\d{3})+\.)/g, ',');
}

/** What is left of an amount after the others are taken off. */
export function less(amount: string, ...others: readonly string[]): string {
	return printed(others.reduce((left, each) => left - penceOf(each), penceOf(amount)));
}

/** An amount so many times, as of the periods of a year so far. */
export const times = (amount: string, count: string) => printed(penceOf(amount) * Number(count));

/** An amount in parts of these weights, which add up to it: the first holds what is left over. */
export function partsOf(amount: string, weights: readonly number[]): readonly string[] {
	const whole = penceOf(amount);
	const sum = weights.reduce((so, weight) => so + weight, 0);
	const parts = weights.slice(1).map((weight) => Math.floor((whole * weight) / sum)); // not money of anybody
	return [less(amount, ...parts.map(printed)), ...parts.map(printed)];
}

/** A National Insurance number in pairs, as HMRC's own forms print it: `CE 12 34 56 A`. */
export const paired = (nino: string) => nino.replace(/(..)(?=.)/g, '$1 ');

/** An amount in two cells, pounds and pence, as HMRC's own forms print it. */
export function twoCells(amount: string): string {
	const [pounds = '', pence = ''] = amount.split('.');
	return `<td class="n">${pounds}</td><td class="p">${pence}</td>`;
}

/** The day that many days before another one, `28/03/2025`. */
export function daysBefore(iso: string, days: number): string {
	const day = new Date(Date.parse(iso) - days * 86_400_000);
	return day.toISOString().slice(0, 10).split('-').reverse().join('/');
}
