/** Measures how P60s are read: fields right, left out and wrong, by style and by the way the file is written, and the time a page takes. */
import { pence } from '@halfpenny/facts';
import {
	fieldsOnP60,
	makeP60,
	type P60Options,
	type P60Style,
	p60Styles,
	printings,
} from '@halfpenny/testing';
import { expectedTax } from '../src/documents/paye/tax.ts';
import { readPdf } from '../src/read-bytes.ts';
import { loadPdfium, type Pdfium } from '../src/sources/pdf/pdfium.ts';

interface Score {
	readonly right: number;
	readonly leftOut: number;
	readonly wrong: number;
	readonly milliseconds: number;
}

const names = [
	{ surname: 'Ng', forenames: 'J R' },
	{ surname: 'van der Berg', forenames: 'Amelia' },
	{ surname: 'OKONKWO-BELL', forenames: 'JOHN PAUL' },
	{ surname: "O'Hara", forenames: 'Siân Mair' },
];
const employers = [
	'Zed',
	'Brightwell & Sons',
	'NORTHERN RAIL COMPONENTS PLC',
	'Donaudampfschifffahrtsgesellschaft UK Holdings GmbH',
];
const codes = ['1257L', 'S1257L', 'BR', 'K475', 'C1100T', '0T M1'];

/** The figures of this machine. */
export async function measure() {
	const pdfium = await loadPdfium();
	const rows: (readonly (string | number)[])[] = [];
	const scores: Score[] = [];
	await scoreOf(pdfium, 'official');
	for (const style of p60Styles) {
		const score = await scoreOf(pdfium, style);
		scores.push(score);
		rows.push([style, score.right, score.leftOut, score.wrong, score.milliseconds.toFixed(1)]); // not money
	}
	const all = total(scores);
	const coverage = Math.round((1000 * all.right) / (all.right + all.leftOut + all.wrong)) / 10;
	return {
		title: 'Reading a P60 from its text layer',
		summary: `${all.right} of ${all.right + all.leftOut + all.wrong} fields right (${coverage}%), ${all.leftOut} left out, ${all.wrong} wrong, over ${p60Styles.length} made-up styles, each written into the file in ${printings.length} ways.`,
		columns: ['Style', 'Right', 'Left out', 'Wrong', 'ms a page'],
		rows,
		figures: { right: all.right, leftOut: all.leftOut, wrong: all.wrong, coverage },
	};
}

async function scoreOf(pdfium: Pdfium, style: P60Style): Promise<Score> {
	const scores: Score[] = [];
	for (const printing of printings) {
		for (let person = 0; person < 12; person += 1)
			scores.push(await read(pdfium, { ...optionsOf(person), style, printing }));
	}
	return total(scores);
}

function optionsOf(person: number): P60Options {
	const pay = 1_234_567 + person * 731_017;
	const hasPrevious = person % 3 > 0;
	const code = codes[person % codes.length] ?? '';
	const taxYear = ['2023-24', '2024-25', '2025-26'][person % 3] ?? '';
	const hadOther = person % 3 === 2;
	const taxBefore = hadOther ? 23_456 : 0;
	const total = pay + (hadOther ? 345_678 : 0);
	return {
		...names[person % names.length],
		employerName: employers[person % employers.length] ?? '',
		finalTaxCode: code,
		taxYear,
		payInThisEmployment: pence(pay),
		taxInThisEmployment: pence(person % 5 === 4 ? -12_345 : taxOn(total, code, taxYear) - taxBefore),
		...(hasPrevious && { payInPreviousEmployments: pence(person % 3 === 1 ? 0 : 345_678) }),
		...(hasPrevious && { taxInPreviousEmployments: pence(person % 3 === 1 ? 0 : 23_456) }),
		...(person % 2 === 1 && { studentLoan: pence(45_600) }),
	};
}

/** By the tables where the code tells it: otherwise about a seventh. */
function taxOn(pay: number, code: string, taxYear: string): number {
	return expectedTax({ pay: pence(pay), code, taxYear, months: 12 }) ?? Math.floor(pay / 7);
}

async function read(pdfium: Pdfium, options: P60Options): Promise<Score> {
	const bytes = await makeP60(options);
	const printed = new Map(
		fieldsOnP60(options).map(({ field, row, value }) => [nameOf({ name: field, row }), value]),
	);
	const start = performance.now();
	const result = readPdf(pdfium, bytes);
	const milliseconds = performance.now() - start;
	const found = result.ok ? result.value.fields : [];
	const right = found.filter((field) => printed.get(nameOf(field)) === field.value).length;
	return {
		right,
		wrong: found.length - right,
		leftOut: Math.max(0, printed.size - found.length),
		milliseconds,
	};
}

function nameOf({ name, row }: { readonly name: string; readonly row?: number | undefined }): string {
	return row === undefined ? name : `${name} ${row}`;
}

function total(scores: readonly Score[]): Score {
	const sumOf = (value: (score: Score) => number) => scores.reduce((sum, score) => sum + value(score), 0);
	return {
		right: sumOf(({ right }) => right),
		leftOut: sumOf(({ leftOut }) => leftOut),
		wrong: sumOf(({ wrong }) => wrong),
		milliseconds: sumOf(({ milliseconds }) => milliseconds) / scores.length,
	};
}
