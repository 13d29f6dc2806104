/** The made-up people whose figures are printed on the held-back P60s: what is true, apart from how any paper shows it. */

/** A row of National Insurance earnings: the bands in whole pounds, the contributions in pence. */
export interface NationalInsuranceRow {
	readonly letter: string;
	readonly lel: number;
	readonly lelToPt: number;
	readonly ptToUel: number;
	readonly contributions: number;
}

/** Everything a P60 could say about one person; amounts are integer pence, a refund of tax is below zero. */
export interface Person {
	/** The tax year ends on 5 April of this year. */
	readonly year: number;
	readonly title: string;
	readonly forenames: string;
	readonly surname: string;
	readonly address: readonly string[];
	readonly nino: string;
	readonly payrollNumber: string;
	readonly taxCode: string;
	readonly previousPay?: number;
	readonly previousTax?: number;
	readonly pay: number;
	readonly tax: number;
	readonly totalPay: number;
	readonly totalTax: number;
	readonly nic: readonly NationalInsuranceRow[];
	readonly smp?: number;
	readonly spp?: number;
	readonly shpp?: number;
	readonly sap?: number;
	readonly spbp?: number;
	readonly sncp?: number;
	readonly studentLoan?: number;
	readonly postgraduateLoan?: number;
	readonly employer: string;
	readonly employerAddress: readonly string[];
	readonly payeReference: string;
}

/** Six people: an ordinary one, one who moved jobs, a refund, a high earner, a year of leave, and hardly any pay. */
export const people: readonly Person[] = [
	{
		year: 2025,
		title: 'Ms',
		forenames: 'Amelia Grace',
		surname: 'Thornbury',
		address: ['Flat 3', '18 Gasworks Lane', 'Leeds', 'LS9 8QX'],
		nino: 'JT000123A',
		payrollNumber: '10452',
		taxCode: '1257L',
		pay: 2845012,
		tax: 317600,
		totalPay: 2845012,
		totalTax: 317600,
		nic: [{ letter: 'A', lel: 6396, lelToPt: 6174, ptToUel: 15880, contributions: 127041 }],
		employer: 'Harcastle Dental Practice LLP',
		employerAddress: ['4 Mill Street', 'Leeds', 'LS1 4DT'],
		payeReference: '567/HD31',
	},
	{
		year: 2024,
		title: 'Mr',
		forenames: 'J R',
		surname: 'Featherstonehaugh-Price',
		address: ['The Old Rectory', 'Church Road', 'Nether Wallop', 'SO20 8EZ'],
		nino: 'CE009417B',
		payrollNumber: 'FP/00731',
		taxCode: '1257L M1',
		previousPay: 912055,
		previousTax: 61240,
		pay: 2133307,
		tax: 401160,
		totalPay: 3045362,
		totalTax: 462400,
		nic: [
			{ letter: 'A', lel: 4264, lelToPt: 4116, ptToUel: 9803, contributions: 112734 },
			{ letter: 'M', lel: 1066, lelToPt: 1029, ptToUel: 1055, contributions: 12133 },
		],
		studentLoan: 84600,
		employer: 'The Worshipful Company of Instrument Makers Benevolent & Educational Trust (Trading) Limited',
		employerAddress: [
			'Unit 12, Kingfisher Business Park',
			'200 Winchester Road',
			'Andover',
			'Hampshire',
			'SP10 2ZZ',
		],
		payeReference: '083/WA60412',
	},
	{
		year: 2025,
		title: 'Mr',
		forenames: 'Dónal',
		surname: "O'Rourke",
		address: ['27 Shore Road', 'Belfast', 'BT15 3PG'],
		nino: 'WM002266D',
		payrollNumber: '7',
		taxCode: 'S1257L',
		pay: 781200,
		tax: -21480,
		totalPay: 781200,
		totalTax: -21480,
		nic: [{ letter: 'A', lel: 6396, lelToPt: 1416, ptToUel: 0, contributions: 0 }],
		spp: 36800,
		employer: 'Zoe & Co',
		employerAddress: ['1 High Street', 'Ayr', 'KA7 1AA'],
		payeReference: '961/Z5',
	},
	{
		year: 2026,
		title: 'Dr',
		forenames: 'Pieter Johannes',
		surname: 'van Rensburg',
		address: ['91 Marine Parade', 'Brighton', 'BN2 1TL'],
		nino: 'SG003518C',
		payrollNumber: '00048213',
		taxCode: 'K475',
		pay: 11890433,
		tax: 3876220,
		totalPay: 11890433,
		totalTax: 3876220,
		nic: [{ letter: 'A', lel: 6500, lelToPt: 6070, ptToUel: 37700, contributions: 438869 }],
		sncp: 112536,
		studentLoan: 821200,
		postgraduateLoan: 529400,
		employer: 'NORTHGATE UNIVERSITY HOSPITALS NHS FOUNDATION TRUST',
		employerAddress: ['Payroll Services', 'PO Box 114', 'Brighton', 'BN1 9QQ'],
		payeReference: '120/NG0042817',
	},
	{
		year: 2024,
		title: 'Miss',
		forenames: 'Xiu Ying',
		surname: 'Li',
		address: ['5 Cowley Road', 'Oxford', 'OX4 1HP'],
		nino: 'PB001174A',
		payrollNumber: 'A-2291',
		taxCode: 'C1100L',
		previousPay: 1400000,
		previousTax: 190020,
		pay: 4809090,
		tax: 959680,
		totalPay: 6209090,
		totalTax: 1149700,
		nic: [{ letter: 'J', lel: 6396, lelToPt: 6174, ptToUel: 35520, contributions: 71040 }],
		smp: 641218,
		postgraduateLoan: 160500,
		employer: 'Cwmni Bwyd Da Cyf',
		employerAddress: ['Uned 6, Parc Menai', 'Bangor', 'LL57 4BL'],
		payeReference: '948/BD7719',
	},
	{
		year: 2025,
		title: 'Mr',
		forenames: 'Oluwaseun Babatunde',
		surname: 'Chukwuemeka-Adeyemi',
		address: ['140b Rye Lane', 'London', 'SE15 4RT'],
		nino: 'HX005080B',
		payrollNumber: '316',
		taxCode: '0T',
		previousPay: 0,
		previousTax: 0,
		pay: 98240,
		tax: 19640,
		totalPay: 98240,
		totalTax: 19640,
		nic: [{ letter: 'H', lel: 0, lelToPt: 0, ptToUel: 0, contributions: 0 }],
		spbp: 18403,
		employer: '24 Seven Cleaning (London) Ltd',
		employerAddress: ['Suite 9', '24 Peckham High Street', 'London', 'SE15 5DT'],
		payeReference: '475/UB90210',
	},
];
