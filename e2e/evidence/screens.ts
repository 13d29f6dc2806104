/** Checks every screen in every look for sideways scrolling, overlaps, cut-off text and accessibility, and takes pictures. */
import '../src/the-day.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyScene } from '../screens/every-scene.ts';
import { type Found, nameOfBuild, openFindings } from '../screens/found.ts';
import { hardLooks, plainLooks } from '../screens/looks.ts';
import { fillPlaces, type Prepared, type Scene, type Stage } from '../screens/scene.ts';
import { sideBySide } from '../screens/side-by-side.ts';
import { openStage } from '../screens/stage.ts';
import { type Screen, type Survey, surveyScreen } from '../screens/survey.ts';
import { startBrowser } from '../src/browser.ts';

/** Not in the repository. */
const pictures = join(process.cwd(), '.cache/screens');
const looks = [...plainLooks, ...hardLooks];
/** Enough to see both colour schemes and both layouts. */
const PICTURED = ['360-light', '1440-light', '1440-dark', '1440-forced', 'zoom-400'];
/** For screens of which there are many alike. */
const ALIKE = PICTURED.slice(0, 2);
const AXE = ['360-light', '1440-dark'];
/** Starts the problem reported for a screen that never reached its state. */
const UNSEEN = 'could not be looked at';
/** How many screens to check at a time. */
const PAGES = 2;
/** Parts of the names of the screens to check, separated by commas. By default all are checked. */
const only = (process.env.SCREENS ?? '').split(',').filter((part) => part !== '');

/** `PICTURES=none` leaves the pictures out: they take most of the time, and the figures do not need them. */
const takesPictures = process.env.PICTURES !== 'none';

const survey: Survey = {
	looks,
	axe: ({ name }) => AXE.includes(name),
	...(takesPictures ? { pictures } : {}),
	pictured: ({ name }, { alike }) => (alike ? ALIKE : PICTURED).includes(name),
};

/** A screen, and the person who sees it. */
interface Piece {
	readonly scene: Scene;
	readonly screen: Screen;
	/** An error if the person could not be prepared. */
	readonly prepared: Prepared | Error;
}

/** Checks each screen in each look and writes a sheet of all pictures. Resumes an interrupted run. */
export async function measure() {
	const wanted = ({ name }: Screen) =>
		only.length > 0 ? only.some((part) => name.includes(part)) : !isSeen(findings.of(name));
	const browser = await startBrowser();
	const stage = openStage(browser);
	// Starting builds what is missing, so the build can only be identified now.
	await stage.product();
	const findings = openFindings(pictures, nameOfBuild(process.cwd()), only.length === 0);
	const progress = counter(everyScene.flatMap(({ screens }) => screens).filter(wanted).length);
	try {
		await sideBySide(pieces(stage, wanted), PAGES, async (piece) => {
			const began = Date.now();
			const found = await lookTwice(stage, piece);
			if (!browser.isConnected()) throw new Error('the browser is gone: run it again, it goes on from here');
			findings.keep(found);
			progress(found, Date.now() - began);
		});
	} finally {
		await browser.close();
		await stage.leave();
	}
	const found = everyScene.flatMap(({ screens }) => screens).flatMap(({ name }) => findings.of(name) ?? []);
	if (takesPictures) writeFileSync(join(pictures, 'index.html'), contactSheet(found));
	if (only.length > 0)
		return { skipped: `only ${only.join(', ')} looked at; the pictures are in .cache/screens` };
	if (found.every(isSeen)) findings.finish();
	return report(found);
}

function isSeen(found: Found | undefined): boolean {
	return found !== undefined && !found.problems.some((problem) => problem.startsWith(UNSEEN));
}

/** Yields the screens, scene by scene, preparing each scene's person just before. */
async function* pieces(stage: Stage, wanted: (screen: Screen) => boolean): AsyncGenerator<Piece> {
	for (const scene of everyScene) {
		const screens = scene.screens.filter(wanted);
		if (screens.length === 0) continue;
		const prepared = await scene.prepare(stage).catch((thrown: Error) => thrown);
		for (const screen of screens) yield { scene, screen, prepared };
	}
}

/** Returns what is wrong with a screen. If it can't be brought into its state, tries once more with a new person. */
async function lookTwice(stage: Stage, { scene, screen, prepared }: Piece): Promise<Found> {
	const first = await look(screen, prepared).catch(firstLine);
	const problems =
		typeof first === 'string'
			? await scene
					.prepare(stage)
					.then((anew) => look(screen, anew))
					.catch((thrown) => [`${UNSEEN}: ${firstLine(thrown)}`])
			: first;
	return { name: screen.name, path: screen.path, problems, commit: commit() };
}

async function look(screen: Screen, prepared: Prepared | Error): Promise<readonly string[]> {
	if (prepared instanceof Error) throw prepared;
	const { context, address, places } = prepared;
	return surveyScreen(context, address, { ...screen, path: fillPlaces(screen.path, places) }, survey);
}

function firstLine(thrown: unknown): string {
	return thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown);
}

function commit(): string {
	return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}

/** Prints progress after each screen. */
function counter(total: number) {
	let done = 0;
	return ({ name, problems }: Found, milliseconds: number): void => {
		done += 1;
		console.log(`${done} of ${total}: ${name}, ${Math.round(milliseconds / 1000)} s`); // not money
		for (const problem of problems) console.log(`  ${problem}`);
	};
}

function report(found: readonly Found[]) {
	const problems = found.flatMap((screen) => screen.problems);
	const commits = [...new Set(found.map(({ commit }) => commit))];
	const faulty = found.filter((screen) => screen.problems.length > 0);
	return {
		title: 'Every screen in every look',
		summary: `${found.length} screens and states, each in ${looks.length} looks (${looks.map(({ name }) => name).join(', ')}): ${problems.length} problems. Checked for: sideways scrolling, controls that overlap or are covered by fixed elements, text cut off, errors thrown, and what axe finds (WCAG 2.2 AA and best practices; in ${AXE.join(', ')}). ${commits.length > 1 ? `The run was interrupted and resumed: its screens were checked at the commits ${commits.join(', ')}. ` : ''}\n\nThe same command takes the pictures (${PICTURED.join(', ')}, and paper for what is printed) and puts them in \`.cache/screens\`, all on one page in \`.cache/screens/index.html\`; \`PICTURES=none\` leaves them out. \`SCREENS=receipt,check npm run evidence screens\` checks some screens and writes no report; an interrupted run resumes. \`e2e/screens/every-route.test.ts\` checks that every route of the router has a screen.`,
		columns: ['Screen', 'Looks', 'Problems'],
		rows: (faulty.length > 0 ? faulty : found).map(({ name, problems: own }) => [
			name,
			looks.length,
			own.length === 0 ? 'none' : own.join('; ').replaceAll('|', ' '),
		]),
		figures: { screens: found.length, looks: looks.length, problems: problems.length },
	};
}

/** Returns a page with all pictures, small. */
function contactSheet(found: readonly Found[]): string {
	const figures = found.map(
		({ name }) =>
			`<h2>${name}</h2>${PICTURED.filter((look) => existsSync(join(pictures, `${name}-${look}.jpg`)))
				.map((look) => `<img src="${name}-${look}.jpg" alt="${look}" loading="lazy">`)
				.join('')}`,
	);
	return `<!doctype html><style>img{height:320px;margin:4px;vertical-align:top;border:1px solid}</style>${figures.join('\n')}`;
}
