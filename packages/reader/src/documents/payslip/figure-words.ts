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
	year: { gross: 'payToDate', taxable: 'payToDate', tax: 'taxToDate' },
};

const YEAR =
	/\b(((so far|your) )?(this )?(tax )?year (to date|so far)|so far this (tax )?year|ytd|to date|cumulatives?|year totals?|for the (tax )?year|this (tax )?year|tds?|year)\b/g;
const PERIOD =
	/\b((in |for )?(this|current)( pay)? (period|month|week|payment|pay)|(this|current)|period|monthly|weekly|month)\b/g;

const figures: readonly (readonly [RegExp, string])[] = [
	[
		/^(total )?gross( pay| earnings| salary| wages| payments?| amount)?( total)?$|^total (pay|payments?|earnings|gross pay|salary)$|^(pay|earnings|payments) total$/,
		'gross',
	],
	[
		/^(gross for tax|taxable (gross )?(pay|earnings|salary|gross)|gross taxable( pay)?|pay for tax)$/,
		'taxable',
	],
	[
		/^(paye|income|paye income|total|uk|hmrc)? ?tax( paid| deducted| deductions?| paye| due)?$|^paye( deductions?| deducted| paid)?$/,
		'tax',
	],
	[
		/^(employees? |ees? |total )?(national insurance|nat insurance|nat ins|ni|nic|nics|national ins|ni contributions?)( contributions?| conts?| deductions?| paid| deducted| ees?| employees?| nics?)?( [a-z])?$/,
		'ni',
	],
	[
		/^(employees? |ees? )?(workplace |nest |auto enrolment |ae |company |stakeholder |group personal |your )?pension( contributions?| conts?| deductions?| scheme| plan| fund| ees?| employees?| salary sacrifice)*( \d+(\.\d+)?)?$|^nest( employees?| ees?)?( contributions?)?$/,
		'pension',
	],
	[
		/^student loans?( plan \d| deductions?| repayments?| recovery| type \d| pl ?\d| \d)*$|^slr( plan \d)?$/,
		'loan',
	],
	[/^total deductions?$|^deductions? total$|^total of deductions$/, 'deductions'],
	[
		/^(total |your )?net( pay| payment| payable| wages?| salary| earnings| amount| pay due| to pay)?$|^take home( pay)?$|^(your )?take home pay$/,
		'net',
	],
];

/** What a label in plain form says of its amounts; undefined when it is no label of a payslip's figures. */
export function payslipPart(label: string): Part | undefined {
	if (/^tax (period|month|week|year)/.test(label)) return undefined;
	const plain = label
		.replace(/\b(bacs|gbp|£)\b/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	const own = figureOf(plain);
	if (own) return { figure: own };
	const scope = plain.search(YEAR) >= 0 ? 'year' : plain.search(PERIOD) >= 0 ? 'period' : undefined;
	const rest = plain.replace(YEAR, ' ').replace(PERIOD, ' ').replace(/\s+/g, ' ').trim();
	if (scope && /^(amounts?|totals?|balances?|figures|details)?$/.test(rest)) return { scope };
	if (/^amount$/.test(plain)) return { scope: 'period' };
	const figure = figureOf(rest);
	return scope && figure ? { figure, scope } : undefined;
}

function figureOf(label: string): string | undefined {
	return figures.find(([pattern]) => pattern.test(label))?.[1];
}
