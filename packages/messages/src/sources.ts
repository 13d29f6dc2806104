/** The GOV.UK pages that the public texts cite and link to, each address once. */
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
	nationalInsurance: {
		label: 'National Insurance: how much you pay',
		href: `${base}/national-insurance/how-much-you-pay`,
	},
	childBenefitRates: {
		label: 'Child Benefit: what you’ll get',
		href: `${base}/child-benefit/what-youll-get`,
	},
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
	marriageAllowance: { label: 'Marriage Allowance', href: `${base}/marriage-allowance` },
	digitalSoftware: {
		label: 'Find software for Making Tax Digital for Income Tax',
		href: `${base}/guidance/find-software-thats-compatible-with-making-tax-digital-for-income-tax`,
	},
	digitalCollection: {
		label: 'Making Tax Digital for Income Tax: guidance',
		href: `${base}/government/collections/making-tax-digital-for-income-tax`,
	},
	digitalPenalties: {
		label: 'Penalties for late submission',
		href: `${base}/guidance/penalties-for-late-submission`,
	},
	stopTrading: { label: 'Stop being self-employed', href: `${base}/stop-being-self-employed` },
	stopSelfAssessment: {
		label: 'Check if you need to send a tax return',
		href: `${base}/check-if-you-need-tax-return`,
	},
	sendReturn: {
		label: 'Sending your tax return',
		href: `${base}/self-assessment-tax-returns/sending-return`,
	},
	personalAccount: { label: 'Personal tax account', href: `${base}/personal-tax-account` },
	afterDeath: { label: 'What to do after someone dies', href: `${base}/when-someone-dies` },
	taxCodes: { label: 'Tax codes', href: `${base}/tax-codes` },
	overpaid: { label: 'Claim a tax refund', href: `${base}/claim-tax-refund` },
	complianceChecks: { label: 'Tax compliance checks', href: `${base}/tax-compliance-checks` },
	disclosure: {
		label: 'Your guide to making a disclosure',
		href: `${base}/government/publications/hmrc-your-guide-to-making-a-disclosure`,
	},
	scams: { label: 'Avoid and report scams', href: `${base}/report-suspicious-emails-websites-phishing` },
	changeDetails: {
		label: 'Tell HMRC about a change of details',
		href: `${base}/tell-hmrc-change-of-details`,
	},
	taxCalculation: { label: 'Your SA302 tax calculation', href: `${base}/sa302-tax-calculation` },
	businessRecords: {
		label: 'Business records if you are self-employed',
		href: `${base}/self-employed-records`,
	},
	extraSupport: {
		label: 'Get help from HMRC if you need extra support',
		href: `${base}/get-help-hmrc-extra-support`,
	},
	additionalIncome: {
		label: 'Check if you need to tell HMRC about additional income',
		href: `${base}/check-additional-income-tax`,
	},
	workingForYourself: { label: 'Working for yourself', href: `${base}/working-for-yourself` },
	companyBenefits: { label: 'Tax on company benefits', href: `${base}/tax-company-benefits` },
	companyCar: { label: 'Tax on company cars', href: `${base}/tax-company-benefits/tax-on-company-cars` },
	tips: { label: 'Tips at work', href: `${base}/tips-at-work` },
	termination: {
		label: 'Termination payments and tax',
		href: `${base}/termination-payments-and-tax-when-you-leave-a-job`,
	},
	offPayroll: {
		label: 'Understanding off-payroll working',
		href: `${base}/guidance/understanding-off-payroll-working-ir35`,
	},
	subcontractor: {
		label: 'What you must do as a CIS subcontractor',
		href: `${base}/what-you-must-do-as-a-cis-subcontractor`,
	},
	fosterCarers: {
		label: 'Qualifying care relief (HS236)',
		href: `${base}/government/publications/qualifying-care-relief-foster-carers-adult-placement-carers-kinship-carers-and-staying-put-carers-hs236-self-assessment-helpsheet`,
	},
	stateBenefits: {
		label: 'Tax-free and taxable state benefits',
		href: `${base}/income-tax/taxfree-and-taxable-state-benefits`,
	},
	pensionTax: { label: 'Tax when you get a pension', href: `${base}/tax-on-pension` },
	pensionRelief: {
		label: 'Tax on your private pension contributions',
		href: `${base}/tax-on-your-private-pension`,
	},
	pensionAllowance: {
		label: 'Pension annual allowance',
		href: `${base}/tax-on-your-private-pension/annual-allowance`,
	},
	foreignIncome: { label: 'Tax on foreign income', href: `${base}/tax-foreign-income` },
	residence: { label: 'UK residence and tax', href: `${base}/tax-foreign-income/residence` },
	isas: { label: 'Individual Savings Accounts', href: `${base}/individual-savings-accounts` },
	incomeTax: { label: 'Income Tax', href: `${base}/income-tax` },
	basisPeriods: { label: 'Basis period reform', href: `${base}/government/collections/basis-period-reform` },
	holidayLets: {
		label: 'Furnished holiday lettings: end of the regime',
		href: `${base}/government/publications/furnished-holiday-lettings-tax-regime-abolition`,
	},
	gainsRates: { label: 'Capital Gains Tax rates', href: `${base}/capital-gains-tax/rates` },
	gainsShares: { label: 'Tax when you sell shares', href: `${base}/tax-sell-shares` },
	gainsCrypto: {
		label: 'Tax when you sell cryptoassets',
		href: `${base}/guidance/check-if-you-need-to-pay-tax-when-you-sell-cryptoassets`,
	},
	sellHome: { label: 'Tax when you sell your home', href: `${base}/tax-sell-home` },
	possessions: {
		label: 'Capital Gains Tax on personal possessions',
		href: `${base}/capital-gains-tax-personal-possessions`,
	},
	businessAssets: { label: 'Business Asset Disposal Relief', href: `${base}/business-asset-disposal-relief` },
	reportGains: {
		label: 'Report and pay your Capital Gains Tax',
		href: `${base}/report-and-pay-your-capital-gains-tax`,
	},
	capitalAllowances: { label: 'Claim capital allowances', href: `${base}/capital-allowances` },
	giftAid: { label: 'Gift Aid', href: `${base}/donating-to-charity/gift-aid` },
	employeeRelief: { label: 'Tax relief for your job expenses', href: `${base}/tax-relief-for-employees` },
	employeeHome: { label: 'Working from home', href: `${base}/tax-relief-for-employees/working-at-home` },
	employeeVehicles: {
		label: 'Vehicles you use for work',
		href: `${base}/tax-relief-for-employees/vehicles-you-use-for-work`,
	},
	employeeFees: {
		label: 'Professional fees and subscriptions',
		href: `${base}/tax-relief-for-employees/professional-fees-and-subscriptions`,
	},
	flatRates: {
		label: 'Job expenses for uniforms, work clothing and tools',
		href: `${base}/guidance/job-expenses-for-uniforms-work-clothing-and-tools`,
	},
	investmentSchemes: {
		label: 'Venture capital schemes: tax relief for investors',
		href: `${base}/guidance/venture-capital-schemes-tax-relief-for-investors`,
	},
	maintenance: { label: 'Maintenance payments tax relief', href: `${base}/maintenance-payments-tax-relief` },
	marriedCouples: { label: 'Married Couple’s Allowance', href: `${base}/married-couples-allowance` },
	losses: {
		label: 'Losses (HS227)',
		href: `${base}/government/publications/losses-hs227-self-assessment-helpsheet`,
	},
	studentLoans: { label: 'Repaying your student loan', href: `${base}/repaying-your-student-loan` },
	childBenefitChoices: {
		label: 'Child Benefit tax charge: your choices',
		href: `${base}/child-benefit-tax-charge/your-choices`,
	},
	winterFuel: { label: 'Winter Fuel Payment', href: `${base}/winter-fuel-payment` },
	nationalInsuranceGaps: {
		label: 'Voluntary National Insurance',
		href: `${base}/voluntary-national-insurance-contributions`,
	},
	findUtr: { label: 'Find your UTR number', href: `${base}/find-utr-number` },
} as const satisfies Readonly<Record<string, Source>>;
