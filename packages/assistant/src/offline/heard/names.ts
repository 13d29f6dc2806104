/** Names in a message: the employer, the bank, the charity. Read from the message as typed, capitals included. */
import { isEnglish } from '../../language/english.ts';

/** A full stop ends a name, but for those of initials and of "St." and "Dr.". */
const MONTH =
	'(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const WORD = String.raw`(?:(?!${MONTH}\b)[A-Z][\w&'’.-]*|\d+(?!k\b)[A-Za-z]\w*)`;
const BETWEEN = String.raw`(?:of|and|the|&)(?=\s+(?:(?:of|the|and|&)\s+)*[A-Z])`;
const NAME = String.raw`((?:${WORD}|the(?=\s+[A-Z]))(?:(?<!\w{3}\.)\s+(?:${WORD}|${BETWEEN}))*)`;
/** A name and its amount: "Shell 410". */
const LISTED = new RegExp(
	String.raw`(?:^\W*|[:;,.(]\s*|\s[-–]\s|\b(?:and|then|plus)\s+)${NAME}[:,]?\s+(?:£\s?)?\d`,
);
const PAID_ME = new RegExp(
	String.raw`(?:^|[.,;:(] ?|\b(?:and|then|plus|also|where) )${NAME}\s+(?:paid|pays|gave) me\b`,
);
/** What people are employed as, before the employer's name: "maths teacher, Harris Academy". */
const JOBS =
	'teacher|nurse|assistant|manager|driver|officer|worker|engineer|chef|cleaner|carer|technician|analyst|accountant|developer|receptionist|porter|cook|administrator|lecturer|librarian|doctor|paramedic|mechanic|electrician|guard|consultant|supervisor|clerk|operative|adviser|executive';
const AFTER: Readonly<Record<string, readonly RegExp[]>> = {
	employment: [
		new RegExp(
			String.raw`\b(?:at|for|with|by|from|left|joined|[Ee]mployer(?: is| was| name)?:?|called)\s+${NAME}`,
		),
		new RegExp(String.raw`\b(?:through|via)\s+${NAME}`),
		new RegExp(String.raw`\b(?:[Tt]hen|[Nn]ext)\s+${NAME}(?=\s+(?:from|since|until|till|in)\b)`),
		new RegExp(String.raw`\b(?:${JOBS}),?\s+${NAME}(?=\s*[.,;:(–-])`),
		new RegExp(String.raw`\(${NAME}\)`),
		PAID_ME,
	],
	bankInterest: [new RegExp(String.raw`\b(?:from|at|with|in)\s+(?:my |the |an? )?${NAME}`)],
	dividends: [
		new RegExp(String.raw`(?:my |some |'s |’s |^)${NAME}\s+(?:shares|stock|dividends?)\b`),
		new RegExp(String.raw`\b(?:from|of|in)\s+(?:my |the )?${NAME}`),
	],
	giftAid: [new RegExp(String.raw`\b(?:to|for|with|in)\s+(?:the )?${NAME}`)],
	pension: [
		new RegExp(String.raw`(?:^|[,;.:(]\s*|\b(?:and|plus|a|my)\s+)${NAME}\s+pension\b`),
		new RegExp(
			String.raw`\b(?:[Mm]y |[Aa]n? |[Tt]he )${NAME}\s+(?:workplace |private |company |work )?(?:pension|annuity)\b`,
		),
		new RegExp(String.raw`\b(?:from|with|by)\s+(?:my |the )?${NAME}`),
	],
	investmentScheme: [
		new RegExp(String.raw`\b(?:called|named)\s+${NAME}`),
		new RegExp(String.raw`\b(?:in|into|from|of)\s+(?:my |the |an? )?${NAME}`),
	],
	pensionPayment: [new RegExp(String.raw`\b(?:with|to|into|my)\s+(?:my |the |an? )?${NAME}`)],
};
/** Names known by section: banks, charities, insurers; one typed in lower case gets its capitals here. */
const BANKS =
	'Barclays,HSBC,Lloyds,NatWest,Santander,Nationwide,Halifax,Monzo,Starling,Marcus,Chase,TSB,Virgin Money,Coventry,Yorkshire Building Society,Skipton,First Direct,Metro Bank,Tesco Bank,Atom,Zopa,Revolut,Royal Bank of Scotland,Royal Bank,Bank of Scotland,Co-op Bank,NS&I'.split(
		',',
	);
const KNOWN = [
	...BANKS,
	...'Oxfam,Shelter,Cancer Research UK,Cancer Research,British Heart Foundation,British Red Cross,Red Cross,RNLI,RSPCA,RSPB,NSPCC,PDSA,Save the Children,Macmillan,Marie Curie,Barnardo’s,Salvation Army,Crisis,Mind,Vanguard,Aviva,NEST,Standard Life,Legal & General,Scottish Widows,Royal London,Fidelity,Hargreaves Lansdown,AJ Bell,PensionBee,Prudential,Phoenix,Aegon'.split(
		',',
	),
];
const KNOWN_WORDS = new RegExp(
	String.raw`\b(?:${KNOWN.filter((one) => !/^(?:Mind|Crisis|Chase|Atom|Phoenix|Marcus|Coventry)$/.test(one)).join('|')})\b`,
	'i',
);
/** Names that are also ordinary words: only with a capital. */
const KNOWN_CAPITALS =
	/\b(?:Mind|Crisis|Chase|Atom|Phoenix|Marcus|Coventry)\b|\b(?:chase|atom|marcus|coventry)\b(?=(?:'s)? (?:account|bank|saver|savings|building))/;
const NO_NAME =
	/^(?:I|I'm|My|The|A|An|HMRC|UK|PAYE|April|May|March|P60|P45|ISA|Ltd|Gift Aid|Gift|State|Pension|It|We|Dividends?|Interest|Salary|Wages?|Pay|Tax|Gross|Net|Total|Turnover|Sales|Rent|Income|Takings|Savings|Donations?|Two|Got|Paid|Earned|About|And|Then|Plus|Also|Retired|Married|Single|Hi|Hello|Right|So|OK|Okay|Just|Yes|No|Not|Yeah|Please|Thanks|First|Second|Third|Next|Last|Finally|Lastly|Another|Other|Extra|More|US|USA|American|German|French|Spanish|Irish|Italian|Foreign|UK|Shares?|Stocks?|Pension|Bank|Bonus|Work|Job|Self|Employed|Freelance|Private|Workplace|Personal|Loan|Student|Mortgage|Fuel|Car|Van|Repairs?|Insurance|Agent|Gain|Loss|Nothing|None|In|On|For|From|With|But|Because|Since|When|While|If|He|She|They|His|Her|Our|Their|This|That|Last|Year|CIS|Charity|EIS|SEIS|VCT|Six|Five|Four|Three|Ten)$/;

/** The name a message gives for an entry of a section; undefined where it is uncertain. */
export function nameIn(message: string, section: string): string | undefined {
	const known = knownIn(message);
	const isBank = section !== 'employment';
	if (known !== undefined && isBank) return known;
	for (const form of [...(AFTER[section] ?? []), LISTED]) {
		const name = form
			.exec(message)?.[1]
			?.replace(/^(?:my|our|the|an?)\s+(?=[A-Z])/i, '')
			?.replace(/[.,\s]+$/, '')
			.replace(/\s+(?:and|of|the|&)$/i, '');
		// A bank that paid interest is not an employer.
		const isBankOfTheirs = form === PAID_ME || /\binterest\b/i.test(message);
		if (name && section === 'employment' && isBankOfTheirs && isKnownName(name.toLowerCase())) continue;
		if (name && /[A-Z]/.test(name) && !NO_NAME.test(name) && !/^\d/.test(name)) return name;
	}
	return companyIn(message) ?? smallNameIn(message, section);
}

/** A company by its ending: "Bright Ltd". */
function companyIn(message: string): string | undefined {
	return /\b([A-Z][\w&'’.-]*(?: [A-Z][\w&'’.-]*)* (?:Ltd|Limited|plc|PLC|LLP))\b/.exec(message)?.[1];
}

const BANK_ALONE = new RegExp(
	String.raw`^\W*(?:(?:and|the|my|also|then|plus|got|was|were|it|another|i|we|had|have|received|from|with|in|paid|pays|gave|gives|me|us|about|around|roughly|just|only|account|saver|savings|bank|building society|for the year|last year|this year|in total|over the year|${BANKS.join('|')}|£?[\d.,]+k?(?:p| quid| pounds)?)\b\W*)+$`,
	'i',
);
const SOME_BANK = new RegExp(
	String.raw`\b(?:${BANKS.join('|')})\b|\b(?:bank|building society)\b.*\b(?:gave|paid|pays)\b`,
	'i',
);

/** Whether a text is just an amount and a bank: what a bank pays is interest. */
export function isOfBankAlone(text: string): boolean {
	return SOME_BANK.test(text) && BANK_ALONE.test(text);
}

/** Whether a lower-case text names a bank, a charity or another known name. */
export function isKnownName(text: string): boolean {
	return KNOWN_WORDS.test(text);
}

function knownIn(message: string): string | undefined {
	const found = KNOWN_WORDS.exec(message)?.[0] ?? KNOWN_CAPITALS.exec(message)?.[0];
	return KNOWN.find((one) => one.toLowerCase() === found?.toLowerCase()) ?? found;
}

/** A name in lower case: after "at", or a word that is not English after "for" and "by". */
function smallNameIn(message: string, section: string): string | undefined {
	if (section === 'pension') return ofPension(message);
	if (section !== 'employment' && section !== 'bankInterest' && section !== 'dividends') return undefined;
	const listed = section === 'employment' ? IN_LIST.exec(message)?.groups?.name : undefined;
	if (listed !== undefined && !NO_LIST_NAME.test(listed)) return capital(listed);
	const workplace = section === 'employment' ? WORKPLACE.exec(message)?.groups?.place : undefined;
	if (workplace !== undefined && !NO_WORKPLACE.test(workplace)) return capital(workplace.toLowerCase());
	const found = [...message.toLowerCase().matchAll(/\b(at|for|by|from|with|in) ([a-z][a-z&'-]{2,})\b/g)].find(
		([, before, word = '']) =>
			!NO_SMALL_NAME.test(word) &&
			!(section === 'employment' && isKnownName(word) && /\binterest\b/i.test(message)) &&
			(!isEnglish(word) || (before === 'at' && section === 'employment')),
	)?.[2];
	return found === undefined ? undefined : found.charAt(0).toUpperCase() + found.slice(1);
}

/** The pension's provider: "my teachers pension". */
function ofPension(message: string): string | undefined {
	const found =
		/(?:^\W*|[,;.]\s*|\b(?:my|an?|the|and|plus) )([a-z][a-z'’-]{2,}) pension\b/i.exec(message)?.[1] ??
		/\bpension\b.* from (?:the |my )([a-z][a-z'’-]{2,})\b/i.exec(message)?.[1];
	if (
		found === undefined ||
		/^(?:state|private|work|workplace|company|old|own|occupational|personal|widow'?s|basic|other|first|second|small|total)$/i.test(
			found,
		)
	)
		return undefined;
	return found.charAt(0).toUpperCase() + found.slice(1);
}

/** Where somebody works, by what it is: "for the council"; "a library" is no name. */
const WORKPLACE =
	/\b(?:work(?:ed|ing|s)?|job|employed|earn(?:ed|t)?|paid|on £?[\d,.]+k?)\b[^.;!?]{0,25}?\b(?:at|for|in|with|by) (?:the|my local|our local) (?<place>(?:(?:local|primary|secondary|high|city|county|town|care|call|garden|coffee|sorting|council|post|health|law|estate|civil) )?(?:[a-z]{3,}))\b/i;
const NO_WORKPLACE =
	/^(?:.* )?(?:day|days|night|nights|week|weeks|month|months|year|years|while|bit|lot|few|couple|total|tax|salary|wage|wages|job|living|summer|winter|end|start|beginning|moment|time|same|rest|whole|first|last|business|cash|side|thousand|grand|weekend|weekends|hour|evenings?|trade|self|house|flat|property|home|bank|office|van|car)$/i;

/** A job by its name in a list: "costa: 11,420". */
const IN_LIST = /^\W*(?<name>[a-z][a-z&'’-]*(?: [a-z&'’-]+){0,2}):\s*£?\d/i;
const NO_LIST_NAME =
	/\b(?:pay|paid|wages?|salary|gross|net|tax|jobs?|income|total|earnings|earned|p60|p45|first|second|main|other|one|two|and|work)\b/i;

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

const NO_SMALL_NAME =
	/^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|home|work|school|uni|university|college|night|nights|weekends?|the|my|our|their|his|her|least|most|all|first|last|times?|present|source|that|this|it|them|him|hmrc|paye|interest|tax|self|myself|hand|christmas|any|some|a|an|isa|isas|ltd|gp|nhs|deliveroo|uber|eats|etsy|ebay|vinted|gross|net|once)$/;
