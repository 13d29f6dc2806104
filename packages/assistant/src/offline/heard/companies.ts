/** Names of companies that hold ordinary words: "Legal & General Group plc", "Marks and Spencer". */

/** Pairs that are one name, whichever way they are joined. */
const PAIRS =
	'legal:general,marks:spencer,smith:nephew,johnson:johnson,procter:gamble,reckitt:colman,scottish:southern,standard:chartered,fortnum:mason,dolce:gabbana,black:decker,slaughter:may,ernst:young,foreign:colonial,city:guilds'
		.split(',')
		.map((pair) => pair.replace(':', ' (?:&|and|n) '))
		.join('|');
const ENDING = '(?:plc|ltd|limited|llp|group|holdings|trust plc|investment trust)';
/** What stands before a name and is none of it. */
const BEFORE = '(?:from|at|of|with|in|by|for|my|to)';
const COMPANY = new RegExp(
	String.raw`\b(?:${PAIRS})(?:'s)?(?: ${ENDING})*\b|(?<=\b${BEFORE} )(?:(?!${BEFORE}\b|and\b|but\b|the\b|own\b|company\b)[a-z&'.-]+ (?:(?:&|and) (?=[a-z'.-]+ (?:[a-z'.-]+ )?${ENDING}\b))?){1,4}(?:plc|ltd|limited|llp)\b|\b[a-z'.-]+ & [a-z'.-]+(?: ${ENDING})+\b`,
	'g',
);

/** A lower-case text with "a firm" for every company whose name could be read as something else. */
export function withoutCompanies(text: string): string {
	return text.replace(COMPANY, 'firm');
}

/** Whether a place in a lower-case text is inside the name of a company. */
export function isInCompany(text: string, at: number): boolean {
	return [...text.matchAll(COMPANY)].some(({ index, 0: name }) => index < at && at < index + name.length);
}
