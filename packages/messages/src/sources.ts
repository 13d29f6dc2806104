/** Pages of GOV.UK that the public texts rest on and lead to, each address once. */
import type { Source } from './public-figures.ts';

const base = 'https://www.gov.uk';

/** The sources by what they are about. */
export const sources = {
	whoMustSend: {
		label: 'Who must send a tax return',
		href: `${base}/self-assessment-tax-returns/who-must-send-a-tax-return`,
	},
	register: { label: 'Register for Self Assessment', href: `${base}/register-for-self-assessment` },
	deadlines: { label: 'Self Assessment deadlines', href: `${base}/self-assessment-tax-returns/deadlines` },
	penalties: { label: 'Penalties', href: `${base}/self-assessment-tax-returns/penalties` },
	corrections: {
		label: 'Changing your return after you have sent it',
		href: `${base}/self-assessment-tax-returns/corrections`,
	},
	records: { label: 'Keeping records', href: `${base}/keeping-your-pay-tax-records` },
	rates: { label: 'Income Tax rates and bands', href: `${base}/income-tax-rates` },
	scottishRates: { label: 'Income Tax in Scotland', href: `${base}/scottish-income-tax` },
	savings: { label: 'Tax on savings interest', href: `${base}/apply-tax-free-interest-on-savings` },
	dividends: { label: 'Tax on dividends', href: `${base}/tax-on-dividends` },
	tradingAllowance: {
		label: 'Tax-free allowances on property and trading income',
		href: `${base}/guidance/tax-free-allowances-on-property-and-trading-income`,
	},
	expenses: { label: 'Expenses if you are self-employed', href: `${base}/expenses-if-youre-self-employed` },
	simplified: { label: 'Simplified expenses', href: `${base}/simpler-income-tax-simplified-expenses` },
	selfEmployedNics: {
		label: 'Self-employed National Insurance rates',
		href: `${base}/self-employed-national-insurance-rates`,
	},
	constructionScheme: {
		label: 'Construction Industry Scheme',
		href: `${base}/what-is-the-construction-industry-scheme`,
	},
	letting: { label: 'Renting out your property', href: `${base}/renting-out-a-property/paying-tax` },
	financeCosts: {
		label: 'Tax relief for residential landlords',
		href: `${base}/guidance/changes-to-tax-relief-for-residential-landlords-how-its-worked-out-including-case-studies`,
	},
	rentARoom: { label: 'Rent a room in your home', href: `${base}/rent-room-in-your-home` },
	onAccount: {
		label: 'Payments on account',
		href: `${base}/understand-self-assessment-bill/payments-on-account`,
	},
	pay: { label: 'Pay your Self Assessment tax bill', href: `${base}/pay-self-assessment-tax-bill` },
	interest: {
		label: 'HMRC interest rates',
		href: `${base}/government/publications/rates-and-allowances-hmrc-interest-rates-for-late-and-early-payments/rates-and-allowances-hmrc-interest-rates`,
	},
	makingTaxDigital: {
		label: 'Making Tax Digital for Income Tax',
		href: `${base}/guidance/find-out-if-and-when-you-need-to-use-making-tax-digital-for-income-tax`,
	},
	childBenefit: { label: 'High Income Child Benefit Charge', href: `${base}/child-benefit-tax-charge` },
	gains: { label: 'Capital Gains Tax', href: `${base}/capital-gains-tax` },
	agentForm: {
		label: 'HMRC’s form 64-8',
		href: `${base}/government/publications/tax-agents-and-advisers-authorising-your-agent-64-8`,
	},
	onlineService: {
		label: 'HMRC’s own online service',
		href: `${base}/log-in-file-self-assessment-tax-return`,
	},
	commercialSoftware: {
		label: 'Software that HMRC lists for Self Assessment',
		href: `${base}/government/publications/self-assessment-commercial-software-suppliers`,
	},
	contactHmrc: {
		label: 'Self Assessment: contact HMRC',
		href: `${base}/government/organisations/hm-revenue-customs/contact/self-assessment`,
	},
	findUtr: { label: 'Find your UTR number', href: `${base}/find-utr-number` },
} as const satisfies Readonly<Record<string, Source>>;
