/** Checks the contrast of every pair of colours the components use together, light and dark. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
	[...css.matchAll(/--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
		([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
	),
);

const surfaces = ['paper', 'card', 'well'];
const meanings = ['owe', 'refund', 'doubt'];

/** Text on its background: at least 4.5 to 1. */
const textPairs: [text: string, ground: string][] = [
	...['ink', 'muted', 'copper', 'copper-deep', 'teal', ...meanings].flatMap((text) =>
		surfaces.map((ground): [string, string] => [text, ground]),
	),
	['on-copper', 'copper'],
	['on-copper', 'copper-deep'],
	['paper', 'ink'],
	...meanings.flatMap((meaning): [string, string][] => [
		[meaning, `${meaning}-wash`],
		['ink', `${meaning}-wash`],
		['muted', `${meaning}-wash`],
		['teal', `${meaning}-wash`],
	]),
	...[0, 1, 2, 3].map((depth): [string, string] => ['on-band-pale', `band-${depth}`]),
	...[4, 5, 6, 7].map((depth): [string, string] => ['on-band-deep', `band-${depth}`]),
];

/** Control borders and meaningful icons on their background: at least 3 to 1. */
const edgePairs: [edge: string, ground: string][] = [
	'edge',
	'ink',
	'copper',
	'teal',
	'owe',
	'refund',
	'doubt',
].flatMap((edge) => surfaces.map((ground): [string, string] => [edge, ground]));

describe.each(['light', 'dark'] as const)('the %s palette', (scheme) => {
	it.each(textPairs)('sets %s on %s readably', (text, ground) => {
		expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
	});

	it.each(edgePairs)('makes the edge %s visible on %s', (edge, ground) => {
		expect(contrast(colour(edge, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
	});

	it('darkens a band with each step', () => {
		const steps = [0, 1, 2, 3, 4, 5, 6, 7].map((depth) => luminance(colour(`band-${depth}`, scheme)));
		const sorted = [...steps].sort((a, b) => (scheme === 'light' ? b - a : a - b));
		expect(steps).toEqual(sorted);
	});
});

it('reads the whole palette', () => {
	expect(tokens.size).toBeGreaterThan(20);
	expect([...css.matchAll(/#[0-9a-fA-F]{3,8}\b/g)]).toHaveLength(tokens.size * 2);
});

it('computes 21 to 1 for black on white', () => {
	expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
	expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

function colour(name: string, scheme: 'light' | 'dark'): string {
	const token = tokens.get(name);
	if (!token) throw new Error(`there is no token --${name}`);
	return token[scheme];
}

/** Returns the WCAG 2.2 contrast ratio of two colours. */
function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
	const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
	const [red = 0, green = 0, blue = 0] = channels.map((c) =>
		c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
