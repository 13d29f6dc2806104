/** Business miles that somebody who works for themselves tells of, at HMRC's flat rate. */
import { formatPounds, type Pence, toPounds } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { businessMileage } from '@halfpenny/tax';
import type { TaxYear } from '@halfpenny/years';
import { knowledgeFigures } from '../../knowledge/figures.ts';
import type { Step } from '../plan.ts';
import type { Statement } from './statement.ts';

/** The cost of the miles, and the words that tell of it. */
export interface Miles {
	readonly amount: Pence;
	readonly statement: Statement;
	readonly note: Step;
}

const MILES =
	/(?<![£\d.,])(?<count>\d{1,3}(?:,\d{3})|\d{1,6}|\d{1,3}(?:\.\d)?k)\s+(?:business |work |job )?miles\b/g;
/** What says that the miles are claimed, and by the mile. */
const CLAIMED =
	/\b(?:business|work|job) miles\b|\bmiles (?:for|on) (?:work|the business|business|jobs)\b|\bmileage\b|\b45p\b|\bflat rate\b|\bper mile\b|\ba mile\b/;
/** Costs of the vehicle itself, which the flat rate stands in for; and miles that are an employee's or nobody's business. */
const NOT_FLAT =
	/\b(?:fuel|petrol|diesel|mot|servicing|car insurance|van insurance|repairs)\b.{0,25}£?\d|\b(?:employer|my boss|the company|nhs)\b|\bprivate miles\b|\b(?:bike|bicycle|cycle|cycled)\b|\?/;
const MOTORCYCLE = /\b(?:motor(?:bike|cycle)|moped|scooter)\b/;

const OF_TRADE = { section: 'selfEmployment', field: 'carVanTravelExpenses' } as const;
const OF_JOB = { section: 'employment', field: 'mileageAllowanceRelief' } as const;
/** An employee has relief for all of the rate only where nothing was paid for the miles. */
const UNPAID =
	/\b(?:nowt|nothing|not a penny|no mileage|never (?:paid|got|had)|(?:didn't|don't|doesn't|won't|wouldn't) (?:pay|get|give)|unpaid)\b/;

/** The miles of a lower-case text, of a trade or a job, once and whole; undefined where they are not certain. */
export function milesIn(text: string, year: TaxYear, isJob = false): Miles | undefined {
	if (isJob && !UNPAID.test(text)) return undefined;
	const [found, ...others] = [...text.matchAll(MILES)];
	if (!found || others.length > 0 || !CLAIMED.test(text) || NOT_FLAT.test(text)) return undefined;
	const count = found.groups?.count ?? '';
	const miles = count.endsWith('k')
		? Math.round(Number(count.slice(0, -1)) * 1000) // miles, not money
		: Number(count.replace(',', ''));
	const vehicle = MOTORCYCLE.test(text) ? 'motorcycle' : 'car';
	const amount = businessMileage(year, vehicle, miles);
	const fills = { ...knowledgeFigures(year), miles: count, amount: formatPounds(amount) };
	return {
		amount,
		statement: {
			...(isJob ? OF_JOB : OF_TRADE),
			...{ value: toPounds(amount), also: {}, adds: !isJob, words: found[0] },
		},
		note: { say: [sayAssistant(`heard.miles.${vehicle}`)], fills },
	};
}
