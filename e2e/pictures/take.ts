/** Takes pictures of a page, light and dark, small enough to show and to keep in the repository. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { settled } from '../screens/survey.ts';

const folder = join(import.meta.dirname, '../../docs/screenshots');
const QUALITY = 88;

/** The part of a page that a picture shows, in CSS pixels. */
export interface Frame {
	readonly width: number;
	readonly height: number;
	/** The element at the top of the picture; by default the top of the page. */
	readonly from?: () => Locator;
	/** Space above that element. */
	readonly above?: number;
}

const both = ['light', 'dark'] as const;

/** Writes `NAME-light.webp` and `NAME-dark.webp` at full resolution. */
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
