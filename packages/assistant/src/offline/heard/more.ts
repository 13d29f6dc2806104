/** Words for an amount that comes on top of what there is, comes off it, or is all of it. */

/** Comes on top of what is there. */
export const MORE =
	/\b(?:another|more|extra|on top|as well)\b|\b(?:increase|raise|put up|bump up|up|add)\w*\b.*\bby\b £?\d/;
/** Comes off it. */
export const COMES_OFF =
	/\b(?:reduce|lower|cut|decrease|drop|knock|take)\w*\b.*\bby\b £?\d|\bknock (?:off )?£?\d|\b(?:take|knock|dock|lop) £?\d[\d,.]*k?(?: quid| pounds?)? off (?:the|my|that|those|it|them)\b/;

/** All there was of it, though more of it may have been told. */
export const IN_TOTAL = /\b(?:in total|altogether|all told|totals?|totall(?:ed|ing))\b/;
