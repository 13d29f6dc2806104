/** The looks a screen is checked in: widths, light and dark, forced colours, zoomed in, and printed. */
import type { Page } from 'playwright-core';

/** A window, and the user's device settings. */
export interface Look {
	readonly name: string;
	readonly width: number;
	readonly height: number;
	readonly colorScheme: 'light' | 'dark';
	readonly forcedColors?: 'active';
	readonly media?: 'print';
}

const widths = [
	[360, 740],
	[768, 1024],
	[1440, 900],
] as const;

/** Phone, tablet and desktop, each light and dark. */
export const plainLooks: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
	widths.map(([width, height]) => ({ name: `${width}-${colorScheme}`, width, height, colorScheme })),
);

/** Forced colours, and 400% zoom, which leaves 320 by 256 pixels of a window of 1280 by 1024. */
export const hardLooks: readonly Look[] = [
	{ name: '360-forced', width: 360, height: 740, colorScheme: 'dark', forcedColors: 'active' },
	{ name: '1440-forced', width: 1440, height: 900, colorScheme: 'light', forcedColors: 'active' },
	{ name: 'zoom-400', width: 320, height: 256, colorScheme: 'light' },
];

/** A sheet of A4 between margins of 16 mm, at 96 pixels an inch. */
export const onPaper: Look = {
	name: 'paper',
	width: 673,
	height: 1001,
	colorScheme: 'light',
	media: 'print',
};

/** Renders the page in a look. */
export async function wear(
	page: Page,
	{ width, height, colorScheme, forcedColors, media }: Look,
): Promise<void> {
	await page.setViewportSize({ width, height });
	await page.emulateMedia({
		colorScheme,
		forcedColors: forcedColors ?? 'none',
		media: media ?? 'screen',
		reducedMotion: 'reduce',
	});
	await page.evaluate(
		() =>
			new Promise((done) => {
				requestAnimationFrame(() => requestAnimationFrame(done));
			}),
	);
}
