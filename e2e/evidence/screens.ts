/** Every screen in every look: what scrolls sideways, lies on something else, is cut off, or is not accessible. With pictures. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyScreen } from '../screens/every-screen.ts';
import { hardLooks, plainLooks } from '../screens/looks.ts';
import { surveyScreen } from '../screens/survey.ts';
import { startBrowser } from '../src/browser.ts';
import { startProduct } from '../src/product.ts';

/** No part of the repository: they are made anew each time. */
const pictures = join(process.cwd(), '.cache/screens');
const looks = [...plainLooks, ...hardLooks];
/** Colours differ between light and dark, what is shown between phone and desk. */
const PICTURED = ['360-light', '1440-light', '1440-dark', '1440-forced', 'zoom-400'];
const AXE = ['360-light', '1440-dark'];
/** Part of a screen's name; without it all are looked at. */
const only = process.env.SCREENS ?? '';

interface Found {
	readonly name: string;
	readonly path: string;
	readonly problems: readonly string[];
}

/** Looks at each screen in each look and leaves a sheet of all pictures. */
export async function measure() {
	rmSync(pictures, { recursive: true, force: true });
	const product = await startProduct();
	const browser = await startBrowser();
	const found: Found[] = [];
	try {
		for (const { context, ...screen } of await everyScreen(browser, product.address)) {
			if (!screen.name.includes(only)) continue;
			const problems = await surveyScreen(context, product.address, screen, {
				looks,
				axe: ({ name }) => AXE.includes(name),
				pictures,
				pictured: ({ name }) => PICTURED.includes(name),
			}).catch((error: Error) => [`could not be looked at: ${error.message.split('\n')[0]}`]);
			for (const problem of problems) console.log(`${screen.name}: ${problem}`);
			found.push({ name: screen.name, path: screen.path, problems });
		}
	} finally {
		await browser.close();
		await product.stop();
	}
	writeFileSync(join(pictures, 'index.html'), contactSheet(found));
	return report(found);
}

function report(found: readonly Found[]) {
	const problems = found.flatMap((screen) => screen.problems);
	const faulty = found.filter((screen) => screen.problems.length > 0);
	return {
		title: 'Every screen in every look',
		summary: `${found.length} screens and states, each in ${looks.length} looks (${looks.map(({ name }) => name).join(', ')}): ${problems.length} problems. Looked for: scrolling sideways, controls that lie on each other, text cut off, errors thrown, and what axe finds (WCAG 2.2 AA and best practices; in ${AXE.join(', ')}).`,
		columns: ['Screen', 'Looks', 'Problems'],
		rows: (faulty.length > 0 ? faulty : found).map(({ name, problems: own }) => [
			name,
			looks.length,
			own.length === 0 ? 'none' : own.join('; ').replaceAll('|', ' '),
		]),
		figures: { screens: found.length, looks: looks.length, problems: problems.length },
	};
}

/** All pictures on one page, small. */
function contactSheet(found: readonly Found[]): string {
	const figures = found.map(
		({ name }) =>
			`<h2>${name}</h2>${PICTURED.map((look) => `<img src="${name}-${look}.jpg" alt="${look}" loading="lazy">`).join('')}`,
	);
	return `<!doctype html><style>img{height:320px;margin:4px;vertical-align:top;border:1px solid}</style>${figures.join('\n')}`;
}
