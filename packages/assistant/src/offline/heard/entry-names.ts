/** What a message says of a new entry besides its amounts: its name, its kind, when it began. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import type { Answers, Section } from '@halfpenny/questions';
import { dayIn } from '../../language/days.ts';
import { normalise } from '../../language/spelling.ts';
import { investedIn, partnershipIn } from './firm.ts';
import { nameIn } from './names.ts';

/** The name of a new entry, as far as the message says. */
export function namesOf(
	section: Section,
	{
		message,
		year,
		whole = message,
	}: { readonly message: string; readonly year: string; readonly whole?: string },
	trade: string | undefined,
): Answers {
	if (section.title === null) return {};
	if (section.id === 'selfEmployment')
		return { ...(trade !== undefined && { description: capital(trade) }), ...beganOrEnded(message, year) };
	if (section.id === 'partnershipShare') {
		const description = partnershipIn(normalise(whole));
		return description === undefined ? {} : { description };
	}
	const name =
		nameIn(message, section.id) ??
		(section.id === 'investmentScheme' ? investedIn(normalise(whole)) : undefined);
	const plain = plainName(section.id);
	return {
		...((name ?? plain) !== undefined && { [section.title]: name ?? plain ?? null }),
		...(section.id === 'bankInterest' && {
			taxedAlready: /tax (?:was )?(?:taken|deducted)|after tax|net/i.test(message),
		}),
		...(section.id === 'dividends' && {
			paidBy: 'ukCompany',
			...dividendKind(message),
			...dividendKind(OF_ALL.exec(whole)?.[0] ?? ''),
		}),
		...(section.id === 'pensionPayment' && { kind: 'reliefAtSource' }),
	};
}

/** What an entry is called where nobody said: of what HMRC is not told the name. */
function plainName(section: string): string | undefined {
	switch (section) {
		case 'bankInterest':
			return sayAssistant('name.bank');
		case 'dividends':
			return sayAssistant('name.dividends');
		case 'giftAid':
			return sayAssistant('name.charity');
		case 'investmentScheme':
			return sayAssistant('name.scheme');
		case 'pension':
		case 'pensionPayment':
			return sayAssistant('name.pension');
		default:
			return undefined;
	}
}

/** The day in the year on which a business was begun or given up, where the message says so. */
function beganOrEnded(message: string, year: string): Answers {
	const parts = normalise(message).split(
		/[;!?\n]+|\.(?=\s|$)|,(?!\d{3}\b)|\b(?:and|but)\b|\b(?=(?:up to|took|spent|made|earned|until|till) )/,
	);
	const dayOf = (words: RegExp) => {
		const day = parts.flatMap((part) => (words.test(part) ? (dayIn(part, year) ?? []) : []))[0];
		return day !== undefined && isWithin(day, year) ? day : undefined;
	};
	const began = dayOf(
		/(?:\b(?:start(?:ed|ing)?|began|became|begun|set up|launched|opened|since|(?:did|had|got) my first|first (?:day|job|customer|one|client)|joined)\b|\bfrom (?!(?:the )?(?:6|6th|6th of|6 of|april 6) ?april)(?=the |\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/,
	);
	const ended = dayOf(
		/\b(?:stopp?(?:ed)?|ceased|closed|finished|gave up|packed\b.{0,20}\bin|jacked\b.{0,20}\bin|quit|wound up|last (?:day|job|customer)|ended|retired)\b/,
	);
	return {
		...(began !== undefined && { startedThisYear: true, startDate: began }),
		...(ended !== undefined && { endedThisYear: true, endDate: ended }),
	};
}

/** Whether a day falls in a tax year. */
function isWithin(day: string, year: string): boolean {
	const first = Number(year.slice(0, 4));
	return day >= `${first}-04-06` && day <= `${first + 1}-04-05`; // years, not money
}

/** Whether a message says nothing of what paid its dividends. */
export function isUnsaid(message: string): boolean {
	return Object.keys(dividendKind(message)).length === 0;
}

/** Words that name a company abroad: part of a pattern. */
export const FOREIGN_PAYERS = 'americans?|apple|microsoft|tesla|amazon|google|foreign|overseas';
const IS_FOREIGN = new RegExp(String.raw`\b(?:${FOREIGN_PAYERS}|us|irish)\b`, 'i');

function dividendKind(message: string): Answers {
	if (IS_FOREIGN.test(message)) return { paidBy: 'foreign' };
	if (/\b(?:funds?|unit trusts?|oeic|etf)\b/i.test(message)) return { paidBy: 'ukFund' };
	return /\b(?:my (?:own )?company|ltd|plc|uk)\b/i.test(message) ? { paidBy: 'ukCompany' } : {};
}

/** What is said of all of several: "both UK funds". */
const OF_ALL = /\b(?:both|all (?:of them|three|four|are|were|from))\b[^.;,]*/i;

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
