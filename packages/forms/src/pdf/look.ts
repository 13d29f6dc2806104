/** The document's design: measures in points, and copper and ink on white paper. */
import { type RGB, rgb } from 'pdf-lib';

/** A4 and the layout on it. */
export const sheet = {
	width: 595.28,
	height: 841.89,
	left: 54,
	right: 541.28,
	/** Where text starts below the running head. */
	top: 772,
	/** The foot is below this. */
	bottom: 72,
} as const;

/** Width of the text. */
export const measure = sheet.right - sheet.left;

/** The product's light colours. */
export const colours = {
	ink: hex(0x1b1e28),
	muted: hex(0x5b5f6b),
	line: hex(0xddd5c7),
	tint: hex(0xf8f2e9),
	copper: hex(0x9a4a1c),
	teal: hex(0x0f5b5e),
	owe: hex(0x8c2f2b),
	refund: hex(0x1f6a3f),
	white: hex(0xffffff),
} as const;

const DEPTHS: readonly (readonly [upToRate: number, colour: RGB])[] = [
	[0, hex(0xf6eee3)],
	[1950, hex(0xefdcc7)],
	[2000, hex(0xe5c4a4)],
	[2500, hex(0xdab08a)],
	[4000, hex(0xa65a2c)],
	[4250, hex(0x8f451c)],
	[4500, hex(0x733311)],
];

/** The colour of a rate in hundredths of a percent: the higher, the deeper. */
export function colourOfRate(rate: number): RGB {
	return DEPTHS.find(([upTo]) => rate <= upTo)?.[1] ?? hex(0x56240a);
}

function hex(value: number): RGB {
	return rgb(((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
}
