/** What every paper drawn by chance is made with: its chance, its words, its way with pounds. */
import type { DocumentType } from '@halfpenny/reader';
import type { Pen } from '../paper.ts';
import { noiseLines } from '../stress/noise.ts';
import { wordingsOf } from '../stress/words/index.ts';
import type { Pair } from './blocks.ts';
import type { Chance } from './chance.ts';

/** The tools of a paper. */
export interface Tools {
	readonly chance: Chance;
	readonly pen: Pen;
	/** One of the wordings of a meaning, always the same on a paper. */
	readonly word: (meaning: string) => string;
	/** An amount that the reader should find. */
	readonly money: (field: string) => string;
	/** An amount that stands beside the others. */
	readonly other: (name: string) => string;
	/** A line that any paper may have. */
	readonly note: () => string;
}

/** The tools of a paper of this kind. */
export function toolsOf(type: DocumentType, chance: Chance, pen: Pen): Tools {
	const said = new Map<string, string>();
	const isBill = type === 'invoice' || type === 'receipt';
	// A bill says its currency by its pound signs.
	const sign = chance.pick(isBill ? ['£', '£', '£ '] : ['', '', '£', '£', '£ ']);
	return {
		...{ chance, pen },
		word: (meaning) => {
			const known = said.get(meaning) ?? chance.pick(wordingsOf[type][meaning] ?? [meaning]);
			said.set(meaning, known);
			return known;
		},
		money: (field) => `${sign}${pen.money(field)}`,
		other: (name) => `${sign}${pen.aside(name).replace(/\B(?<!,)(?=(\d{3})+\.)/g, ',')}`,
		note: () => `<p class="note">${chance.pick(noiseLines)}</p>`,
	};
}

/** A fact by its field, with its own wording. */
export const fact = ({ pen, word }: Tools, field: string): Pair => [word(field), pen.text(field)];

/** An amount by its field, worded as this meaning. */
export const figure = ({ money, word }: Tools, meaning: string, field: string): Pair => [
	word(meaning),
	money(field),
];

/** A National Insurance number as printed: in one or in pairs. */
export function insuranceNumber({ chance, pen }: Tools): string {
	const number = pen.text('nationalInsuranceNumber');
	return chance.is(0.5) ? number : number.replace(/^(..)(..)(..)(..)(.)$/, '$1 $2 $3 $4 $5');
}

/** A part with a heading over it, or none. */
export const part = (heading: string, content: string): string =>
	`<div class="part">${heading && `<h2>${heading}</h2>`}${content}</div>`;
