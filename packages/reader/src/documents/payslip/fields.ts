/** The fields of a payslip and what their labels say. Amounts are told by the grid. */
import type { FieldDefinition } from '../../definition.ts';
import { fields as p60Fields } from '../p60/fields.ts';

const shared = new Set(['payeReference', 'employerName']);

/** "From Acme Ltd" under a payslip. */
function withSender(field: FieldDefinition): FieldDefinition {
	return field.name === 'employerName'
		? {
				...field,
				labels: [
					...field.labels,
					{
						pattern:
							/^(paid |wages |salary )?from$|^(employed by|paying (company|authority)|firm|practice|trading name|client (name|company))$/,
						weak: true,
					},
				],
			}
		: field;
}

/** The fields. */
export const fields: readonly FieldDefinition[] = [
	{
		name: 'payDate',
		kind: 'date',
		labels: [
			{
				pattern:
					/^(payment|paid|date of pay(ment)?|date paid|pay day|payday)( date| on)?$|^(process|processing|payroll|issue|bacs|wages?|salary|transfer|pmt|value|settlement) date$|^(pay|payment|payslip|cheque|chq|credit)( (day|due|run|slip|advice))? ?date$|^pay on$|^(to|will|due to) be paid( on)?$|^((paid|money|pay) )?(into|in) your (bank|account)( account)?( on)?$|^(processed|bank credit|pay run|payroll run|payment run) date$|^pay dt$|^date of (pay|payment|payslip|salary|wages|issue of pay)$|^payments? made on$|^(payment|pay|payable) (due )?on$|^(wages|salary|processed|credited|your pay was) (paid )?on$|^payment due$|^funds available( on)?$|^date( your pay is)? (paid|payable|processed|credited)$/,
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
					/^(current |your )?(tax |pay |payroll |paye |hmrc )?(period|month|week|mth|wk|pd|prd)( (number|no|num))?( (month|week))?$|^period month$|^(tax )?(month|week|wk|mth) ?(or|and)? ?(week|month|wk|mth)( (number|no))?$|^(pay )?period (no|number)$|^(tax|pay) (period|month|week) (month|week|period)$/,
			},
		],
	},
	{
		name: 'taxCode',
		kind: 'taxCode',
		labels: [
			{
				pattern:
					/^(your |employees? |current |hmrc )*(paye )?(tax )?code( number| no| operated| used| basis| and basis| applied| this period)?$|^(paye|tax) (coding|code and basis)$|^t code$|^tax code( and)? (month|week|period|mth|wk|letter)$|^tax cd$|^income tax code$|^(notice of )?(tax )?coding( notice)?$/,
			},
		],
	},
	...p60Fields.filter(({ name }) => shared.has(name)).map(withSender),
	{
		name: 'nationalInsuranceNumber',
		kind: 'nino',
		labels: [
			{
				pattern:
					/^((your|the|employees?|emp) )*((national insurance|nat insurance|nat ins|national ins|ni|n ins|insurance) ?(number|no|num|nbr|ref|reference)|nino|nin)$/,
			},
		],
	},
	{
		name: 'employeeName',
		kind: 'fullName',
		labels: [
			{
				pattern:
					/^((your|the) )?(employees?|staff|staff members?|payee|workers?|personnel|members?|emp|colleagues?|partners?|associates?|candidates?|(temp|temporary|agency) workers?|(sub ?)?contractors?|operatives?|crew( members?)?|team members?|persons?)( full)? ?names?$|^(payee|worker|colleague|team member|crew member|associate|candidate|(temp|temporary|agency) worker|(sub ?)?contractor|operative|member of staff|staff member|individual|person( paid)?)$|^(full )?name of (employee|payee|worker)$|^your name$|^(employees? )?title and name$|^surname and (forenames?|first names?|initials?)$|^(payslip|pay ?advice|pay statement|net pay|pay|prepared|issued) (for|to)$/,
			},
			{ pattern: /^(full )?names?$/, unlessUnder: 'employerName' },
			{
				pattern:
					/^(the |your )?(employees?)( details| information)?$|^paid to$|^consultants?( full)?( names?)?$/,
				weak: true,
			},
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
					/^(total |your )?net (pay|payment|payable|wages?|salary)( due)?$|^(your )?take home( pay)?$|^pay to bank$|^net pay to bank$|^(your )?nett? (to pay|(pay|wages?|salary|remuneration)( (total|due|bacs|to pay))?)$|^(total |net )?amount (payable|paid|to be paid|transferred)$|^total (payable|paid)$|^(paid|payment|amount) (by|into|to) (bacs|bank|your bank)( account)?$|^(bacs|bank) (payment|transfer|credit)( amount)?$|^direct to bank$|^(you (receive|take home|get|were paid)|we (paid|pay) you|money to you|paid to you|in your pocket)$|^pay after (all )?deductions$|^payment amount$|^balance (payable|due)$|^(to|in) (your )?bank( account)?$|^net (credit|pay to be paid)$|^(amount )?credited( to (your )?(bank|account))?$|^amount credited$|^payable to you$|^(money|amount) you (get|receive)$|^cash payable$/,
			},
		],
	},
	{ name: 'payToDate', kind: 'money', labels: [] },
	// What it is called where the gross pay stands beside it: see `namedFigures`.
	{ name: 'taxablePayToDate', kind: 'money', labels: [] },
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
	/^(employers?|ers?|er|company) (national insurance|ni|nics?|pension)( contributions?| conts?)?( (ytd|(year )?to date|td|(for |in )?this (tax )?(period|month|week|year|pay)))?$|^pension (employers?|ers?|company)$/,
	/^(earnings|gross|pay|niable pay|nicable pay|niable earnings)( for)? (ni|nic|nics|national insurance)?( (td|to date|ytd))?$|^niable (pay|earnings|gross)( (td|to date|ytd|year to date))?$/,
	/^(description|details|units?|hours|rate|qty|quantity|notes?|message|holiday|holidays|expenses|non taxable( pay)?|mileage)$/,
	/^postgraduate loans?$|^(attachment of earnings|aeo|childcare vouchers?|union.*|sick pay|statutory.*|smp|ssp)$/,
];
