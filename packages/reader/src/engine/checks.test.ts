import { pence } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checks as sums } from '../documents/p60/definition.ts';
import { fields, otherLabels } from '../documents/p60/fields.ts';
import { plausibleFigures } from '../documents/p60/plausible.ts';
import { checkFigures } from './checks.ts';
import { vocabularyOf } from './labels/vocabulary.ts';
import type { Label } from './layout/sheet.ts';
import type { FigureFound } from './relations/figure-found.ts';
import type { Amount } from './values/amount.ts';

const rules = { sums, fieldOf: vocabularyOf({ fields, otherLabels }).fieldOf };
const check = (found: readonly FigureFound[]) => checkFigures(found, rules);

function figure(field: string, value: number, amount: Partial<Amount> = {}): FigureFound {
	const box = { x: 0, y: 0, width: 10, height: 10 };
	const plain = { text: '', words: [], size: 10, hasPence: true, isDoubtful: false, isNegative: value < 0 };
	return { field, confidence: 0.96, amount: { value: pence(value), box, ...plain, ...amount } };
}
const three = (previous: number, current: number, total: number, amount: Partial<Amount> = {}) => [
	figure('payInPreviousEmployments', previous, amount),
	figure('payInThisEmployment', current, amount),
	figure('totalPay', total, amount),
];

describe('the sum of previous and this employment', () => {
	it('makes amounts sure when it is right to the penny', () => {
		const { figures, warnings } = check(three(100, 250, 350));
		expect(figures.map(({ confidence, checks }) => [confidence, checks])).toEqual(
			Array(3).fill([0.999, ['sum']]),
		);
		expect(warnings).toEqual([]);
	});

	it('has them left out when it is wrong by a penny', () => {
		fc.assert(
			fc.property(
				fc.nat(1e9),
				fc.nat(1e9),
				fc.integer({ min: -1e6, max: 1e6 }),
				(previous, current, error) => {
					const { figures, warnings } = check(three(previous, current, previous + current + error));
					expect([figures.length, warnings.length]).toEqual(error === 0 ? [3, 0] : [0, 1]);
				},
			),
		);
	});

	it('counts nothing without pence: a misreading that drops them adds up too', () => {
		expect(check(three(100, 200, 300, { hasPence: false })).figures).toEqual([]);
	});

	it('counts a missing previous employment as nothing paid', () => {
		const found = [figure('payInThisEmployment', 250), figure('totalPay', 250)];
		expect(check(found).figures.every(({ checks }) => checks.includes('sum'))).toBe(true);
	});

	it('settles what was joined in doubt, and proves the form to print so', () => {
		const contributions = figure('employeeNationalInsurance', 777, { isDoubtful: true });
		expect(check([contributions]).figures).toEqual([]);
		expect(check([...three(1, 2, 3, { isDoubtful: true }), contributions]).figures).toHaveLength(4);
	});

	it('takes a form that prints four amounts in cells, and nothing in any other way, to print so', () => {
		const fields = ['Maternity', 'Paternity', 'Adoption', 'SharedParental'];
		const cells = fields.map((kind) => figure(`statutory${kind}Pay`, 100, { isDoubtful: true }));
		expect(check(cells).figures).toHaveLength(4);
		expect(check(cells.slice(1)).figures).toEqual([]);
		expect(check([...cells, figure('employeeNationalInsurance', 500)]).figures).toHaveLength(1);
	});

	it('tells which of two amounts of a field is meant', () => {
		const { figures } = check([...three(100, 250, 350), figure('totalPay', 999)]);
		expect(figures.map(({ amount }) => Number(amount.value))).toEqual([100, 250, 350]);
	});

	it('does not where both or neither add up, or a part is missing: none is sure', () => {
		const [previous, current] = three(100, 250, 350) as [FigureFound, FigureFound];
		const totals = (...values: number[]) => values.map((value) => figure('totalPay', value));
		const left = (...found: FigureFound[]) => check(found).figures.map(({ field }) => field);
		expect(left(previous, current, ...totals(351, 999))).not.toContain('totalPay');
		expect(left(current, ...totals(250, 999))).not.toContain('totalPay');
		const both = [...three(100, 250, 350), figure('payInThisEmployment', 350), figure('totalPay', 450)];
		expect(left(...both)).toEqual(['payInPreviousEmployments']);
	});
});

describe('what contradicts an amount', () => {
	const label = (meaning: Label['meaning']): Label => ({
		meaning,
		size: 10,
		segments: [],
		box: { x: 0, y: 0, width: 1, height: 1 },
	});
	const part = (value: object) => label({ kind: 'part', part: value });
	const unexplained = figure('studentLoan', 5).amount;

	it('is more tax than pay', () => {
		const found = [
			figure('payInThisEmployment', 100),
			figure('taxInThisEmployment', 101),
			figure('totalPay', 7),
		];
		expect(plausibleFigures(found, [], []).map(({ field }) => field)).toEqual(['totalPay']);
	});

	it('is tax as high as the pay: the pay read twice', () => {
		const found = [figure('payInThisEmployment', 100), figure('taxInThisEmployment', 100)];
		expect(plausibleFigures(found, [], [])).toEqual([]);
		const nothing = [figure('payInThisEmployment', 0), figure('taxInThisEmployment', 0)];
		expect(plausibleFigures(nothing, [], [])).toEqual(nothing);
	});

	it('is pence in a field of whole pounds', () => {
		expect(check([figure('earningsToUpperEarningsLimit', 127_041)]).figures).toEqual([]);
		expect(check([figure('earningsToUpperEarningsLimit', 127_000)]).figures).toHaveLength(1);
		expect(check([figure('employeeNationalInsurance', 127_041)]).figures).toHaveLength(1);
	});

	it('is an amount beside it that found no field, where the form has tax and none was found', () => {
		const found = [figure('payInThisEmployment', 100)];
		expect(plausibleFigures(found, [unexplained], [part({ figure: 'tax' })])).toEqual([]);
		expect(plausibleFigures(found, [], [part({ figure: 'tax' })])).toEqual(found);
		expect(plausibleFigures(found, [unexplained], [])).toEqual(found);
	});

	it('is a total that was not found though there is one', () => {
		const found = [figure('payInThisEmployment', 100)];
		expect(plausibleFigures(found, [unexplained], [part({ scope: 'total' })])).toEqual([]);
	});

	it('is not a refund in a place for pay', () => {
		expect(check([figure('payInThisEmployment', -5)]).figures).toEqual([]);
		expect(check([figure('taxInThisEmployment', -5)]).figures).toHaveLength(1);
	});
});
