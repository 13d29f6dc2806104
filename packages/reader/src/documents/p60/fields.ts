/**
 * The fields of a P60, and what their labels are called, in the plain form of `normalise`. Wording: HMRC's specification of P60s (RD1)
 * for employers who print their own, and the shorter forms that payroll software uses. A label counts only if all of it matches.
 */
import type { FieldDefinition } from '../../definition.ts';

const NUMBER = '(number|numbers|no|num|id|ref|reference|code)';
const WHOSE = '((your|the|employees?|emp|pensioners?|members?|workers?|persons?|staff) )*';
const EMPLOYER =
	'((your|the) )?(employers?|employing (company|organisation|authority)|legal (entity|employer)|paying organisation|company( employer)?|payroll company|business|organisations?|pension payers?|pension providers?|payers?|paying offices?|employers?( or)? pension (payers?|providers?)|employers?( or)? paying offices?)';

const WITH_ADDRESS = '(( and)?( full)?( postal)? address)?( (including|with|and))?( post ?code)?';

/** Where the amount stands already. */
const INCLUDED =
	'( (included )?in ((the |your )?(total )?(pay|figure|amount)|(box |item |line |section )?\\d{1,2}( ?[a-z])?)( above| shown above)?)?';

/** The fields, those with the most specific labels first. Pay and tax come from the grid. */
export const fields = [
	{
		name: 'taxYear',
		kind: 'taxYear',
		labels: [
			{
				pattern:
					/^((for|in) )?(the )?((income )?tax )?year( (ended|ending|end|to))?( (the )?(5th april|5 april|april 5))?( yyyy)?$/,
			},
		],
	},
	{
		name: 'surname',
		kind: 'name',
		labels: [
			{
				pattern: pattern(
					`${WHOSE}(surname( (or )?(family|last) name)?|(last|family) name( (or )?surname)?|last names?)( of employee)?( in capitals)?`,
				),
			},
		],
	},
	{
		name: 'forenames',
		kind: 'name',
		labels: [
			{
				pattern: pattern(
					`${WHOSE}(first two )?(first|fore|given|christian)( or (given|fore|christian))? ?names?( s)?( ?(or|and|and or)? ?(other )?(initials?|middle names?))?|other names|(first )?given name( and middle)?|first and middle names|${WHOSE}initials?( or (fore|first) ?names?)?`,
				),
			},
		],
	},
	{
		name: 'fullName',
		kind: 'fullName',
		splitInto: { surname: 'surname', forenames: 'forenames' },
		labels: [
			{
				pattern: pattern(
					`((your|the) )?(employees?|pensioners?|members?|colleagues?|staff|workers?)( full)? name( and initials)?|(full )?name of (the )?(employee|pensioner)( or pensioner)?|your (full )?name|staff member|recipient|(name of )?leaver( name)?|employee or pensioner`,
				),
			},
			{ pattern: /^(full )?names?( and( full)? address)?$/, unlessUnder: 'employerName' },
			{
				pattern: pattern(
					'(the |your )?(employees?|pensioners?|members?)( details| information)?|(your|personal) (details|information)|about you|paid to|(certificate |p60 |end of year certificate )*(issued to|for)( (the )?(employee|pensioner))?|employee pensioner|to( the (employee|pensioner) named)?|(this )?certificate is for',
				),
				weak: true,
			},
		],
	},
	{
		name: 'nationalInsuranceNumber',
		kind: 'nino',
		labels: [
			{
				pattern: pattern(
					`${WHOSE}(national insurance|nat ins|nat insurance|national ins|ni|n ins|insurance) ?${NUMBER}( in this employment)?|${WHOSE}nino|((your|the|no) )*ni`,
				),
			},
		],
	},
	{
		name: 'worksNumber',
		kind: 'reference',
		labels: [
			{
				pattern: pattern(
					`${WHOSE}(works|payroll|colleague|associate|pension payroll|staff|personnel|person|personal|member|assignment|clock|pay|pay pensions?|employees?|emp|pension(er)?|service|works or payroll|works payroll|payroll works|payroll or works|works and payroll|payroll employee|employee payroll) ?${NUMBER}( ${NUMBER})?( in (this )?employment| on payroll)?`,
				),
			},
		],
	},
	{
		name: 'payeReference',
		kind: 'payeReference',
		labels: [
			{
				pattern: pattern(
					`(${EMPLOYER} )?((hmrc|hm revenue and customs) )?(office )?(paye|tax|paye tax|tax office)( scheme| office)? (reference|ref)( ${NUMBER})?|${EMPLOYER} (reference|ref)( ${NUMBER})?|(${EMPLOYER} )?paye ${NUMBER}|(hmrc|tax) office( ${NUMBER})? and (employer )?(reference|ref)( ${NUMBER})?|(hmrc|hm revenue and customs) office and employer paye (reference|ref)|(${EMPLOYER} )?paye scheme( ${NUMBER})?|${EMPLOYER} paye|(${EMPLOYER} )?tax district( ${NUMBER})?( and)?( (reference|ref)( ${NUMBER})?)?|(${EMPLOYER} )?hmrc (reference|ref)( ${NUMBER})?|scheme (paye )?(reference|ref)|(reference|ref) paye|(hmrc|tax) office number employer (reference|ref)|hmrc employer (reference|ref)|our paye (reference|ref)|er paye (reference|ref)|tax (dist|district) and (reference|ref)|hmrc office (reference|ref)|ern|(${EMPLOYER} )?paye (reference|ref)( ${NUMBER})? office number`,
				),
			},
			{
				pattern: /^(hmrc |tax )?office (number|no)( reference( number| no)?)?$|^reference number$/,
				weak: true,
			},
		],
	},
	{
		name: 'employerName',
		kind: 'organisation',
		labels: [
			{
				pattern: pattern(
					`${EMPLOYER}( full)? names?${WITH_ADDRESS}|(full )?names?( and( full)?( postal)? address)? of ${EMPLOYER}( (including|with|and) post ?code)?`,
				),
			},
			{
				pattern: pattern(
					`(about )?${EMPLOYER}( details| information)?|paid by|issued by|certified by( employer)?`,
				),
				weak: true,
			},
		],
	},
	{
		name: 'finalTaxCode',
		kind: 'taxCode',
		labels: [
			{
				pattern:
					/^(your |employees? )?((final |closing |last |current |end of year |year end )?(tax|paye|paye tax) ?code|(under )?(the )?(final |closing |tax )?code)( (used|operated|applied|in use))?( (at|on|to|for) (5 april|5th april|(the )?(tax )?year( end)?|(the )?end of (the )?(tax )?year))?( 20\d\d)?$/,
			},
		],
	},
	{
		name: 'nicTableLetter',
		kind: 'tableLetter',
		repeats: true,
		labels: [
			{
				pattern:
					/^((ni|nic|nics|nat ins|national insurance)( contributions?)? )?(contributions? )?(table|category|cat)( (table|category))?( (letter|code))?$|^(ni|nic|nics|nat ins|national insurance)( contributions?)? (letter|code)$|^(table|category|contributions?) letters?$|^(ni|nic|national insurance) (table|category) letters?$|^letter$/,
			},
		],
	},
	{ name: 'payInPreviousEmployments', kind: 'money', labels: [] },
	{ name: 'taxInPreviousEmployments', kind: 'money', labels: [], mayBeNegative: true },
	{ name: 'payInThisEmployment', kind: 'money', labels: [] },
	{ name: 'taxInThisEmployment', kind: 'money', labels: [], mayBeNegative: true },
	{ name: 'totalPay', kind: 'money', labels: [] },
	{ name: 'totalTax', kind: 'money', labels: [], mayBeNegative: true },
	{
		name: 'earningsAtLowerEarningsLimit',
		kind: 'wholePounds',
		repeats: true,
		labels: [
			{
				pattern:
					/^((employees? )?(ni(c|cs|able)? )?(earnings|pay) )?(up )?((at|to) )?(or above )?(and at )?(the )?(lel|lower( earnings)? limit( lel)?)( where earnings (are equal to or exceed|equal or exceed|reach or exceed) the lel)?$/,
			},
		],
	},
	{
		name: 'earningsToPrimaryThreshold',
		kind: 'wholePounds',
		repeats: true,
		labels: [
			{
				pattern:
					/^((ni(c|cs|able)? )?earnings )?(above|over|from|between)? ?(the )?(lel|lower earnings limit( lel)?|that|this)( and)?( (up )?to)?( and including)? (the )?(pt|primary threshold( pt)?)$/,
			},
		],
	},
	{
		name: 'earningsToUpperEarningsLimit',
		kind: 'wholePounds',
		repeats: true,
		labels: [
			{
				pattern:
					/^((ni(c|cs|able)? )?earnings )?(above|over|from|between)? ?(the )?(pt|primary threshold( pt)?|that|this)( and)?( (up )?to)?( and including)? (the )?(uel|upper earnings limit( uel)?)$/,
			},
		],
	},
	{
		name: 'employeeNationalInsurance',
		kind: 'money',
		repeats: true,
		labels: [
			{
				pattern:
					/^(total )?(employees?|ees?|emp|your) ((national insurance|ni|nic|nics|nat ins)( contributions?| contribs?| conts?)?|contributions?|contribs?|conts?)( due| payable| paid| deducted)?( (on|in|for|from) .*)?$/,
			},
			{ pattern: /^(ni|nic|nat ins)? ?(contribs?|conts?|contributions)( due)?$/ },
			{
				pattern:
					/^(total )?((national insurance|ni|nics?) )?(contributions? )?(due|payable|paid|deducted) (by|from) (the |you |your )?(employee|pay|you)?( .*)?$|^contributions? (due|payable)( on .*)?$|^(your )?contributions? (that )?you (have )?(paid|made)$|^contributions? paid$|^employees? share( of (ni|nics?|national insurance|contributions))?$/,
			},
			{
				pattern:
					/^(total )?(your )?(national insurance|nat ins|nics?|ni) ?(contributions?|contribs?|conts?|deductions?|paid|deducted)?( paid| deducted| total| by you| you paid| you have paid)*( (in|from|for) (this employment|(the )?(tax )?year))?$/,
				rowOnly: true,
			},
		],
	},
	{
		name: 'studentLoan',
		kind: 'wholePounds',
		labels: [{ pattern: loan('(student|stud|stu|sl)') }],
	},
	{
		name: 'postgraduateLoan',
		kind: 'wholePounds',
		labels: [{ pattern: loan('(post ?grad(uate)?|pg|p g|pgl|pgsl)') }],
	},
	{
		name: 'statutoryMaternityPay',
		kind: 'money',
		labels: [{ pattern: statutory('(maternity|mat)', 'smp') }],
	},
	{
		name: 'statutoryPaternityPay',
		kind: 'money',
		labels: [{ pattern: statutory('(paternity|pat)', 'spp') }],
	},
	{
		name: 'statutorySharedParentalPay',
		kind: 'money',
		labels: [{ pattern: statutory('shared parental', 'shpp') }],
	},
	{
		name: 'statutoryAdoptionPay',
		kind: 'money',
		labels: [{ pattern: statutory('(adoption|adopt)', 'sap') }],
	},
	{
		name: 'statutoryParentalBereavementPay',
		kind: 'money',
		labels: [{ pattern: statutory('parental bereavement', 'spbp') }],
	},
	{
		name: 'statutoryNeonatalCarePay',
		kind: 'money',
		labels: [{ pattern: statutory('neonatal care', 'sncp') }],
	},
] as const satisfies readonly FieldDefinition[];

/** Labels whose values we do not want, so that they are not taken for values, nor their values for others'. */
export const otherLabels: readonly RegExp[] = [
	/^((your|home|employees?|employers?|full|postal|company) )*address( (and|including|with) post ?code)?$/,
	/^post ?code$/,
	/^(date of birth|dob|birth date|gender|sex|title|m f|male female)$/,
	/^(employment )?(start|leaving|end|pay|payment|issue|print|process|tax) ?(date|period|week|month)$|^date( of (issue|leaving|joining|starting|payment))?$/,
	/^(department|dept|cost cent(re|er)|branch|division|location|job title|position|grade|pay ?(frequency|method)|site|section)$/,
	/^(accounts office|ao|corporation tax|vat|company registration|utr|unique taxpayer)( (reference|ref|number|no))*$/,
	/^(tel|telephone|phone|fax|email|e mail|website|contact)( (number|no|address|name))?$/,
	/^(bank|account|sort code|account number|payment method|signature|signed|director|employer signature)$/,
	/^(net|holiday|sick|overtime|bonus|basic|hourly|regular) pay$|^(deductions|benefits|allowances|bonus|commission|overtime)$/,
	/^((employers?|ers?) )(national insurance|ni|nics?)( contributions?)?$|^employers? contributions?$/,
	/^(employees? )?(pension|avc|superannuation|widows and orphans.*) contributions?$/,
	/^(to the employee|important|notes?|employee copy|employers? copy|other details|statutory payments.*|employee s|nic details)$/,
];

function pattern(source: string): RegExp {
	return new RegExp(`^(${source})$`);
}

function loan(kind: string): RegExp {
	return pattern(
		`(total )?(your )?${kind}( loans?| ln)?( (sl|pgl))?( (plan|type) \\d)?( (deductions?|repayments?|deducted|repaid|paid|recovered|total|amount|made))*( (in|from|by) this (employment|employer)| for (the )?year| this year)?`,
	);
}

function statutory(name: string, letters: string): RegExp {
	return pattern(
		`(${letters} )?((statutory|stat) )?${name}( (pay|payments?))?( ${letters})?( paid)?${INCLUDED}|(total )?${letters}( paid)?${INCLUDED}`,
	);
}
