/** Deductions that were taken for each other add up all the same. */
import { pence } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import type { Amount } from '../../engine/values/amount.ts';
import { otherContributions, swappedDeductions } from './swapped.ts';

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

	it('are in doubt as well where no year is told', () => {
		const values: Record<string, string> = {
			...{ grossPay: '2605.83', incomeTax: '124.63', nationalInsurance: '285.60' },
		};
		expect(swappedDeductions((field) => values[field], undefined)?.fields).toContain('incomeTax');
	});

	it('are not where the contributions are, or neither is', () => {
		expect(judge('285.60', '124.63')).toBeUndefined();
		expect(judge('285.60', '99.00')).toBeUndefined();
		expect(judge('124.63', '285.60', '1999-00')).toBeUndefined();
	});
});

describe('contributions that the table does not take', () => {
	const amount = (value: number): Amount => ({
		...{ value: pence(value), text: '', words: [], box: { x: 0, y: 0, width: 1, height: 1 }, size: 10 },
		...{ hasPence: true, isDoubtful: false, isNegative: false },
	});
	const doubted = (nationalInsurance: string, ...printed: number[]) => {
		const values: Record<string, string> = { grossPay: '2605.83', nationalInsurance };
		return otherContributions((field) => values[field], '2024-25', printed.map(amount))?.fields;
	};

	it('are in doubt where what it takes is printed', () => {
		expect(doubted('872.41', 87_241, 12_463)).toEqual(['nationalInsurance']);
	});

	it('are not where it is not, or where they are what it takes', () => {
		expect(doubted('872.41', 87_241, 12_464)).toBeUndefined();
		expect(doubted('124.63', 12_463)).toBeUndefined();
	});
});
