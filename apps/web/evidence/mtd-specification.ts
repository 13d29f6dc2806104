/** Every label, message and constant of the specification's part on Making Tax Digital, and the test that asserts it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertionsIn } from '../src/features/mtd/specified/asserted-by.ts';
import { CONSTANTS, QUOTED } from '../src/features/mtd/specified/quoted.ts';
import { SPECIFIED } from '../src/features/mtd/specified/specified-table.ts';

const root = process.cwd();
const TABLE_TEST = 'apps/web/src/features/mtd/specified/specified.test.ts';

interface Line {
	readonly part: string;
	readonly specified: string;
	/** What the product has; '' if the test checks the page itself. */
	readonly stands: string;
	readonly test: string;
}

/** Runs the tests that assert them. Returns a row each. */
export async function measure() {
	const lines = [...linesOfTable(), ...linesOfQuotes(), ...linesOfConstants()];
	// Browser journeys run separately; these are unit tests.
	const units = [...new Set(lines.map(({ test }) => test))].filter((test) => !test.startsWith('e2e/'));
	const passed = passing(units);
	const readBy = assertionsIn(root, ['e2e/src']);
	const rows = lines.map(({ part, specified, stands, test }) =>
		[part, specified, stands, test, resultOf(test, passed), seenIn(readBy, specified, stands)].map(inCell),
	);
	const wrong = rows.filter(([, , , , result]) => result === 'fails').length;
	const inBrowser = rows.filter(([, , , , result]) => result === 'in Chromium').length;
	const onPage = rows.filter(([, , , , , journey]) => journey !== '').length;
	const figures = { rows: rows.length, wrong, inBrowser, onPage };
	return {
		title: 'Making Tax Digital: what the specification says, word for word',
		summary: `${rows.length} labels, messages and constants, each with the test that asserts it: ${rows.length - wrong - inBrowser} pass in unit tests, ${inBrowser} are asserted by a journey in Chromium alone, ${wrong} fail. ${onPage} are read on a page by a journey as well. Where the law or a decision changed one, the changed one is here.`,
		columns: ['Part', 'Specified', 'In the product', 'Asserted by', 'Result', 'Read on the page by'],
		rows,
		figures,
	};
}

function linesOfTable(): Line[] {
	return Object.entries(SPECIFIED).flatMap(([part, rows]) =>
		rows.map(([specified, stands]) => ({
			...{ part, specified: words(specified), stands: words(stands), test: TABLE_TEST },
		})),
	);
}

function linesOfQuotes(): Line[] {
	const known = new Set(Object.values(SPECIFIED).flatMap((rows) => rows.map(([specified]) => specified)));
	const assertedBy = assertionsIn(root);
	return QUOTED.filter((quoted) => !known.has(quoted)).map((specified) => ({
		...{ part: 'quoted elsewhere', specified, stands: '', test: assertedBy(specified) ?? 'nothing' },
	}));
}

function linesOfConstants(): Line[] {
	return CONSTANTS.map(([specified, file, stands]) => ({
		...{ part: 'constants and limits', specified, stands },
		test: file.replace('specified-table.ts', 'specified.test.ts'),
	}));
}

/** The journey that reads it where it is shown; '' for none. */
function seenIn(readBy: ReturnType<typeof assertionsIn>, specified: string, stands: string): string {
	const shown = stands === '' || stands === 'true' ? specified : stands;
	return readBy(shown) ?? '';
}

const words = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Returns the files whose tests all pass. */
function passing(files: readonly string[]): ReadonlySet<string> {
	const report = join(tmpdir(), `specification-${process.pid}.json`);
	const vitest = [
		'node_modules/vitest/vitest.mjs',
		'run',
		...files,
		'--reporter=json',
		`--outputFile=${report}`,
	];
	try {
		execFileSync(process.execPath, vitest, { cwd: root, stdio: 'ignore' });
	} catch {
		if (!existsSync(report)) throw new Error('the tests did not run');
	}
	const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
		testResults: readonly { readonly name: string; readonly status: string }[];
	};
	rmSync(report);
	return new Set(
		testResults.filter(({ status }) => status === 'passed').map(({ name }) => name.slice(root.length + 1)),
	);
}

function resultOf(test: string, passed: ReadonlySet<string>): string {
	if (test.startsWith('e2e/')) return 'in Chromium';
	return passed.has(test) ? 'passes' : 'fails';
}
