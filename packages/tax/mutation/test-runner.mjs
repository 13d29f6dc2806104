/**
 * A Stryker test runner that keeps this package's tests loaded in one process. With Vitest a mutant takes about a
 * second, mostly loading; here milliseconds, so every stage can be measured at every release. To compare with Vitest
 * itself: `npx stryker run --testRunner vitest --mutate FILE`.
 */
import { bundledSuite } from './suite.mjs';

class InProcess {
	/** How long a test takes in milliseconds, and how many mutants it has caught; the most effective run first. */
	#worth = new Map();
	#load;
	#tests;

	async init() {
		this.#load = await bundledSuite(process.cwd());
	}

	capabilities() {
		return { reloadEnvironment: true };
	}

	async dryRun() {
		const space = namespace();
		space.activeMutant = undefined;
		this.#tests = this.#load();
		const tests = [];
		for (const test of this.#tests) {
			space.currentTestId = test.id;
			const { failure, milliseconds } = await outcome(test);
			this.#worth.set(test.id, { milliseconds, found: 0 });
			const about = { id: test.id, name: test.id, fileName: test.file, timeSpentMs: milliseconds };
			tests.push(
				failure === undefined ? { ...about, status: 0 } : { ...about, status: 1, failureMessage: failure },
			);
		}
		space.currentTestId = undefined;
		return { status: 'complete', tests, mutantCoverage: space.mutantCoverage };
	}

	async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit }) {
		const space = namespace();
		Object.assign(space, { activeMutant: undefined, hitCount: 0, hitLimit });
		this.#tests ??= this.#load();
		if (mutantActivation === 'static') {
			space.activeMutant = activeMutant.id;
			const failure = this.#reload();
			if (failure !== undefined) return killed(this.#tests[0].id, failure, 0);
		}
		space.activeMutant = activeMutant.id;
		const result = await this.#firstFailure(this.#chosen(testFilter), space);
		space.activeMutant = undefined;
		if (mutantActivation === 'static') this.#reload();
		return result;
	}

	/** Evaluates source and tests afresh; returns the message of anything thrown. */
	#reload() {
		try {
			this.#tests = this.#load();
			return undefined;
		} catch (error) {
			return String(error);
		}
	}

	#chosen(testFilter) {
		const wanted = testFilter && new Set(testFilter);
		const worth = ({ id }) => {
			const { milliseconds = 1000, found = 0 } = this.#worth.get(id) ?? {};
			return (found + 1) / (milliseconds + 1);
		};
		return this.#tests.filter(({ id }) => !wanted || wanted.has(id)).sort((a, b) => worth(b) - worth(a));
	}

	async #firstFailure(tests, space) {
		let count = 0;
		for (const test of tests) {
			count += 1;
			const { failure } = await outcome(test);
			if (space.hitLimit !== undefined && space.hitCount > space.hitLimit)
				return { status: 'timeout', reason: `Reached ${space.hitCount} times` };
			if (failure === undefined) continue;
			const worth = this.#worth.get(test.id);
			if (worth) worth.found += 1;
			return killed(test.id, failure, count);
		}
		return { status: 'survived', nrOfTests: count };
	}
}

const killed = (id, failureMessage, nrOfTests) => ({
	status: 'killed',
	killedBy: [id],
	failureMessage,
	nrOfTests,
});

async function outcome(test) {
	const start = performance.now();
	let failure;
	try {
		await test.run();
	} catch (error) {
		failure = String(error?.message ?? error);
	}
	return { failure, milliseconds: performance.now() - start };
}

/** Where Stryker's changed code looks for the mutant to switch on. */
function namespace() {
	globalThis.__stryker__ ??= {};
	return globalThis.__stryker__;
}

/** What Stryker reads from a plugin. */
export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcess }];
