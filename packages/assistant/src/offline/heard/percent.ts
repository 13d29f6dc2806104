/** Shares of money said as a percentage, which the return has no place for: "the agent takes 10%". */

const PERCENT = String.raw`(?<!\bmy )\d{1,2}(?:\.\d+)?\s*(?:%|per ?cent\b|percent\b)`;
const TAKES =
	'(?:takes?|took|taken|charges?|charged|keeps?|kept|deducts?|deducted|pays?|paid|puts?|contributes?|contributed|fees?|commission|cut)';
const SHARE = new RegExp(
	String.raw`(?:\b[a-z']+ ){0,3}\b${TAKES}\b[^.?!,;]{0,25}?\b${PERCENT}|${PERCENT}[^.?!,;]{0,20}\b(?:fees?|commission|cut|charge)\b`,
);

/** The words of a text in lower case that say such a share; undefined for none. */
export function percentIn(text: string): string | undefined {
	return SHARE.exec(text)?.[0].trim();
}
