/** So much a week or month with what it comes to: only what it comes to is told. */

const SO_MUCH =
	/(?:\b(?:day|daily|hourly|weekly|monthly) rate (?:of |is |was )?£?\d[\d,.]*k?(?=[^.;!?\d]|,)|£?\d[\d,.]*k?(?: (?:quid|pounds))?\s+(?:(?:a|per|each|every)\s+(?:week|month|wk|mth|day|shift|session)\b|each\b|pcm\b|p\.?w\b|weekly\b|monthly\b))(?<what>[^.;!?]{0,60}?)(?:,?\s+so\s+(?:that's |it's |about |roughly |call it )?|[.,]?\s+(?:that's|thats|that is|that was|which is|which was|making|it came to|that came to)\s+(?:about |roughly )?)(?<total>£?\d[\d,.]*\dk?|£?\dk?)(?=\W*(?:$|[.;!?]\s)| (?:for|over|in|across) (?:the|all|my|\d))/g;

/** The text with the total in place of how it came about: "60 a week for 48 weeks, so 2,880". */
export function withoutSums(text: string): string {
	return text.replace(SO_MUCH, '$<what> $<total>');
}
