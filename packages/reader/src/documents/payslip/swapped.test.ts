/** Deductions that were taken for each other add up all the same. */
import { describe, expect, it } from 'vitest';
import { swappedDeductions } from './swapped.ts';

const judge = (incomeTax: string, nationalInsurance: string, taxYear = '2024-25') => {
	const values: Record<string, string> = {
		grossPay: '2605.83',
		incomeTax,
		nationalInsurance,
		pension: '130.29',
	};
	return swappedDeductions((field) => values[field], taxYear)?.fields;
};

describe('tax and National Insurance of a payslip', () => {
	it('are in doubt where the tax is what the table takes as contributions', () => {
		// (2,605.83 - 1,048) at 8%
		expect(judge('124.63', '285.60')).toContain('nationalInsurance');
	});

	it('are not where the contributions are, or neither is', () => {
		expect(judge('285.60', '124.63')).toBeUndefined();
		expect(judge('285.60', '99.00')).toBeUndefined();
		expect(judge('124.63', '285.60', '1999-00')).toBeUndefined();
	});
});
