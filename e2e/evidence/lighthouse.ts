/** What Lighthouse finds on the public pages of the product as it starts by itself, on a phone of its own making. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startProduct } from '../src/product.ts';

/** Fetched for the measure alone: it is no part of the product and not in its lock file. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const paths = [
	'/',
	'/pricing',
	'/contact',
	'/faqs',
	'/resources',
	'/resources/how-it-is-measured',
	'/resources/payments-on-account',
	'/privacy',
	'/cookies',
	'/terms',
	'/form-64-8',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;

type Scores = Readonly<Record<(typeof categories)[number], number>>;

/** Visits each page three times and takes the middle of each score. */
export async function measure() {
	const product = await startProduct();
	try {
		const found: (readonly [path: string, scores: Scores])[] = [];
		for (const path of paths) found.push([path, await middleOf(product.address + path)]);
		return report(found);
	} catch (error) {
		if (error instanceof NoLighthouse) return { skipped: error.message };
		throw error;
	} finally {
		await product.stop();
	}
}

class NoLighthouse extends Error {}

async function middleOf(url: string): Promise<Scores> {
	const runs: Scores[] = [];
	for (let run = 0; run < RUNS; run += 1) runs.push(await visit(url));
	const middle = (category: keyof Scores) =>
		runs.map((scores) => scores[category]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
	return Object.fromEntries(categories.map((category) => [category, middle(category)])) as unknown as Scores;
}

async function visit(url: string): Promise<Scores> {
	const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run';
	const run = promisify(execFile)(
		'npx',
		['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`],
		{ env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' }, maxBuffer: 2 ** 26 },
	);
	const { stdout } = await run.catch((error: Error) => {
		throw new NoLighthouse(`Lighthouse or Chromium is not to be had (${error.message.split('\n')[0]})`);
	});
	const report = JSON.parse(stdout);
	return Object.fromEntries(
		categories.map((category) => [category, Math.round(report.categories[category].score * 100)]), // not money
	) as unknown as Scores;
}

function report(found: readonly (readonly [path: string, scores: Scores])[]) {
	const least = (category: keyof Scores) => Math.min(...found.map(([, scores]) => scores[category]));
	const figures = Object.fromEntries(categories.map((category) => [category, least(category)]));
	return {
		title: 'The public pages before Lighthouse',
		summary: `Over ${found.length} public pages, on the phone and the slow network that Lighthouse makes up: performance at least ${least('performance')}, accessibility ${least('accessibility')}, best practices ${least('best-practices')}, search engines ${least('seo')}, of 100. The middle of ${RUNS} visits a page.`,
		columns: ['Page', 'Performance', 'Accessibility', 'Best practices', 'Search engines'],
		rows: found.map(([path, scores]) => [path, ...categories.map((category) => scores[category])]),
		figures,
	};
}
