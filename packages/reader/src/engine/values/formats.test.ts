import { describe, expect, it } from 'vitest';
import { asName, asNino, asPayeReference, asReference, asTableLetter, asTaxCode } from './formats.ts';
import { splitName } from './names.ts';

describe('a value by its look', () => {
	it('is a National Insurance number', () => {
		expect(asNino('QQ 12 34 56 C')).toBe('QQ123456C');
		expect(asNino('q q 1 2 3 4 5 6')).toBe('QQ123456');
		expect(asNino('QQ 12 1037')).toBeUndefined();
		expect(asNino('AB 12 34 56 E')).toBeUndefined();
		expect(asNino('GB123456A')).toBeUndefined();
		expect(asNino('12345678')).toBeUndefined();
	});

	it('is a PAYE reference', () => {
		expect(asPayeReference('123 / AB456')).toBe('123/AB456');
		expect(asPayeReference('083/pz99812')).toBe('083/PZ99812');
		expect(asPayeReference('083 PZ99812')).toBe('083/PZ99812');
		for (const text of ['2024', '1257L', '12/AB456']) expect(asPayeReference(text)).toBeUndefined();
		expect(asPayeReference('123PA00012345678')).toBeUndefined();
	});

	it('is a tax code', () => {
		for (const code of ['1257L', 'S1257L', 'C1100T', 'BR', 'D0', '0T', 'NT', 'K475', 'SK100'])
			expect(asTaxCode(code)).toBe(code);
		expect(asTaxCode('1257 L')).toBe('1257L');
		expect(asTaxCode('1257L M1')).toBe('1257L M1');
		expect(asTaxCode('1257L W1/M1')).toBe('1257L W1/M1');
		expect(asTaxCode('0TX')).toBe('0T X');
		expect(asTaxCode('1257L / A')).toBe('1257L');
		expect(asTaxCode('BR/B')).toBe('BR');
		for (const text of ['1257', 'L1257', 'A', '12', '12345L']) expect(asTaxCode(text)).toBeUndefined();
	});

	it('is a table letter or a works number', () => {
		expect(asTableLetter('A')).toBe('A');
		expect(asTableLetter('R')).toBeUndefined();
		expect(asTableLetter('AB')).toBeUndefined();
		expect(asReference('HN-00417')).toBe('HN-00417');
		expect(asReference('AB 12 34')).toBe('AB 12 34');
		expect(asReference('SMITH')).toBeUndefined();
		expect(asReference('14 Millrace Lane')).toBeUndefined();
	});
});

describe('the full stop of a sentence', () => {
	it('is no part of a name or a number, but that of an initial is', () => {
		expect(asName("O'Hara.")).toBe("O'Hara");
		expect(asName('Ana R.')).toBe('Ana R.');
		expect(asReference('A-2291.')).toBe('A-2291');
		expect(asReference('7.')).toBe('7');
	});
});

describe('a name in one piece', () => {
	it.each([
		['Priya Sharma', 'Sharma', 'Priya'],
		['Ms Priya Sharma', 'Sharma', 'Priya'],
		['Sharma, Priya Anne', 'Sharma', 'Priya Anne'],
		['Priya Anne SHARMA', 'SHARMA', 'Priya Anne'],
		['J SHARMA', 'SHARMA', 'J'],
		['J. R. Ng', 'Ng', 'J. R.'],
		['Amelia van der Berg', 'van der Berg', 'Amelia'],
		['Ana de la Cruz', 'de la Cruz', 'Ana'],
		['Amelia Jane Ng', 'Ng', 'Amelia Jane'],
		['JOHN PAUL SMITH', 'SMITH', 'JOHN PAUL'],
	])('%s is taken apart', (full, surname, forenames) => {
		expect(splitName(full)).toEqual({ surname, forenames });
	});

	it.each(['van der Berg', 'Ana Maria Jane Ruiz Gomez', 'John Smith. National', 'Smith J', 'Madonna'])(
		'%s is left, since it is open',
		(full) => {
			expect(splitName(full)).toBeUndefined();
		},
	);
});

describe('a name', () => {
	it('has a capital in each word but in those that are written small', () => {
		expect(['van der Berg', "O'Connell", 'NG', 'Ana de la Cruz'].map(asName)).not.toContain(undefined);
		expect(['number', 'de la', 'Insurance number held', 'p'].map(asName)).toEqual(Array(4).fill(undefined));
	});
});
