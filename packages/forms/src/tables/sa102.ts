/** SA102, employment: one page for each job. Source: HMRC's MTR schemas of 2024-25 and 2025-26. */
import type { Facts } from '@halfpenny/facts';
import { row, sourcesOf, type Table } from './row.ts';

type Employment = NonNullable<Facts['employments']>[number];
const from = sourcesOf<Employment>();

/** From 2025-26 HMRC needs four answers on a close company (HMRC's notes on box 7 of SA102). */
function isClose(_: Facts, job: unknown): boolean {
	return (job as Employment).closeCompany === true; // the table's `each` is employments
}

/** HMRC's questions to directors of close companies from 2025-26. */
// biome-ignore format: one row a line
const closeCompanyRows = [
	row('EMP7.1', 'Employment/CloseCompanyName', 'Name of the close company', 'text', from.value('closeCompanyDetails.name'), { longest: 160, shortest: 5, required: isClose, from: '2025-26' }),
	row('EMP7.2', 'Employment/CompanyRegistrationNo', 'Registration number of the close company', 'identifier', from.value('closeCompanyDetails.registrationNumber'), { required: isClose, from: '2025-26' }),
	row('EMP7.3', 'Employment/CloseCompanyDividend', 'Dividends from the close company', 'money.notNegative', from.down('closeCompanyDetails.dividends'), { required: isClose, from: '2025-26' }),
	row('EMP7.4', 'Employment/PercentageShareholding', 'Highest share of the close company in percent', 'count', from.value('closeCompanyDetails.shareholdingPercent'), { required: isClose, from: '2025-26' }),
];

/** Employment pages. */
export const sa102: Table = {
	form: 'SA102',
	element: 'SA102',
	each: 'employments',
	// biome-ignore format: one row a line
	rows: [
		row('EMP1', 'Employment/PayFromEmployment', 'Pay before tax', 'money.notNegative', from.down('pay')),
		row('EMP1.1', 'Employment/PayrolledBenefits', 'Benefits taxed through the payroll, inside pay', 'money.notNegative', from.down('payrolledBenefits')),
		row('EMP2', 'Employment/TaxTakenOffPay', 'UK tax taken off pay', 'money.any', from.up('taxDeducted')),
		row('EMPCL1', 'Employment/TotalClass1NICableEarnings', 'Earnings on which Class 1 National Insurance was paid', 'money.positive', from.up('class1Earnings')),
		row('EMP3', 'Employment/TipsAndOtherPayments', 'Tips and other payments not on the P60', 'money.positive', from.down('tips')),
		row('EMP4', 'Employment/EmployerPAYEReference', 'Employer PAYE reference', 'text', from.value('payeReference'), { longest: 17, required: true }),
		row('EMP5', 'Employment/EmployersName', 'Employer', 'text', from.value('employer'), { longest: 28, shortened: true }),
		row('EMP6', 'Employment/CompanyDirector', 'Director of the company', 'yesNo', from.value('companyDirector'), { required: true }),
		row('EMP6.1', 'Employment/DateCeasedBeingADirector', 'Date on which the directorship ended', 'date', from.value('directorshipEndDate')),
		row('EMP7', 'Employment/CloseCompany', 'The company is a close company', 'tick', from.value('closeCompany'), { until: '2024-25' }),
		row('EMP7', 'Employment/CloseCompany', 'The company is a close company', 'yesNo', from.value('closeCompany'), { from: '2025-26' }),
		...closeCompanyRows,
		row('EMP8', 'Employment/OffPayrollWorking', 'Inside the off-payroll working rules', 'tick', from.value('offPayrollWorker')),
		row('EMP9', 'Benefits/CompanyCarsAndVansBenefit', 'Company cars and vans', 'money.positive', from.down('benefits.car', 'benefits.van')),
		row('EMP10', 'Benefits/FuelForCarsAndVans', 'Fuel for company cars and vans', 'money.positive', from.down('benefits.carFuel', 'benefits.vanFuel')),
		row('EMP11', 'Benefits/PrivateMedicalDentalInsurance', 'Private medical and dental insurance', 'money.positive', from.down('benefits.medicalInsurance')),
		row('EMP12', 'Benefits/VouchersCreditCardsExcessMileageAllowance', 'Vouchers, credit cards and excess mileage', 'money.positive', from.down('benefits.vouchersAndCreditCards', 'benefits.mileage')),
		row('EMP13', 'Benefits/GoodsEtcProvidedByEmployer', 'Goods and other assets from the employer', 'money.positive', from.down('benefits.assets')),
		row('EMP14', 'Benefits/AccommodationProvidedByEmployer', 'Accommodation from the employer', 'money.positive', from.down('benefits.accommodation')),
		row('EMP15', 'Benefits/OtherBenefits', 'Other benefits, loans among them', 'money.positive', from.down('benefits.beneficialLoan', 'benefits.otherItems')),
		row('EMP16', 'Benefits/ExpensesPaymentsReceived', 'Expenses payments received', 'money.positive', from.down('benefits.expenses')),
		row('EMP17', 'Expenses/BusinessTravelAndSubsistence', 'Business travel and subsistence', 'money.positive', from.up('expenses.businessTravelCosts', 'expenses.hotelAndMealExpenses', 'expenses.mileageAllowanceRelief')),
		row('EMP18', 'Expenses/FixedExpensesDeductions', 'Flat-rate job expenses', 'money.positive', from.up('expenses.flatRateJobExpenses')),
		row('EMP19', 'Expenses/ProfessionalFeesAndSubscriptions', 'Professional fees and subscriptions', 'money.positive', from.up('expenses.professionalSubscriptions')),
		row('EMP20', 'Expenses/OtherExpensesAndCapitalAllowances', 'Other expenses and capital allowances', 'money.positive', from.up('expenses.jobExpenses', 'expenses.workingFromHome', 'expenses.otherAndCapitalAllowances')),
	],
};
