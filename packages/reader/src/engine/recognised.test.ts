/** How sure a field of a picture is, and that a picture's lost spaces do not hide what it is. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../tests/segments.ts';
import type { FieldDefinition } from '../definition.ts';
import { definitions } from '../documents/registry.ts';
import { readPages } from './documents.ts';
import { asRecognised } from './recognised.ts';

const words = segment('Amelia', 50, 100).words;
const forenames = { name: 'forenames', kind: 'name', labels: [] } as const;
const given = (
	confidence: number,
	sureness: number,
	more = {},
	defined: FieldDefinition = forenames,
	value = 'Amelia',
) => {
	const page = {
		...{ number: 1, width: 595, height: 842, rulings: [] },
		words: words.map((word) => ({ ...word, sureness, ...more })),
	};
	const field = {
		...{ name: 'forenames', value, text: 'Amelia', page: 1, confidence, checks: [] },
		box: { x: 40, y: 95, width: 100, height: 20 },
	};
	return (
		asRecognised({ fields: [field], abstained: [], warnings: [] }, [page], [defined]).fields.length === 1
	);
};

describe('a field of a picture', () => {
	it('is given where it surely belongs to its label and was surely read, though both together are less', () => {
		expect(given(0.92, 0.96)).toBe(true);
		expect(given(0.9, 0.995)).toBe(true);
	});

	it('is offered only where either is in doubt', () => {
		expect(given(0.92, 0.94)).toBe(false);
		expect(given(0.9, 0.98)).toBe(false);
		expect(given(0.99, 0.48)).toBe(false);
	});
});

describe('whole pounds in a picture', () => {
	const loan = { name: 'forenames', kind: 'wholePounds', labels: [] } as const;

	it('are offered only where there is but one figure of them', () => {
		expect(given(0.99, 0.99, {}, loan, '3.00')).toBe(false);
		expect(given(0.99, 0.99, {}, loan, '30.00')).toBe(true);
		expect(given(0.99, 0.99, {}, loan, '0.00')).toBe(true);
	});
});

describe('the name of an organisation in a picture', () => {
	const employer = { name: 'forenames', kind: 'organisation', labels: [] } as const;

	it('is as sure as its letters: a bracket or an ampersand in doubt changes nothing', () => {
		const doubted = { surenessOfLetters: 0.99 };
		expect(given(0.99, 0.4, doubted, employer)).toBe(true);
		expect(given(0.99, 0.4, { surenessOfLetters: 0.4 }, employer)).toBe(false);
		expect(given(0.99, 0.4, doubted)).toBe(false);
	});
});

describe('a name of a picture', () => {
	it('is offered only where a letter of it may have a mark that was not read', () => {
		expect(given(0.99, 0.99)).toBe(true);
		expect(given(0.99, 0.99, { mayHaveMarks: true })).toBe(false);
	});
});

describe('a picture whose spaces were not seen', () => {
	it('is known all the same, and read', () => {
		const lines = [
			['EndofYearCertificate', '2024/25'],
			['EmployersPAYEreference', '123/AB456'],
			['Finaltaxcode', '1257L'],
			['Payinthisemployment', '20,000.00'],
			['Taxinthisemployment', '1,484.20'],
			['Totalpayforyear', '20,000.00'],
			['Totaltaxforyear', '1,484.20'],
		] as const;
		const seen = lines.flatMap(([label, value], index) =>
			[segment(label, 50, 100 + index * 18), segment(value, 320, 100 + index * 18)].flatMap((each) =>
				each.words.map((word) => ({ ...word, sureness: 0.99 })),
			),
		);
		const page = { number: 1, width: 595, height: 842, rulings: [], words: seen };
		const { documentType, fields } = readPages([page], definitions);
		expect(documentType).toBe('p60');
		expect(fields.find(({ name }) => name === 'payInThisEmployment')?.value).toBe('20000.00');
		const printed = seen.map(({ sureness: _, ...word }) => word);
		expect(readPages([{ ...page, words: printed }], definitions).documentType).toBe('unknown');
	});
});
