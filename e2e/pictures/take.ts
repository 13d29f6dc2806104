/** Takes a picture of a page, light and dark, small enough for a page and for the repository. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { settled } from '../screens/survey.ts';

const folder = join(import.meta.dirname, '../../docs/screenshots');
const QUALITY = 88;

/** What a picture shows, in page pixels: the whole window, or a phone's width from some element on. */
export interface Frame {
	readonly width: number;
	readonly height: number;
	/** Where the picture starts; by default the top of the page. */
	readonly from?: () => Locator;
	/** Space above that. */
	readonly above?: number;
}

const both = ['light', 'dark'] as const;

/** Takes the page in light and dark at full resolution: `NAME-light.webp` and `NAME-dark.webp`. */
export async function takePictures(
	page: Page,
	name: string,
	frame: Frame,
	colours: readonly (typeof both)[number][] = both,
): Promise<void> {
	await page.setViewportSize({ width: frame.width, height: frame.height });
	for (const colorScheme of colours) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await page.reload();
		await settled(page);
		await page.waitForLoadState('networkidle');
		const file = join(folder, `${name}-${colorScheme}.webp`);
		mkdirSync(dirname(file), { recursive: true });
		await sharp(await shoot(page, frame))
			.webp({ quality: QUALITY, smartSubsample: true })
			.toFile(file);
	}
}

async function shoot(page: Page, { width, height, from, above = 0 }: Frame): Promise<Buffer> {
	if (!from) return page.screenshot();
	const box = await from().boundingBox();
	if (!box) throw new Error('what the picture begins with is not on the page');
	return page.screenshot({ fullPage: true, clip: { x: 0, y: box.y - above, width, height } });
}
