/** Whether a message tells of a let: of tenants, lodgers or a home that is rented out. */

const LETS =
	/\b(?:my|our|the|a|two|three|four|five|\d) (?:\w+ )?tenants?\b|\btenants\b|\blet(?:s|ting)?(?: it| them| mine)? (?:out|to)\b|\b(?:i|we|it's|is|are|been|and) (?:also |still )?let\b(?! (?:me|us|you|'s|you know))|\bletting\b|\blodgers?\b|\bairbnb\b|\bbuy[- ]to[- ]lets?\b|\bbtl\b|\brent(?:ed|s|ing)? (?:(?:it|them|mine|this|that|my|our|the|a|an|one|old|new|spare|second|other|nan's|mum's|dad's)\W+)*(?:[a-z']+ ){0,3}out\b|\brent(?:al)? (?:from|received|income|coming|came in|brings?)\b|\brentals?\b|\brents\b|\bi'?m an? landlord\b|\blandlady here\b|\bas a landlord\b|\bletting agents?\b|\bthe agents?\b|\bmy (?:propert(?:y|ies)|other (?:house|flat)|second (?:home|flat|house)|flats|houses)\b|\bholiday (?:let|cottage|home)s?\b/;

/** Whether a lower-case text tells of a let. */
export function isLetting(text: string): boolean {
	return LETS.test(text);
}
