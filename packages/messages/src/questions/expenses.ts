/** What running a business cost, by kind, and which part is not allowable. */
import { ofSection, type QuestionCatalogue } from './words.ts';

/** Each kind of expense: what it is called, what belongs there, and what often does not. */
const kinds = {
	costOfGoods: ['Goods and materials', 'What you bought to sell or use up in jobs', 'Things for yourself'],
	paymentsToSubcontractors: [
		'Subcontractors in construction (CIS)',
		'What you paid them, before the deductions you made',
		'Work on your own home',
	],
	wagesAndStaffCosts: [
		'Wages and other staff costs',
		'Pay, pensions, agency fees, employer’s National Insurance',
		'Your own pay, pension and National Insurance',
	],
	carVanTravelExpenses: [
		'Car, van and travel',
		'Fuel, insurance, repairs, fares, hotels',
		'Private trips, fines, travel to your usual workplace',
	],
	premisesRunningCosts: [
		'Rent, rates, power and insurance',
		'Of your workplace, or the business part of your home',
		'The private part of your home',
	],
	maintenanceCosts: [
		'Repairs and maintenance',
		'Of workplace and equipment',
		'Improvements that make something better than it was',
	],
	adminCosts: ['Phone, internet, post and office costs', 'Also software and stationery', 'Private calls'],
	advertisingCosts: ['Advertising', 'Website, adverts, samples', 'Anything private'],
	businessEntertainmentCosts: [
		'Entertaining customers',
		'Meals and gifts. HMRC does not allow them, but they may be in your accounts',
		'All of it, unless it was for your staff',
	],
	interestOnBankOtherLoans: [
		'Interest on loans',
		'Bank and other loans for the business',
		'The private part',
	],
	financeCharges: [
		'Bank, card and lease charges',
		'Overdraft fees, card fees, hire purchase interest',
		'The private part',
	],
	irrecoverableDebts: [
		'Customers who will never pay',
		'Invoices you counted as income and have given up on',
		'A general guess at debts that may go bad',
	],
	professionalFees: [
		'Accountant, solicitor and other fees',
		'Also professional indemnity insurance',
		'Buying property, fines, settling tax disputes',
	],
	depreciation: [
		'Depreciation',
		'What your accounts take off for wear. HMRC gives capital allowances instead',
		'All of it',
	],
	otherExpenses: [
		'Other costs',
		'Anything only for the business that does not fit anywhere above',
		'Anything private',
	],
} as const;

const disallowable = Object.fromEntries(
	Object.entries(kinds).map(([kind, [title, , not]]) => [
		`disallowable${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
		{ label: `${title}: the part not allowed`, hint: `${not}. Leave it blank if there is none` },
	]),
);

/** The questions, by section and id. */
export const expenses: QuestionCatalogue = ofSection('selfEmployment', {
	oneFigure: {
		label: 'Do you want to give one figure for all costs?',
		hint: 'You can if the business took less than £90,000 in a full year. If you took more, give them by kind',
		why: 'HMRC lets smaller businesses give one total. It makes no difference to your tax.',
	},
	totalExpenses: {
		label: 'All costs of the business',
		hintOfYear: (_, { accountingMethod }) =>
			accountingMethod === 'accruals'
				? 'Only what is allowed: nothing private, no entertaining, no depreciation, and no equipment that you claim allowances for'
				: 'Only what is allowed: nothing private and no entertaining. Tools, machines and vans that you bought count: on hire purchase, what you paid in the year. Cars do not',
	},
	...Object.fromEntries(Object.entries(kinds).map(([kind, [label, hint]]) => [kind, { label, hint }])),
	carVanTravelExpenses: {
		label: kinds.carVanTravelExpenses[0],
		hintOfYear: ({ mile, mileAfter }) =>
			`Fuel, insurance, repairs, fares, hotels. For a car or van you can enter ${mile} for each business mile instead of what it cost to run, and ${mileAfter} after 10,000 miles`,
	},
	premisesRunningCosts: {
		label: kinds.premisesRunningCosts[0],
		hintOfYear: ({ homeLeast, homeMost, homeHours }) =>
			`Of your workplace, or the business part of your home. If you work at home ${homeHours} hours a month or more, you can enter ${homeLeast} to ${homeMost} a month instead, depending on the hours`,
	},
	otherExpenses: {
		label: kinds.otherExpenses[0],
		hintOfYear: (_, { accountingMethod }) =>
			accountingMethod === 'accruals'
				? kinds.otherExpenses[1]
				: 'Anything only for the business that does not fit anywhere above. Also tools, machines and vans that you bought, but not cars. On hire purchase, what you paid in the year',
	},
	hadDisallowable: {
		label: 'Is some of this private, or not allowed by HMRC?',
		hint: 'Such as private mileage or phone calls. If you left such costs out already, say no',
	},
	...disallowable,
});
