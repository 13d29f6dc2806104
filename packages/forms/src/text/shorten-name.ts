/** Shortens a firm's name to fit a box and stay recognisable: usual short forms first, then whole words. */

/** Usual abbreviations, applied in this order until the name fits. */
const SHORT_FORMS: readonly (readonly [long: RegExp, short: string])[] = [
	[/\bLimited\b/gi, 'Ltd'],
	[/\bPublic Ltd Company\b/gi, 'plc'],
	[/\bCompany\b/gi, 'Co'],
	[/\bCorporation\b/gi, 'Corp'],
	[/\s+and\s+/gi, ' & '],
	[/\bUnited Kingdom\b/gi, 'UK'],
	[/\bBrothers\b/gi, 'Bros'],
	[/\bInternational\b/gi, 'Intl'],
	[/\bManagement\b/gi, 'Mgmt'],
	[/\bServices\b/gi, 'Svcs'],
	[/\bAssociates\b/gi, 'Assoc'],
	[/\bUniversity\b/gi, 'Univ'],
	[/\bDepartment\b/gi, 'Dept'],
	[/\bBuilding Society\b/gi, 'BS'],
	[/^The\s+/i, ''],
	[/\([^)]*\)\s*/g, ''],
];

/** The legal form at the end of a firm's name. It is kept when words before it go. */
const LEGAL_FORM = / (?:Ltd|plc|LLP|CIC|Co|Corp)\.?$/i;

/** The name in at most `longest` characters; unchanged when it fits. The last resort cuts a single long word. */
export function shortenName(name: string, longest: number): string {
	let short = name;
	for (const [long, form] of SHORT_FORMS) {
		if (short.length <= longest) return short;
		const shorter = short.replace(long, form).trim();
		if (shorter !== '') short = shorter;
	}
	return short.length <= longest ? short : wholeWords(short, longest);
}

/** As many whole words as fit, with the legal form if there was one. */
function wholeWords(name: string, longest: number): string {
	const [form = ''] = LEGAL_FORM.exec(name) ?? [];
	const room = longest - form.length;
	const words = name.slice(0, name.length - form.length);
	const cut = words.slice(0, room + 1);
	const end = cut.lastIndexOf(' ');
	const kept = (end > 0 ? cut.slice(0, end) : words.slice(0, room)).replace(/[\s&,.\-/(]+$/, '');
	return kept + form;
}
