/** The months of the Construction Industry Scheme. */

/** A month from the 6th to the 5th, both included. */
export interface ContractorMonth {
	readonly from: string;
	readonly to: string;
}

/** The twelve months of a tax year, the first from 6 April (SI 2005/2045 reg. 2). */
export function contractorMonths(taxYear: string): readonly ContractorMonth[] {
	const year = Number(taxYear.slice(0, 4));
	const day = (month: number, date: string) => {
		const at = month - 1;
		return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-${date}`;
	};
	return Array.from({ length: 12 }, (_, at) => ({ from: day(at + 4, '06'), to: day(at + 5, '05') }));
}
