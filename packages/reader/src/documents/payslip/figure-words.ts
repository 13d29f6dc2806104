/** Labels that say which figure of a payslip an amount is of, and whether of this period or the year to date. */
import type { Part } from '../../definition.ts';

/** The field of each figure, in this period and in the year to date. Figures without one are told apart and left. */
export const fieldOf: Readonly<Record<'period' | 'year', Readonly<Record<string, string>>>> = {
	period: {
		gross: 'grossPay',
		tax: 'incomeTax',
		ni: 'nationalInsurance',
		pension: 'pension',
		loan: 'studentLoan',
		deductions: 'totalDeductions',
		net: 'netPay',
	},
	year: { gross: 'payToDate', taxable: 'taxablePayToDate', tax: 'taxToDate' },
};

/** What else says "to date", put so before labels are compared: "2024/25 so far", "This tax year up to now", "(from 6 April 2024)". */
const UP_TO_NOW =
	/\b((from|since) (the )?(6|6th) april( 20\d\d)?( (to|until) (date|now|today))?|(up )?(to|till|until) (now|today|this point|this date)|up to date|up to and including this (month|week|period|payslip)|todate|accum(ulated|ulative)?|cumul|cumulation|running totals?)\b/g;
const NAMED_YEAR = /\b(for |in |of )?(the )?(tax year )?20\d\d (20)?\d\d\b/g;
const YEAR =
	/\b(((so far|your) )?(in )?(this |the )?(tax )?(year|yr) ?(to date|so far)|so far (in )?(this|the) (tax )?year|ytd|y t d|to date|so far|since (the )?(6|6th) april|running|cumulatives?|cum|year totals?|for the (tax )?year|(in )?this (tax )?year|tds?|year|y d)\b/g;
const PERIOD =
	/\b((in |for )?(this|current)( pay)? (period|month|week|fortnight|payment|pay|time|payslip)|(this|current)|period|monthly|weekly|fortnightly|month)\b/g;
/** After "year to date" it says no more than that: a payslip is of one job. */
const THIS_JOB = /\b((in|for|with|from) )?this (employment|employer|job)\b/;

/** The headings of what was paid and taken off this time. */
const SECTION =
	/^(your )?(payments?|deductions?|earnings|additions|stoppages|summary|pay|what (you|we|was|were|has been|have been)( have| were| was)? (earned|paid|paid you|deducted|taken off|took off|take off)|taken off( your pay)?|money taken off|additions and deductions|earnings and deductions|pay and deductions|(pay|payments) and allowances|allowances|this pay|money (in|out)|taxes and deductions|tax and deductions|statutory deductions|pay summary|payslip summary)( summary| details)?$/;

/** A figure: the words that it must have, and those that it may have beside them. A label with any other word is another's. */
interface FigureWords {
	readonly figure: string;
	readonly must: RegExp;
	readonly may: RegExp;
	/** How many words beside them may be unknown, as the names of schemes are. None of them is {@link NO_SCHEME}. */
	readonly unknown?: number;
}

/** Words that make a pension's label another's. */
const NO_SCHEME =
	/^(employers?|ers?|er|company|companys|firms?|our|we|refunds?|arrears|state|income|payroll|pay|paid|earnings|fund|pot|value|reference|ref|number|no|date|start|opt|out|year|total|statements?|allowance|ytd|tds?|to|this|period|month|week|fortnight|cum|cumulatives?|cumulative|running|so|far|since|tax|ni|nics?|paye|loan|national|insurance|net|gross)$/;

const COMMON =
	'total|paid|due|deducted|deductions?|amounts?|your|employees?|ees?|taken|off|less|of|in|on|the|and|for|from|value';
const words = (more: string) => new RegExp(`^(${COMMON}|${more})$`);

const figures: readonly FigureWords[] = [
	{
		figure: 'loan',
		must: /\b(student|stud|stu|st|std|stdt|s) (loans?|ln|repayments?)\b|^slr?\b|\bslr\b|^slc\b/,
		may: words(
			'student|stud|stu|st|std|stdt|s|loans?|ln|sl|slr|slc|ded|repayments?|recovery|plan|type|pl|uk|[1245]|ytd|hmrc|plan[1245]|pl[1245]|p[1245]|scheme',
		),
	},
	{
		figure: 'pension',
		must: /\b(pensions?|pensn|nest|workplace pen|auto enrolment|superannuation|superann|avc|lgps|uss|tpp|retirement (plan|scheme|fund))\b|^pens? (conts?|contributions?|contribs?|ees?|employees?)\b/,
		may: words(
			'pensions?|pens|pensn|retirement|nest|superannuation|superann|workplace|auto|pen|tpp|pay|local|govt|alpha|civil|service|police|firefighters|fire|classic|nuvos|automatic|enrolment|ae|stakeholder|group|personal|gpp|contributions?|contribs?|conts?|cont|contrib|scheme|plan|fund|salary|sacrifice|exchange|sal|sac|smart|net|relief|at|source|ras|aviva|aegon|royal|london|legal|general|scottish|widows|standard|life|peoples|now|nhs|lgps|tps|teachers|uss|local|government|true|potential|defined|main|smart|b|ce|l|g|m|and|cushon|creative|salvus|collegia|penfold|hargreaves|lansdown|fidelity|zurich|prudential|pru|mercer|phoenix|friends|master|trust|\\d+(\\.\\d+)?|percent|ded|basic|normal|ordinary|occupational',
		),
		unknown: 1,
	},
	{
		figure: 'ni',
		must: /\b(national insurance|nat insurance|nat ins|national ins|natl ins|natl insurance|ni|nic|nics|n ins)\b/,
		may: words(
			'national|natl|nat|n|insurance|ins|ni|nic|nics|contributions?|contribs?|contrib|conts?|cont|class|primary|[a-z]|1',
		),
	},
	{
		figure: 'deductions',
		must: /\b((total|sum|gross|tot|all|less) (of )?((taxes|tax|payroll|all|statutory|and|other) )*(deductions?|deds?|dedns|stoppages)|total taken off|deductions? totals?|total deducted|total amount deducted|total stopped|total less)\b/,
		may: words(
			'totals?|tot|sum|gross|taxes|tax|payroll|all|statutory|other|ded|deds|dedns|stoppages|stopped|a|b',
		),
	},
	{
		figure: 'tax',
		must: /\b(tax|paye)\b/,
		may: words(
			'tax|taxes|paye|income|uk|hmrc|ded|to|i|pay|hm revenue and customs|scottish|welsh|this|refund|including|employment|deduction',
		),
	},
	{
		figure: 'taxable',
		must: /\b(taxable|for (income )?tax)\b/,
		may: words('taxable|gross|pay|earnings|salary|wages|income|tax|purposes|payments?|employment|niable'),
	},
	{
		figure: 'net',
		must: /\b(net (pay|payments?|payable|wages?|salary|earnings|amount|income|paid|total)|take home|pay net|total net|amount (paid|payable) to you|paid to (bank|account|you|your bank( account)?)|pay to bank)\b|^net$/,
		may: words(
			'net|pay|payments?|payable|wages?|salary|earnings|income|take|home|you|bank|account|to|transfer|credit|transferred|direct|into|received|rounded|c|a|b',
		),
	},
	{
		figure: 'gross',
		must: /\b(gross|(sum|total) of (payments|earnings)|total amount earned|(total|pay|wages|payable) before (all )?(deductions|stoppages)|you earned|all payments|total (entitlements?|basic and additions)|total (pay|payments?|earnings|salary|wages|earned|income|remuneration|additions|pay and allowances|payments and allowances|hours and payments)|(pay|payments?|earnings|wages|salary|additions) total)\b/,
		may: words(
			'totals?|sum|you|gross|pay|payments?|earnings|salary|wages?|earned|income|remuneration|additions|allowances|entitlements?|basic|payable|stoppages|before|deductions|taxes|tax|all|a|b|units|employment',
		),
	},
];

/** What a label in plain form says of its amounts; undefined when it is no label of a payslip's figures. */
export function payslipPart(label: string): Part | undefined {
	if (/^tax year (to date|so far)$/.test(label))
		return { figure: 'tax', scope: 'year', asHeading: { scope: 'year' } };
	if (/^tax (period|month|week|year)/.test(label)) return undefined;
	if (SECTION.test(label)) return { scope: 'period' };
	const plain = spelledOut(label)
		.replace(/\b(bacs|gbp|£)\b/g, ' ')
		.replace(/\bnett\b/g, 'net')
		.replace(/\s+/g, ' ')
		.trim();
	const own = figureOf(plain);
	if (own) return { figure: own };
	const scope = plain.search(YEAR) >= 0 ? 'year' : plain.search(PERIOD) >= 0 ? 'period' : undefined;
	const ofJob = scope === 'year' ? plain.replace(THIS_JOB, ' ') : plain;
	const rest = ofJob.replace(YEAR, ' ').replace(PERIOD, ' ').replace(/\s+/g, ' ').trim();
	if (scope && /^(amounts?|totals?|balances?|figures|details|summary|values?|totals (for|in))?$/.test(rest))
		return { scope };
	if (scope === 'period' && /^(earnings|payments|deductions)$/.test(rest)) return { scope };
	const figure =
		figureOf(rest) ??
		(scope && /^(total )?(pay|paid|earnings|earned|salary|wages|payments)$/.test(rest) ? 'gross' : undefined);
	return scope && figure ? { figure, scope } : undefined;
}

/** The label with what says "to date" in those words, and without the year that it names beside them. */
function spelledOut(label: string): string {
	const plain = label.replace(UP_TO_NOW, 'to date');
	const bare = plain.replace(NAMED_YEAR, ' ').replace(/\s+/g, ' ').trim();
	return bare.search(YEAR) >= 0 ? bare.replace(/\b(to date|so far)( to date)+\b/g, 'to date') : plain;
}

/** The figure whose words the label has, and no others. Its longest reading counts: "gross for tax" is no gross pay. */
function figureOf(label: string): string | undefined {
	return figures.find((figure) => figure.must.test(label) && hasOnly(label, figure))?.figure;
}

function hasOnly(label: string, { may, unknown = 0 }: FigureWords): boolean {
	const others = label.split(' ').filter((word) => !may.test(word));
	return others.length <= unknown && !others.some((word) => NO_SCHEME.test(word));
}
