/**
 * `node scripts/social-image.mjs`: draws the picture that social networks show with a link, apps/web/public/social.png,
 * in our own fonts. Needs Chromium. Run it when the words or colours change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './lib/bundles.mjs';

const { chromium } = createRequire(join(root, 'e2e/package.json'))('playwright-core');
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
	args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(await drawing());
await page.evaluate(() => document.fonts.ready);
const { size } = await page.screenshot({ type: 'png' }).then((picture) => ({
	size: picture.length,
	written: writeFileSync(join(root, 'apps/web/public/social.png'), picture),
}));
console.log(`apps/web/public/social.png, ${size} bytes`);
await browser.close();

async function drawing() {
	const { sayLanding, say } = await words();
	const coin = readFileSync(join(root, 'apps/web/public/favicon.svg'), 'utf8');
	return `<style>
		@font-face { font-family: Fraunces; font-weight: 100 900; src: url(data:font/woff2;base64,${font('fraunces/files/fraunces-latin-opsz-normal')}) }
		@font-face { font-family: Atkinson; font-weight: 200 800; src: url(data:font/woff2;base64,${font('atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal')}) }
		* { box-sizing: border-box; margin: 0 }
		body { width: 1200px; height: 630px; overflow: hidden; background: #fbf8f3; color: #1b1e28; font-family: Fraunces; padding: 74px 80px; position: relative }
		h1 { font-size: 52px; font-weight: 600; letter-spacing: -.02em }
		p.promise { font-size: 86px; line-height: 1.04; font-weight: 560; letter-spacing: -.02em; margin-top: 56px; width: 600px; text-wrap: balance }
		.bar { position: absolute; left: 80px; bottom: 70px; width: 540px; height: 44px; border-radius: 8px; overflow: hidden; display: flex; gap: 3px }
		.bar i { background: #f6eee3; border-radius: 2px; outline: 1px solid #857b6b } .bar i + i { background: #e5c4a4 } .bar i + i + i { background: #a65a2c }
		svg { position: absolute; right: -150px; bottom: -130px; width: 620px; height: 620px }
	</style><h1>${say('productName')}</h1><p class="promise">${sayLanding('promise')}</p>
	<div class="bar"><i style="flex:22"></i><i style="flex:62"></i><i style="flex:16"></i></div>${coin}`;
}

function font(path) {
	return readFileSync(join(root, `node_modules/@fontsource-variable/${path}.woff2`)).toString('base64');
}

/** The sentences, from the catalogue. */
async function words() {
	const out = join(root, '.cache/social-words.mjs');
	const contents = "export * from '@halfpenny/messages/landing'; export * from '@halfpenny/messages/shell';";
	await build({
		stdin: { contents, resolveDir: join(root, 'apps/web') },
		outfile: out,
		bundle: true,
		format: 'esm',
	});
	return import(out);
}
