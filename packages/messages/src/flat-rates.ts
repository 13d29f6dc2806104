/** Calculators beside questions: miles, working at home, and the flat rates of jobs. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of a calculator beside a question. */
export const sayFlatRates = defineMessages({
	'mileage.open': 'Work it out from your miles',
	'mileage.vehicle': 'What did you drive or ride?',
	'mileage.car': 'Car or van',
	'mileage.motorcycle': 'Motorcycle',
	'mileage.bicycle': 'Bicycle',
	'mileage.miles': 'Business miles in the year',
	'mileage.miles.hint': 'Whole miles, without ordinary commuting',
	'mileage.paid': 'What your employer paid you for them',
	'mileage.rates': ({
		first,
		miles,
		after,
		taxYear,
	}: {
		first: number;
		miles: number;
		after: number;
		taxYear: string;
	}) =>
		`For ${taxYear}: ${first}p a mile for the first ${miles.toLocaleString('en-GB')} miles by car or van, ${after}p after that.`,
	'mileage.oneRate': ({ rate, taxYear }: { rate: number; taxYear: string }) =>
		`For ${taxYear}: ${rate}p a mile.`,
	'mileage.business':
		'The rate covers fuel, insurance, repairs and the vehicle itself, so don’t claim those as well. Once you use it for a vehicle, you have to keep using it for that vehicle.',
	'mileage.nothing': 'Your employer paid as much as HMRC’s rate, or more, so there is no relief.',

	'home.open': 'Work it out from your hours or weeks',
	'home.months': ({ from, to, monthly }: { from: number; to: string; monthly: string }) =>
		`Months with ${from}${to} hours at home (${monthly} a month)`,
	'home.to': ({ to }: { to: number }) => ` to ${to}`,
	'home.more': ' or more',
	'home.business':
		'Count the hours you worked at home each month. The flat rate replaces a share of heating, light and power. It doesn’t include phone, broadband, rent or mortgage interest.',
	'home.tooMany': ({ most }: { most: number }) => `A year has no more than ${most} months.`,
	'home.weeks': 'Weeks in which you had to work at home',
	'home.weeks.hint':
		'Whole weeks, up to 53. Only if the job required it: choosing to work at home does not count',
	'home.paid': 'What your employer paid you for it',
	'home.employee': ({ weekly, taxYear }: { weekly: string; taxYear: string }) =>
		`For ${taxYear}: ${weekly} a week without receipts.`,

	'job.open': 'Find your job on HMRC’s list',
	'job.industry': 'Your industry',
	'job.job': 'Your job',
	'job.footwear': 'What do you have to wear in a set style, and buy yourself?',
	'job.shoes': ({ pounds }: { pounds: number }) => `Shoes (£${pounds} more)`,
	'job.tights': ({ pounds }: { pounds: number }) => `Stockings, tights or socks (£${pounds} more)`,
	'job.source':
		'From HMRC’s list (EIM32712), unchanged since 2008-09. If your industry isn’t on it, choose “Any other industry”. Claim only what you pay yourself: take off what your employer pays or provides.',

	wrongNumber: 'Enter a whole number',
	wrongAmount: 'Enter pounds and pence, like 120.50',
	answer: ({ amount }: { amount: string }) => `That comes to ${amount}`,
	use: ({ amount }: { amount: string }) => `Use ${amount}`,
	add: ({ amount }: { amount: string }) => `Add ${amount} to what’s there`,
	used: ({ amount }: { amount: string }) => `${amount} is in the box. Save the page to keep it.`,
});
