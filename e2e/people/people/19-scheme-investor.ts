/** An engineer who put money into EIS, SEIS and VCT shares. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * Allowance 12,570 − 10,000 = 2,570. 117,430: 7,540.00 + 31,892.00 = 39,432.00, all taken from pay. Reliefs: 30% of 20,000,
 * 50% of 10,000, 30% of 5,000: 12,500.00 (ITA 2007 ss.158, 257AB, 263).
 */
export const schemeInvestor: Person = {
	name: 'Ingrid Solberg',
	story:
		'I earn 120,000, tax 39,432. I put 20,000 into an EIS company, 10,000 into an SEIS one and 5,000 into a VCT, and have the ' +
		'certificates.',
	taxYear: '2025-26',
	details: {
		firstName: 'Ingrid',
		lastName: 'Solberg',
		born: ['4', 'January', '1980'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['A job', 'Something less common', 'Money put into EIS, SEIS or VCT shares'],
	tasks: [
		{
			title: 'Jobs',
			entries: [
				{
					'Employer’s name': 'Tidal Power Systems Ltd',
					'Employer PAYE reference': '846/TP7',
					'Pay from this job': '120000',
					'Tax taken off this pay': '39432',
				},
			],
		},
		{
			title: 'EIS, SEIS and VCT shares',
			entries: [
				{
					'Company or fund': 'Heat Pumps Ltd',
					'Which scheme?': 'Enterprise Investment Scheme (EIS)',
					'What you put in': '20000',
				},
				{
					'Company or fund': 'New Seeds Ltd',
					'Which scheme?': 'Seed Enterprise Investment Scheme (SEIS)',
					'What you put in': '10000',
				},
				{
					'Company or fund': 'Small Firms VCT',
					'Which scheme?': 'Venture capital trust (VCT)',
					'What you put in': '5000',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1980-01-04'),
			YourTaxReturn: { ...schedule('Employment', 1), ...schedule('AdditionalInformation') },
		},
		SA101: {
			OtherTaxReliefs: {
				VentureCapitalTrustShareSubscriptions: '5000.00',
				EnterpriseInvestmentSchemeShareSubscriptions: '20000.00',
				SeedEnterpriseInvestmentSchemeAmount: '10000.00',
			},
		},
		SA102: {
			Employment: {
				PayFromEmployment: '120000.00',
				TaxTakenOffPay: '39432.00',
				EmployerPAYEReference: '846/TP7',
				EmployersName: 'Tidal Power Systems Ltd',
				CompanyDirector: 'no',
			},
		},
		SA110: due('-12500.00'),
		...signed('Ingrid Solberg'),
	},
};
