/**
 * Changes every figure of every tax year by one, or by a day, and shows which test of this package notices: a return
 * whose answer came from elsewhere, the comparison with published figures, or none. Prints JSON.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledSuite } from './suite.mjs';

/** Tests that compare the figures themselves, rather than what is calculated from them. */
const COMPARISONS = /published-figures|days-of-years/;
const SLOW = /properties|capital-allowances-published|alternatives|rounding/;
const load = await bundledSuite(dirname(dirname(fileURLToPath(import.meta.url))));
const found = new Map();
const results = [];

for (const figure of figuresRead()) {
	const tests = load((years) => {
		separate(years);
		change(years, figure);
	}).filter(({ file }) => !SLOW.test(file));
	const compared = tests.filter(({ file }) => COMPARISONS.test(file));
	const others = tests.filter((test) => !compared.includes(test));
	const by = firstFailure(others, figure.year) ?? firstFailure(compared, figure.year);
	results.push({ year: figure.year, figure: figure.path.join('.'), by: by?.replace(/^.*\/(?=[^/]*#)/, '') });
}
process.stdout.write(JSON.stringify(results));

/** The figures read while the tests run. */
function figuresRead() {
	const read = new Map();
	const tests = load((years) => {
		separate(years);
		for (const figure of figuresOf(years)) {
			const { holder, name } = placeOf(years, figure);
			let value = holder[name];
			Object.defineProperty(holder, name, {
				configurable: true,
				enumerable: true,
				get: () => {
					read.set(`${figure.year} ${figure.path.join('.')}`, figure);
					return value;
				},
				set: (changed) => {
					value = changed;
				},
			});
		}
	});
	for (const test of tests.filter(({ file }) => !SLOW.test(file) && !COMPARISONS.test(file))) test.run();
	return [...read.values()];
}

/**
 * Years share a list that does not change between them: each gets its own copy, so that one year's can be changed
 * alone.
 */
function separate({ supportedYears, yearData }) {
	for (const year of supportedYears) {
		const data = yearData(year);
		for (const [name, group] of Object.entries(data)) data[name] = structuredClone(group);
	}
}

/** Every number and every day among the figures of the years. */
function figuresOf({ supportedYears, yearData }) {
	return supportedYears.flatMap((year) => leaves(yearData(year), []).map((path) => ({ year, path })));
}

function leaves(value, path) {
	if (typeof value === 'number' || /^\d{4}-\d{2}-\d{2}$/.test(value)) return [path];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inside]) => leaves(inside, [...path, name]));
}

function placeOf({ yearData }, { year, path }) {
	const holder = path.slice(0, -1).reduce((value, name) => value[name], yearData(year));
	return { holder, name: path.at(-1) };
}

function change(years, figure) {
	const { holder, name } = placeOf(years, figure);
	const value = holder[name];
	holder[name] = typeof value === 'number' ? value + 1 : dayAfter(value);
}

function dayAfter(day) {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + 1);
	return date.toISOString().slice(0, 10);
}

/** The test that notices, trying first those that caught most of the same year. */
function firstFailure(tests, year) {
	const often = ({ id }) => found.get(`${year} ${id}`) ?? 0;
	for (const test of tests.toSorted((a, b) => often(b) - often(a))) {
		try {
			test.run();
		} catch {
			found.set(`${year} ${test.id}`, often(test) + 1);
			return test.id;
		}
	}
	return undefined;
}
