/** The ways in which a screen is looked at: widths, light and dark, forced colours, and zoomed in. */
import type { Page } from 'playwright-core';

/** A window and what the person set their device to. */
export interface Look {
	readonly name: string;
	readonly width: number;
	readonly height: number;
	readonly colorScheme: 'light' | 'dark';
	readonly forcedColors?: 'active';
}

const widths = [
	[360, 740],
	[768, 1024],
	[1440, 900],
] as const;

/** Phone, tablet and desk, each light and dark. */
export const plainLooks: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
	widths.map(([width, height]) => ({ name: `${width}-${colorScheme}`, width, height, colorScheme })),
);

/** Forced colours, and 400% zoom, which leaves 320 by 256 pixels of a window of 1280 by 1024. */
export const hardLooks: readonly Look[] = [
	{ name: '360-forced', width: 360, height: 740, colorScheme: 'dark', forcedColors: 'active' },
	{ name: '1440-forced', width: 1440, height: 900, colorScheme: 'light', forcedColors: 'active' },
	{ name: 'zoom-400', width: 320, height: 256, colorScheme: 'light' },
];

/** Has the page drawn in a look. */
export async function wear(page: Page, { width, height, colorScheme, forcedColors }: Look): Promise<void> {
	await page.setViewportSize({ width, height });
	await page.emulateMedia({ colorScheme, forcedColors: forcedColors ?? 'none', reducedMotion: 'reduce' });
	await page.evaluate(
		() =>
			new Promise((done) => {
				requestAnimationFrame(() => requestAnimationFrame(done));
			}),
	);
}
