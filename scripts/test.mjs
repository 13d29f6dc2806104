/**
 * `npm test [-- path…]`: runs every test that this machine can run, then the browser tests if there is a browser.
 * Ends with what was skipped and why, then `N passed, N failed, N skipped`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root } from './lib/bundles.mjs';
import { postgresAnswers, testDatabaseUrl } from './lib/postgres-answers.mjs';

const reports = join(root, '.cache/tests');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const skipped = [];
const skippedBySuite = new Map();
const totals = { passed: 0, failed: 0, skipped: 0 };

await ensureBuilt(['server', 'reader', 'hmrc-local', 'cli', 'web']);
run('unit', 'vitest.config.ts');
// The one without windows draws the same pages with two thirds of the processor time.
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
process.env.CHROMIUM ??= places.find((place) => existsSync(place)) ?? '';
if (existsSync(process.env.CHROMIUM)) {
	run('journeys', 'vitest.e2e.config.ts');
	if (!(await postgresAnswers()))
		skipped.push(['the journeys on PostgreSQL', `none answers at ${testDatabaseUrl}`]);
} else skipped.push(['the journeys in a browser', `no Chromium at ${places.join(' or ')} (set CHROMIUM)`]);

const hmrcFiles = existsSync(join(root, '../shared/self-assessment'));
if (!hmrcFiles)
	skipped.push(['checks against HMRC’s own files', 'no folder ../shared beside the repository']);
console.log('');
for (const [suite, number] of skippedBySuite) console.log(`Skipped ${number} of: ${suite}`);
for (const [what, why] of skipped) console.log(`Skipped ${what}: ${why}`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed > 0 ? 1 : 0);

function run(name, config) {
	const file = join(reports, `${name}.json`);
	const result = spawnSync(
		process.execPath,
		[
			join(root, 'node_modules/vitest/vitest.mjs'),
			'run',
			'--config',
			config,
			'--passWithNoTests',
			...process.argv.slice(2),
			'--reporter=default',
			'--reporter=json',
			`--outputFile.json=${file}`,
		],
		{ cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, NO_COLOR: '1' } },
	);
	if (!existsSync(file)) {
		totals.failed += 1;
		console.error(`The ${name} tests ended without a report (exit ${result.status}).`);
		return;
	}
	count(JSON.parse(readFileSync(file, 'utf8')), result.status);
}

/** A suite that fails counts as a failure even if none of its tests ran. */
function count(report, status) {
	totals.passed += report.numPassedTests;
	totals.failed += report.numFailedTests + (status !== 0 && report.numFailedTests === 0 ? 1 : 0);
	totals.skipped += report.numPendingTests + report.numTodoTests;
	for (const test of report.testResults.flatMap((suite) => suite.assertionResults)) {
		if (test.status !== 'skipped' && test.status !== 'pending') continue;
		const suite = test.ancestorTitles[0] || test.title;
		skippedBySuite.set(suite, (skippedBySuite.get(suite) ?? 0) + 1);
	}
}
