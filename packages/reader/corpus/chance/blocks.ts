/** The ways in which issuers set labels and their values: lists, cards, boxes, strips, values first, captions. */
import type { Chance } from './chance.ts';

/** A label and its value. */
export type Pair = readonly [label: string, value: string];

/** Sets pairs as a block of the page. */
export type Block = (pairs: readonly Pair[]) => string;

const cells = (tag: string, texts: readonly string[], kind = '') =>
	texts.map((text) => `<${tag} class="${kind}">${text}</${tag}>`).join('');

/** Pairs in groups of so many. */
function inRows(pairs: readonly Pair[], width: number): Pair[][] {
	const rows: Pair[][] = [];
	for (let start = 0; start < pairs.length; start += width) rows.push(pairs.slice(start, start + width));
	return rows;
}

const list: Block = (pairs) =>
	`<table class="list">${pairs.map(([label, value]) => `<tr><td>${label}</td><td class="v">${value}</td></tr>`).join('')}</table>`;

const ruled: Block = (pairs) => list(pairs).replace('class="list"', 'class="list ruled"');

const spread: Block = (pairs) =>
	`<div>${pairs.map(([label, value]) => `<div class="spread"><span>${label}</span><span>${value}</span></div>`).join('')}</div>`;

const leaders: Block = (pairs) =>
	`<div>${pairs.map(([label, value]) => `<div class="spread"><span>${label}</span><i></i><span>${value}</span></div>`).join('')}</div>`;

const twoAcross: Block = (pairs) =>
	`<table class="across">${inRows(pairs, 2)
		.map(
			(row) =>
				`<tr>${row.map(([label, value]) => `<td class="l">${label}</td><td>${value}</td>`).join('')}</tr>`,
		)
		.join('')}</table>`;

const inline: Block = (pairs) =>
	`<div>${pairs.map(([label, value]) => `<div><b>${label.replace(/:$/, '')}:</b> ${value}</div>`).join('')}</div>`;

const valuesFirst: Block = (pairs) =>
	`<table class="first">${pairs.map(([label, value]) => `<tr><td class="v">${value}</td><td>${label}</td></tr>`).join('')}</table>`;

const cards = (width: number, kind: string): Block => {
	return (pairs) =>
		`<div class="grid ${kind}" style="grid-template-columns:repeat(${width},1fr)">${pairs
			.map(([label, value]) => `<div><small>${label}</small><span>${value}</span></div>`)
			.join('')}</div>`;
};

const captions = (width: number): Block => {
	return (pairs) =>
		`<div class="grid captions" style="grid-template-columns:repeat(${width},1fr)">${pairs
			.map(([label, value]) => `<div><span>${value}</span><small>${label}</small></div>`)
			.join('')}</div>`;
};

const strip = (kind: string): Block => {
	return (pairs) =>
		inRows(pairs, 6)
			.map(
				(row) =>
					`<table class="strip ${kind}"><tr>${cells(
						'th',
						row.map(([label]) => label),
					)}</tr><tr>${cells(
						'td',
						row.map(([, value]) => value),
					)}</tr></table>`,
			)
			.join('');
};

const stacked: Block = (pairs) =>
	`<div>${pairs.map(([label, value]) => `<div class="stacked"><small>${label}</small><div>${value}</div></div>`).join('')}</div>`;

/** Blocks of facts, the usual ones more than once. */
const ofFacts: readonly Block[] = [
	...[list, list, spread, inline, twoAcross, twoAcross, ruled, stacked, leaders],
	...[
		cards(2, 'plain'),
		cards(3, 'plain'),
		cards(4, 'boxed'),
		cards(3, 'boxed'),
		strip('lines'),
		strip('bare'),
	],
	...[valuesFirst, captions(2), captions(3)],
];

/** Blocks of amounts. */
const ofAmounts: readonly Block[] = [
	...[list, list, list, spread, spread, ruled, ruled, leaders],
	...[cards(3, 'plain'), cards(4, 'boxed'), strip('lines'), strip('lines'), stacked],
	...[valuesFirst, captions(3)],
];

/** A block for facts. */
export const factsBlock = (chance: Chance): Block => chance.pick(ofFacts);

/** A block for amounts. */
export const amountsBlock = (chance: Chance): Block => chance.pick(ofAmounts);

/** A table with a head over each column of amounts, and the label of each row before or after them. */
export function gridOf(
	heads: readonly string[],
	rows: readonly (readonly [label: string, values: readonly string[]])[],
	isLabelLast = false,
): string {
	const line = (tag: string, label: string, values: readonly string[]) => {
		const own = cells(tag, [label], 'l');
		const others = cells(tag, values, 'v');
		return `<tr>${isLabelLast ? others + own : own + others}</tr>`;
	};
	return `<table class="list table">${line('th', '', heads)}${rows.map(([label, values]) => line('td', label, values)).join('')}</table>`;
}

/** Blocks next to each other, or one under the other. */
export const beside = (blocks: readonly string[]): string =>
	`<div class="beside" style="grid-template-columns:repeat(${blocks.length},1fr)">${blocks.map((each) => `<div>${each}</div>`).join('')}</div>`;
