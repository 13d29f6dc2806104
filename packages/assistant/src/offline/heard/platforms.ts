/** The work that each platform brings: data. */

/** Platforms that bring one kind of work, and its name. */
export const PLATFORMS: readonly (readonly [RegExp, string])[] = [
	[/deliveroo|\buber ?eats|just ?eat|\bstuart\b|amazon flex|\bevri\b|\bdpd\b/, 'courier'],
	[/\betsy\b|\bebay\b|vinted|depop/, 'online seller'],
	[/\buber\b|\bbolt\b|\b(?:the|my|a) (?:taxi|cab)\b|^\W*taxi\b/, 'taxi driver'],
];
