/** The fields of a payslip and what their labels say. Amounts are told by the grid. */
import type { FieldDefinition } from '../../definition.ts';
import { fields as p60Fields } from '../p60/fields.ts';

const shared = new Set(['payeReference', 'employerName']);

/** The fields. */
export const fields: readonly FieldDefinition[] = [
	{
		name: 'payDate',
		kind: 'date',
		labels: [
			{
				pattern:
					/^(payment|paid|date of pay(ment)?|date paid|pay day|payday)( date| on)?$|^(process|processing|payroll|issue|bacs|wages?|salary|transfer) date$|^(pay|payment|payslip|cheque|chq|credit)( (day|due|run|slip|advice))? ?date$|^pay on$|^date of (pay|payment|payslip)$|^payments? made on$|^(payment|pay|payable) (due )?on$|^date( your pay is)? (paid|payable|processed|credited)$/,
			},
			{ pattern: /^date$/, weak: true },
		],
	},
	{
		name: 'taxPeriod',
		kind: 'period',
		labels: [
			{
				pattern:
					/^(current |your )?(tax |pay |payroll |paye |hmrc )?(period|month|week|mth|wk|pd|prd)( (number|no|num))?$|^(tax )?(month|week|wk|mth) ?(or|and)? ?(week|month|wk|mth)( (number|no))?$|^(pay )?period (no|number)$|^(tax|pay) (period|month|week) (month|week|period)$/,
			},
		],
	},
	{
		name: 'taxCode',
		kind: 'taxCode',
		labels: [
			{
				pattern:
					/^(your |employees? |current |hmrc )*(paye )?(tax )?code( number| no| operated| used| basis| and basis| applied| this period)?$|^(paye|tax) (coding|code and basis)$|^t code$/,
			},
		],
	},
	...p60Fields.filter(({ name }) => shared.has(name)),
	{
		name: 'nationalInsuranceNumber',
		kind: 'nino',
		labels: [
			{
				pattern:
					/^((your|the|employees?|emp) )*((national insurance|nat insurance|nat ins|national ins|ni|n ins|insurance) ?(number|no|num|ref|reference)|nino)$/,
			},
		],
	},
	{
		name: 'employeeName',
		kind: 'fullName',
		labels: [
			{
				pattern:
					/^((your|the) )?(employees?|staff|payee|workers?|personnel|members?|emp)( full)? ?names?$|^(full )?name of (employee|payee)$|^your name$|^employees? (title and )?name$|^(payslip|pay ?advice|pay statement|net pay|pay|prepared|issued) (for|to)$/,
			},
			{ pattern: /^(full )?names?$/, unlessUnder: 'employerName' },
			{ pattern: /^(the |your )?(employees?)( details| information)?$|^paid to$/, weak: true },
		],
	},
	{ name: 'grossPay', kind: 'money', labels: [] },
	{ name: 'incomeTax', kind: 'money', labels: [], mayBeNegative: true },
	{ name: 'nationalInsurance', kind: 'money', labels: [] },
	{ name: 'pension', kind: 'money', labels: [] },
	{ name: 'studentLoan', kind: 'money', labels: [] },
	{ name: 'totalDeductions', kind: 'money', labels: [], mayBeNegative: true },
	{
		name: 'netPay',
		kind: 'money',
		labels: [
			{
				pattern:
					/^(total |your )?net (pay|payment|payable|wages?|salary)( due)?$|^(your )?take home( pay)?$|^pay to bank$|^net pay to bank$/,
			},
		],
	},
	{ name: 'payToDate', kind: 'money', labels: [] },
	{ name: 'taxToDate', kind: 'money', labels: [], mayBeNegative: true },
];

/** Labels whose values we do not want. */
export const otherLabels: readonly RegExp[] = [
	/^((your|home|employees?|employers?|full|postal|company|private) )*address( (and|including|with) post ?code)?$|^post ?code$/,
	/^(date of birth|dob|birth date|(employment )?start date|date (joined|started|employed)|join(ing)? date|leaving date|date left|print date|date printed|(pay |tax )?period (start|end|ending|ended|from|to)( date)?|(week|month) (ending|ended|commencing)( date)?|pay period|from|to|period dates?|next pay date|continuous service( date)?)$/,
	/^(department|dept|cost cent(re|er)|branch|division|location|job title|position|grade|pay ?(frequency|method)|payment method|site|section)$/,
	/^(employees?|payroll|works|staff|personnel|clock|emp|ref(erence)?)( (number|no|ref|id|code))+$/,
	/^(ni|nic|nics|national insurance|nat ins)( contributions?)?( (table|tbl|category|cat|letter|code|rate))+( [a-z])?$/,
	/^(bank|account|sort code|account (number|no)|bank account|iban)$/,
	/^(basic|holiday|sick|overtime|bonus|commission|hourly|regular|basic monthly|monthly|weekly)( pay| salary| wage)?s?$|^salary$|^wages$/,
	/^(employers?|ers?|company) (national insurance|ni|nics?|pension)( contributions?| conts?)?( (ytd|to date|td|this period|year to date))?$|^pension (employers?|ers?|company)$/,
	/^(earnings|gross|pay|niable pay|nicable pay|niable earnings)( for)? (ni|nic|nics|national insurance)?( (td|to date|ytd))?$|^niable (pay|earnings|gross)( (td|to date|ytd|year to date))?$/,
	/^(description|details|units?|hours|rate|qty|quantity|notes?|message|holiday|holidays|expenses|non taxable( pay)?|mileage)$/,
	/^postgraduate loans?$|^(attachment of earnings|aeo|childcare vouchers?|union.*|sick pay|statutory.*|smp|ssp)$/,
];
