/** Words of labels, headings and notes, so that none of them is ever taken for a name. Words that are surnames as well are not among them: Page, Lane, Hill, Grant. */

const WORDS = `
account accounts address adjustment adjustments advice agency allowance allowances amount amounts annual assignment assistant authorised auto automatic
bacs balance balances band bank basic basis benefit benefits birth bonus branch breakdown calendar category centre certificate cheque class client
clock code codes commission company confidential contact contract contribution contributions copy cost credit credited cumulative currency customer date dates
deducted deduction deductions department dept description detail details directorate director directors division earnings email employee employees employer
employers employment end enrolment entry expenses extension fax figures forename forenames form frequency fulltime grade gross group head heading headquarters
holder holders holiday hour hourly hours id important income information initials insurance interest invoice issue issued item items job leave leaving ledger letter
line loan location manager mandatory memo memorandum message messages method mileage month monthly name names national net nbr nett nic nics nino note notes
notice number numbers officer office ord order ordinary overtime paid particulars part paying payment payments payroll payslip pay payable payee paye payer pension
pensionable pensions percent period permanent personal phone plan position post postcode private produced premium programmer purposes quantity queries rate rates receipt
record ref reference references region registered reimbursement relationship remittance remuneration report retirement role roll salary savings schedule scheme
section security sequence series service services share shareholder shareholding shares sheet shift sick signature site sort staff standard start statement
status statutory store student sub subtotal summary sundry superannuation supervisor supplement surname table tables tax taxable taxed team telephone
term terms thank this ticket till title total totals transfer trainee type unit units unsocial user value values vat version voucher wage wages week weekly whom
working works year years yearly your`;

/** Words on the buttons and menus of a page that a browser printed. */
const BUTTONS = `
browser click dashboard download edit expand export favourites feedback help inbox log login logout menu minimise navigation next open
online options payslips pdf preferences previous print printable profile search select settings share show sign signin signout skip submit
switch upload view website zoom`;

/** Words of organisations and places, and of no person. */
const ORGANISATIONS = `
academy association authority borough cafe care cic city college company consultancy consulting corporation council county county dental enterprise enterprises
farms foundation garage group holdings hospital hospitals hotel industries infirmary institute international limited llp logistics ltd nhs nursery
partners partnership pharmacy plc practice primary pub restaurant retail school secondary services society solicitors solutions stores surgery systems
trading trust university wholesale`;

const toSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const documentWords = toSet(WORDS);
const buttonWords = toSet(BUTTONS);
const organisationWords = toSet(ORGANISATIONS);
/** Small words between others. */
const JOINING = /^(a|an|and|at|by|for|from|if|in|of|on|or|per|the|to|with|no|c|f|&|s|d|\d+)$/;

function wordsOf(text: string): string[] {
	return text
		.toLowerCase()
		.replace(/[’']s?\b/g, '')
		.split(/[^\p{L}\d&]+/u)
		.filter((word) => word !== '');
}

/** Whether a text has a word that is in no person's name. */
export function isNoPerson(text: string): boolean {
	return wordsOf(text).some(
		(word) =>
			documentWords.has(word) || buttonWords.has(word) || organisationWords.has(word) || word === 'no',
	);
}

/** Whether a text has nothing but words of labels and headings: the name of no organisation. */
export function isOnlyLabels(text: string): boolean {
	const words = wordsOf(text);
	return (
		words.some((word) => documentWords.has(word)) &&
		words.every((word) => documentWords.has(word) || JOINING.test(word))
	);
}

/** Words that sentences are made of, however they are written, and names hardly ever. */
const SENTENCE =
	/\b(are|is|was|were|has|have|been|be|must|may|cannot|should|will|those|these|this|that|your|our|you|we|it|not|if|when|please)\b/gi;
const FEWEST_OF_SENTENCE = 2;

/** Whether a line has several words of sentences: "THE AMOUNTS ABOVE ARE THOSE OF OUR RECORDS" is written as a name may be, and is none. */
export function isSentence(text: string): boolean {
	return (text.match(SENTENCE)?.length ?? 0) >= FEWEST_OF_SENTENCE;
}
