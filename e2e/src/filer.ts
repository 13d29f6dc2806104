/** The made-up person of the journey, and what their return must carry: worked by hand from HMRC's forms. */
import type { Pence } from '@halfpenny/facts';

/** Who files. The National Insurance number is HMRC's own example, the UTR fits its check digit. */
export const filer = {
	username: 'ada.filer',
	email: 'ada@example.com',
	password: 'copper ship on a penny',
	firstName: 'Ada',
	lastName: 'Filer-Lovelace',
	employer: 'Larkspur & Finch Bakers Ltd',
	p60: (amount: (pence: number) => Pence) => ({
		taxYear: '2025-26',
		surname: 'Filer-Lovelace',
		forenames: 'Ada',
		nationalInsuranceNumber: 'QQ123456C',
		employerName: 'Larkspur & Finch Bakers Ltd',
		payeReference: '123/AB456',
		payInThisEmployment: amount(4_234_567),
		taxInThisEmployment: amount(595_560),
	}),
};

/**
 * Every leaf of the MTR. Pay 42,345.67 is 42,345; tax 5,955.60 is 5,956; interest 1,480.33 is 1,480; the gift of 250
 * widens the basic band. Taxable pay 29,775 at 20% is 5,955.00; interest after the allowance of 1,000 is 480 at 20%,
 * 96.00; 6,051.00 less 5,956.00 is 95.00 due.
 */
export const expectedLeaves: readonly (readonly [path: string, value: string])[] = [
	['SA100[1]/YourPersonalDetails[1]/DateOfBirth[1]', '1980-02-29'],
	['SA100[1]/YourPersonalDetails[1]/NationalInsuranceNumber[1]', 'QQ123456C'],
	['SA100[1]/YourPersonalDetails[1]/TaxpayerStatus[1]', 'U'],
	['SA100[1]/YourTaxReturn[1]/EmploymentSchedule[1]', 'yes'],
	['SA100[1]/YourTaxReturn[1]/NumberOfEmploymentSchedules[1]', '1'],
	['SA100[1]/Income[1]/UKInterestAndDividends[1]/UntaxedUKinterestEtc[1]', '1480.00'],
	['SA100[1]/TaxReliefs[1]/CharitableGiving[1]/GiftAidPaymentsMadeInYear[1]', '250.00'],
	['SA102[1]/Employment[1]/PayFromEmployment[1]', '42345.00'],
	['SA102[1]/Employment[1]/TaxTakenOffPay[1]', '5956.00'],
	['SA102[1]/Employment[1]/EmployerPAYEReference[1]', '123/AB456'],
	['SA102[1]/Employment[1]/EmployersName[1]', 'Larkspur & Finch Bakers Ltd'],
	['SA102[1]/Employment[1]/CompanyDirector[1]', 'no'],
	['SA110[1]/SelfAssessment[1]/TotalTaxEtcDue[1]', '95.00'],
	['SA110[1]/UnderpaidTax[1]', ''],
	['TaxpayerName[1]', 'Ada Filer-Lovelace'],
	['Declaration[1]/IndividualDeclaration[1]', 'yes'],
];
