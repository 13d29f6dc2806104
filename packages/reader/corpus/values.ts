/** Made-up people and what their papers say. Sums hold; tax, National Insurance and student loan are those of the tables of the year. */
import type { DocumentType } from '@halfpenny/reader';
import type { Values } from './paper.ts';
import { nationalInsurance, studentLoan, taxSoFar } from './paye.ts';

interface Person {
	readonly forenames: string;
	readonly surname: string;
	readonly nino: string;
	readonly employer: string;
	readonly reference: string;
	/** In pence. */
	readonly monthly: number;
	readonly month: number;
	readonly hasLoan: boolean;
}

const people: readonly Person[] = [
	{
		forenames: 'Nerys',
		surname: 'Pritchard',
		nino: 'CE123456A',
		employer: 'Tidewater Logistics Ltd',
		reference: '120/TL4471',
		monthly: 245_833,
		month: 7,
		hasLoan: false,
	},
	{
		forenames: 'Callum',
		surname: 'Abernethy',
		nino: 'JH654321B',
		employer: 'Fenwick and Roe Solicitors LLP',
		reference: '846/FR02',
		monthly: 391_250,
		month: 11,
		hasLoan: true,
	},
	{
		forenames: 'Oluwaseun',
		surname: 'Adeyemi',
		nino: 'PA908172D',
		employer: 'Harrowgate Dental Care Limited',
		reference: '951/HD7782',
		monthly: 188_417,
		month: 3,
		hasLoan: false,
	},
	{
		forenames: 'Margaret',
		surname: "O'Connell",
		nino: 'ZY335577C',
		employer: 'Copperfield Primary School',
		reference: '083/CPS19',
		monthly: 512_009,
		month: 9,
		hasLoan: true,
	},
];

/** The year of payslips and leavers' certificates, and everybody's code. */
const YEAR = '2024-25';
const CODE = '1257L';

/** Pence as pounds. */
const pounds = (pence: number) => `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`; // not money of anybody

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

function payslip(person: Person, name: string): Values {
	const { monthly, month, hasLoan } = person;
	const bonus = Math.round(monthly * 0.06);
	const gross = monthly + bonus;
	const pension = Math.round(gross * 0.05);
	const taxable = gross - pension;
	const taxToDate = taxSoFar(YEAR, CODE, taxable * month, month);
	const tax = taxToDate - taxSoFar(YEAR, CODE, taxable * (month - 1), month - 1);
	const ni = nationalInsurance(YEAR, gross, 1);
	const loan = hasLoan ? studentLoan(YEAR, gross, 1) : 0;
	const deductions = tax + ni + pension + loan;
	return {
		employeeName: name,
		employerName: person.employer,
		payeReference: person.reference,
		nationalInsuranceNumber: person.nino,
		payDate: `2024-${String(((month + 2) % 12) + 1).padStart(2, '0')}-28`,
		taxPeriod: String(month),
		taxCode: CODE,
		grossPay: pounds(gross),
		incomeTax: pounds(tax),
		nationalInsurance: pounds(ni),
		pension: pounds(pension),
		studentLoan: pounds(loan),
		totalDeductions: pounds(deductions),
		netPay: pounds(gross - deductions),
		payToDate: pounds(gross * month),
		taxToDate: pounds(taxToDate),
		basic: pounds(monthly).replace(/\B(?=(\d{3})+\.)/g, ','),
		bonus: pounds(bonus),
		niToDate: pounds(ni * month).replace(/\B(?=(\d{3})+\.)/g, ','),
		pensionToDate: pounds(pension * month).replace(/\B(?=(\d{3})+\.)/g, ','),
		employerNi: pounds(Math.round((gross - 75_800) * 0.138)),
		loanLine: hasLoan ? 'yes' : '',
		address: '14 Quarry Lane, Ambleford, AM4 7QT',
		payrollNumber: String(1000 + month * 37),
	};
}

function leaver(person: Person): Values {
	const { monthly, month } = person;
	const before = month > 5 ? 412_345 : 0;
	const taxBefore = taxSoFar(YEAR, CODE, before, 1);
	const tax = taxSoFar(YEAR, CODE, monthly * month + before, month);
	return {
		surname: person.surname,
		forenames: person.forenames,
		employerName: person.employer,
		payeReference: person.reference,
		nationalInsuranceNumber: person.nino,
		leavingDate: `2024-${String(((month + 2) % 12) + 1).padStart(2, '0')}-17`,
		taxCode: CODE,
		totalPayToDate: pounds(monthly * month + before),
		totalTaxToDate: pounds(tax),
		payInThisEmployment: pounds(monthly * month),
		taxInThisEmployment: pounds(tax - taxBefore),
		monthNumber: String(month),
	};
}

/** What a P60 says. Every other person had another job before, in the first two months of the year. */
function certificate(person: Person, index: number, name: string): Values {
	const taxYear = (['2023-24', '2024-25', '2025-26', '2024-25'] as const)[index % 4] ?? YEAR;
	const before = index % 2 === 1 ? 612_345 : 0;
	const pay = person.monthly * 12;
	const total = pay + before;
	const [tax, taxBefore] = [taxSoFar(taxYear, CODE, total, 12), taxSoFar(taxYear, CODE, before, 2)];
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
		earningsAtLowerEarningsLimit: '6396.00',
		earningsToPrimaryThreshold: '6180.00',
		earningsToUpperEarningsLimit: pounds(100 * Math.floor((Math.min(pay, 5_026_800) - 1_257_600) / 100)), // not money of anybody
		employeeNationalInsurance: pounds(nationalInsurance(taxYear, pay, 12)),
		studentLoan: pounds(person.hasLoan ? studentLoan(taxYear, pay, 12) : 0),
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
			][index] ?? '',
		accountHolder: name,
		taxYear: ['2023-24', '2024-25', '2022-23', '2024-25'][index] ?? '',
		yearEnd: ['2024', '2025', '2023', '2025'][index] ?? '',
		interest: pounds(interest),
		taxDeducted: '0.00',
		company:
			['Marchbank Engineering plc', 'Glenlivat Foods plc', 'Tarn Holdings Ltd', 'Osprey Wind Energy plc'][
				index
			] ?? '',
		shareholder: name,
		paymentDate: ['2024-07-12', '2024-11-01', '2025-02-14', '2024-05-31'][index] ?? '',
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
			][index] ?? '',
		date: ['2024-06-03', '2024-09-25', '2025-01-16', '2024-12-02'][index] ?? '',
		due: ['03/07/2024', '25/10/2024', '15/02/2025', '01/01/2025'][index] ?? '',
		invoiceNumber: ['INV-20417', '88213', 'CP/00952', 'RPS24-117'][index] ?? '',
		net: pounds(net),
		vat: pounds(vat),
		total: pounds(total),
		currency: 'GBP',
		paid: pounds(paid),
		change: pounds(paid - total),
		first: pounds(Math.floor(net * 0.4)),
		second: pounds(net - Math.floor(net * 0.4)),
		customer: ['Ridgeway Studio', 'P Hartley', 'Lowfield Farm', 'A. Byrne Joinery'][index] ?? '',
	};
}
