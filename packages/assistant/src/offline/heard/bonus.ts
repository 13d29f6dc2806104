/** A bonus told beside the pay, which may be in it already: no tax, and no other job's pay. */

const BONUS = /\bbonus(?:es)?\b/;
const TAX = /\b(?:tax|paye|taxed|stopped|deducted)\b/;

/** Whether a place makes of a bonus what it is not; whether it is in the pay, only the person knows. */
export function isBonusApart(
	{ section, field }: { readonly section: string; readonly field: string },
	text: string,
	told: ReadonlySet<string>,
): boolean {
	if (section !== 'employment' || !BONUS.test(text) || TAX.test(text)) return false;
	return field === 'taxDeducted' || (field === 'pay' && told.has('pay'));
}
