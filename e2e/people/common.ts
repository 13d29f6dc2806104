/** The parts that every made-up person's return has, such as their details and the declaration. */
import type { Leaves } from './person.ts';

/** HMRC's own example of a National Insurance number. Everybody can share it, since returns are found by UTR. */
export const nationalInsurance = 'QQ123456C';

/** SA100 page 1: date of birth, number, and where they pay tax (C Wales, S Scotland, U elsewhere in the UK). */
export function personal(born: string, status: 'U' | 'S' | 'C' = 'U'): Leaves {
	return { DateOfBirth: born, NationalInsuranceNumber: nationalInsurance, TaxpayerStatus: status };
}

/** SA100 page 2: says there is a schedule, and how many copies of it. */
export function schedule(name: string, number?: number): Leaves {
	return {
		[`${name}Schedule`]: 'yes',
		...(number ? { [`NumberOf${name}Schedules`]: String(number) } : {}),
	};
}

/** SA110 boxes 1 and 2: the tax due, negative if overpaid. HMRC requires UnderpaidTax even when it is empty. */
export function due(total: string, rest: Leaves = {}): Leaves {
	return { SelfAssessment: { TotalTaxEtcDue: total, ...rest }, UnderpaidTax: '' };
}

/** The end of the return: the person's name and their declaration. */
export function signed(name: string): Leaves {
	return { TaxpayerName: name, Declaration: { IndividualDeclaration: 'yes' } };
}
