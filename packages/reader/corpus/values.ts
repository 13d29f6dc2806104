/** Made-up people and what their papers say. Sums hold; tax, National Insurance and student loan are those of the tables of the year. Long because it holds all that any paper says. */
import type { DocumentType } from '@halfpenny/reader';
import type { Values } from './paper.ts';
import { bandsOfYear, nationalInsurance, postgraduateLoan, studentLoan, taxSoFar } from './paye.ts';

interface Person {
	readonly forenames: string;
	readonly surname: string;
	readonly nino: string;
	readonly employer: string;
	readonly reference: string;
	/** Basic pay of a month or week, in pence. */
	readonly basic: number;
	/** Which month or week of the tax year it is. */
	readonly period: number;
	readonly hasLoan: boolean;
	readonly isWeekly?: true;
}

const people: readonly Person[] = [
	{
		forenames: 'Nerys',
		surname: 'Pritchard',
		nino: 'CE123456A',
		employer: 'Tidewater Logistics Ltd',
		reference: '120/TL4471',
		basic: 245_833,
		period: 7,
		hasLoan: false,
	},
	{
		forenames: 'Callum',
		surname: 'Abernethy',
		nino: 'JH654321B',
		employer: 'Fenwick and Roe Solicitors LLP',
		reference: '846/FR02',
		basic: 391_250,
		period: 11,
		hasLoan: true,
	},
	{
		forenames: 'Oluwaseun',
		surname: 'Adeyemi',
		nino: 'PA908172D',
		employer: 'Harrowgate Dental Care Limited',
		reference: '951/HD7782',
		basic: 188_417,
		period: 3,
		hasLoan: false,
	},
	{
		forenames: 'Margaret',
		surname: "O'Connell",
		nino: 'ZY335577C',
		employer: 'Copperfield Primary School',
		reference: '083/CPS19',
		basic: 512_009,
		period: 9,
		hasLoan: true,
	},
	{
		forenames: 'Sarah Louise',
		surname: 'Whitfield-Moore',
		nino: 'AB246813C',
		employer: 'Leeds Teaching Hospitals NHS Trust',
		reference: '567/LT90211',
		basic: 62_350,
		period: 31,
		hasLoan: false,
		isWeekly: true,
	},
	{
		forenames: 'J R',
		surname: 'Patel',
		nino: 'SK778899A',
		employer: 'J & P Wholesale (Northern) Ltd',
		reference: '419/JP0042A',
		basic: 304_175,
		period: 5,
		hasLoan: true,
	},
];

/** The year of payslips and leavers' certificates, and everybody's code. */
const YEAR = '2024-25';
const CODE = '1257L';

/** Pence as pounds. */
const pounds = (pence: number) => `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`; // not money of anybody

const separated = (amount: string) => amount.replace(/\B(?=(\d{3})+\.)/g, ',');

/** How many different papers of each kind there are. */
export const PEOPLE = people.length;

/** What the paper of a kind says for the person of this index. */
export function valuesFor(type: DocumentType, index: number): Values {
	const person = people[index % people.length];
	if (!person) throw new RangeError('there is no such person');
	const name = `${person.forenames} ${person.surname}`;
	if (type === 'payslip') return payslip(person, name);
	if (type === 'p60') return certificate(person, index, name);
	if (type === 'p45') return leaver(person);
	return type === 'receipt' || type === 'invoice' ? bill(index) : savings(index, name);
}

/** The periods of a year, and the day on which this one's pay comes: the 28th, or Friday. */
function paidHow({ isWeekly, period }: Person) {
	const day = isWeekly
		? new Date(Date.UTC(2024, 3, 5 + 7 * period)).toISOString().slice(0, 10)
		: new Date(Date.UTC(2024, 2 + period, 28)).toISOString().slice(0, 10);
	return { perYear: isWeekly ? 52 : 12, day, word: isWeekly ? 'Week' : 'Month' };
}

function payslip(person: Person, name: string): Values {
	const { basic, period, hasLoan } = person;
	const { perYear, day, word } = paidHow(person);
	const bonus = Math.round(basic * 0.06);
	const gross = basic + bonus;
	const pension = Math.round(gross * 0.05);
	const taxable = gross - pension;
	const taxToDate = taxSoFar(YEAR, CODE, taxable * period, period, perYear);
	const tax = taxToDate - taxSoFar(YEAR, CODE, taxable * (period - 1), period - 1, perYear);
	const ni = nationalInsurance(YEAR, gross, perYear);
	const loan = hasLoan ? studentLoan(YEAR, gross, perYear) : 0;
	const deductions = tax + ni + pension + loan;
	return {
		employeeName: name,
		surname: person.surname,
		forenames: person.forenames,
		employerName: person.employer,
		payeReference: person.reference,
		nationalInsuranceNumber: person.nino,
		payDate: day,
		taxPeriod: String(period),
		periodWord: word,
		taxCode: CODE,
		grossPay: pounds(gross),
		incomeTax: pounds(tax),
		nationalInsurance: pounds(ni),
		pension: pounds(pension),
		studentLoan: pounds(loan),
		totalDeductions: pounds(deductions),
		netPay: pounds(gross - deductions),
		payToDate: pounds(gross * period),
		taxToDate: pounds(taxToDate),
		basic: separated(pounds(basic)),
		bonus: pounds(bonus),
		niToDate: separated(pounds(ni * period)),
		pensionToDate: separated(pounds(pension * period)),
		netToDate: separated(pounds((gross - deductions) * period)),
		employerNi: separated(pounds(Math.round((gross - (100 * 9_100) / perYear) * 0.138))), // not money of anybody
		hours: (basic / 1_550).toFixed(2), // not money of anybody
		loanLine: hasLoan ? 'yes' : '',
		address: '14 Quarry Lane, Ambleford, AM4 7QT',
		payrollNumber: String(1000 + period * 37),
	};
}

function leaver(person: Person): Values {
	const { basic, period } = person;
	const { perYear, day, word } = paidHow(person);
	const before = period > 5 ? 412_345 : 0;
	const taxBefore = taxSoFar(YEAR, CODE, before, 1);
	const tax = taxSoFar(YEAR, CODE, basic * period + before, period, perYear);
	return {
		surname: person.surname,
		forenames: person.forenames,
		employerName: person.employer,
		payeReference: person.reference,
		nationalInsuranceNumber: person.nino,
		leavingDate: `${day.slice(0, 8)}07`,
		taxCode: CODE,
		totalPayToDate: pounds(basic * period + before),
		totalTaxToDate: pounds(tax),
		payInThisEmployment: pounds(basic * period),
		taxInThisEmployment: pounds(tax - taxBefore),
		hasPrevious: before > 0 ? 'yes' : '',
		monthNumber: String(period),
		periodWord: word,
		payrollNumber: String(1000 + period * 37),
		address: '14 Quarry Lane',
		town: 'Ambleford',
		postcode: 'AM4 7QT',
	};
}

/** What a P60 says. Every other person had another job before, in the first two months of the year. */
function certificate(person: Person, index: number, name: string): Values {
	const taxYear =
		(['2023-24', '2024-25', '2025-26', '2024-25', '2023-24', '2025-26'] as const)[index % 6] ?? YEAR;
	const before = index % 2 === 1 ? 612_345 : 0;
	const { perYear } = paidHow(person);
	const pay = person.basic * perYear;
	const total = pay + before;
	const bands = bandsOfYear(taxYear, person.basic, perYear);
	const [tax, taxBefore] = [
		taxSoFar(taxYear, CODE, total, perYear, perYear),
		taxSoFar(taxYear, CODE, before, 2),
	];
	const loan = person.hasLoan ? studentLoan(taxYear, person.basic, perYear) : 0;
	// Whoever has a postgraduate loan pays it back from 2025-26 on: payslips of 2024-25 show none either.
	const hasPostgraduate = person.hasLoan && taxYear > YEAR;
	const postgraduate = hasPostgraduate ? postgraduateLoan(taxYear, person.basic, perYear) : 0;
	return {
		...{ surname: person.surname, forenames: person.forenames, name, employerName: person.employer },
		payeReference: person.reference,
		nationalInsuranceNumber: person.nino,
		worksNumber: String(1000 + index * 37),
		taxYear,
		yearEnd: `20${taxYear.slice(5)}`,
		finalTaxCode: CODE,
		hasPrevious: before > 0 ? 'yes' : '',
		payInPreviousEmployments: pounds(before),
		taxInPreviousEmployments: pounds(taxBefore),
		payInThisEmployment: pounds(pay),
		taxInThisEmployment: pounds(tax - taxBefore),
		totalPay: pounds(total),
		totalTax: pounds(tax),
		nicTableLetter: 'A',
		earningsAtLowerEarningsLimit: pounds(bands.atLower),
		earningsToPrimaryThreshold: pounds(bands.toPrimary),
		earningsToUpperEarningsLimit: pounds(bands.toUpper),
		employeeNationalInsurance: pounds(perYear * nationalInsurance(taxYear, person.basic, perYear)),
		studentLoan: pounds(perYear * loan),
		postgraduateLoan: pounds(perYear * postgraduate),
		statutoryMaternityPay: '0.00',
		statutoryPaternityPay: '0.00',
		statutoryAdoptionPay: '0.00',
		statutorySharedParentalPay: '0.00',
		statutoryParentalBereavementPay: '0.00',
		hasLoan: person.hasLoan ? 'yes' : '',
		address: '14 Quarry Lane',
		town: 'Ambleford',
		postcode: 'AM4 7QT',
	};
}

function savings(index: number, name: string): Values {
	const interest = 41_287 + index * 33_019;
	return {
		payer:
			[
				'Calder Valley Building Society',
				'Northgate Bank plc',
				'Sandpiper Savings Bank plc',
				'Albion Mutual Ltd',
				'Principality of Wexcombe Building Society',
				'First Harbour',
			][index] ?? '',
		accountHolder: name,
		taxYear: ['2023-24', '2024-25', '2022-23', '2024-25', '2025-26', '2023-24'][index] ?? '',
		yearEnd: ['2024', '2025', '2023', '2025', '2026', '2024'][index] ?? '',
		interest: pounds(interest),
		taxDeducted: '0.00',
		company:
			[
				'Marchbank Engineering plc',
				'Glenlivat Foods plc',
				'Tarn Holdings Ltd',
				'Osprey Wind Energy plc',
				'S & J Harlow Consulting Ltd',
				'BARRACLOUGH GROUP PLC',
			][index] ?? '',
		shareholder: name,
		paymentDate:
			['2024-07-12', '2024-11-01', '2025-02-14', '2024-05-31', '2025-12-19', '2023-10-06'][index] ?? '',
		dividend: pounds(interest * 2 + 15),
		shares: String(1250 + index * 400),
		account: `3344${index}120`,
	};
}

function bill(index: number): Values {
	const net = 18_550 + index * 9_145;
	const vat = Math.round(net * 0.2);
	const total = net + vat;
	const paid = Math.ceil(total / 5_000) * 5_000;
	return {
		supplier:
			[
				'Whitmore Tools Ltd',
				'Bexley Print Services Ltd',
				'The Corner Pantry Limited',
				'Rowan Plumbing Supplies Ltd',
				'Hallam & Reeve',
				'MERIDIAN OFFICE SUPPLIES LTD',
			][index] ?? '',
		date: ['2024-06-03', '2024-09-25', '2025-01-16', '2024-12-02', '2025-08-21', '2024-11-09'][index] ?? '',
		due: ['03/07/2024', '25/10/2024', '15/02/2025', '01/01/2025', '20/09/2025', '09/12/2024'][index] ?? '',
		invoiceNumber: ['INV-20417', '88213', 'CP/00952', 'RPS24-117', '2025/0318', 'SI0049217'][index] ?? '',
		net: pounds(net),
		vat: pounds(vat),
		total: pounds(total),
		currency: 'GBP',
		paid: pounds(paid),
		change: pounds(paid - total),
		first: pounds(Math.floor(net * 0.4)),
		second: pounds(net - Math.floor(net * 0.4)),
		customer:
			[
				'Ridgeway Studio',
				'P Hartley',
				'Lowfield Farm',
				'A. Byrne Joinery',
				'Kestrel Design Studio Ltd',
				'Mrs L Hobday',
			][index] ?? '',
	};
}
