/** The fields of a payslip and what their labels say. Amounts are told by the grid. */
import type { FieldDefinition } from '../../definition.ts';
import { fields as p60Fields } from '../p60/fields.ts';

const shared = new Set(['nationalInsuranceNumber', 'payeReference', 'employerName']);

/** The fields. */
export const fields: readonly FieldDefinition[] = [
	{
		name: 'payDate',
		kind: 'date',
		labels: [
			{
				pattern:
					/^(pay|payment|paid|date of pay(ment)?|date paid|process|processing|pay day|payday|payroll|issue)( date| on)?$|^pay ?date$|^date of (pay|payment)$|^payment made on$/,
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
					/^(tax |pay |payroll )?(period|month|week|mth|wk)( (number|no))?$|^(tax )?(month|week) (or|and) (week|month)( (number|no))?$|^period (no|number)$/,
			},
		],
	},
	{
		name: 'taxCode',
		kind: 'taxCode',
		labels: [
			{ pattern: /^(your |employees? |current )?(paye )?(tax )?code( number| no| operated| used| basis)?$/ },
		],
	},
	...p60Fields.filter(({ name }) => shared.has(name)),
	{
		name: 'employeeName',
		kind: 'fullName',
		labels: [
			{
				pattern:
					/^((your|the) )?(employees?|staff|payee|workers?)( full)? names?$|^(full )?name of employee$|^your name$/,
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
				pattern: /^(total )?net pay$|^net (payment|wages?|salary)$|^(your )?take home( pay)?$|^pay to bank$/,
			},
		],
	},
	{ name: 'payToDate', kind: 'money', labels: [] },
	{ name: 'taxToDate', kind: 'money', labels: [], mayBeNegative: true },
];

/** Labels whose values we do not want. */
export const otherLabels: readonly RegExp[] = [
	/^((your|home|employees?|employers?|full|postal|company) )*address( (and|including|with) post ?code)?$|^post ?code$/,
	/^(date of birth|dob|start date|leaving date|print date|date printed|period (start|end)( date)?|pay period|from|to)$/,
	/^(department|dept|cost cent(re|er)|branch|division|location|job title|position|grade|pay ?(frequency|method)|payment method|site|section)$/,
	/^(employees?|payroll|works|staff|personnel|clock|emp|ref(erence)?)( (number|no|ref|id|code))+$/,
	/^(ni|nic|national insurance)( (table|category|cat|letter|code))+$/,
	/^(bank|account|sort code|account (number|no)|bank account|iban)$/,
	/^(basic|holiday|sick|overtime|bonus|commission|hourly|regular|basic monthly|monthly|weekly)( pay| salary| wage)?s?$|^salary$|^wages$/,
	/^(employers?|ers?|company) (national insurance|ni|nics?|pension)( contributions?| conts?)?( (ytd|to date|td|this period|year to date))?$|^pension (employers?|ers?|company)$/,
	/^(earnings|gross|pay|niable pay|nicable pay|niable earnings)( for)? (ni|nic|nics|national insurance)?( (td|to date|ytd))?$|^niable (pay|earnings|gross)( (td|to date|ytd|year to date))?$/,
	/^(deductions|payments|earnings|pay|description|details|units?|hours|rate|qty|quantity|notes?|message|holiday|holidays|expenses|non taxable( pay)?|mileage)$/,
	/^postgraduate loans?$|^(attachment of earnings|aeo|childcare vouchers?|union.*|sick pay|statutory.*|smp|ssp)$/,
];
