/** Builds what tests start as a separate process, if missing or older than its sources. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bundles = fileURLToPath(new URL('../../../scripts/lib/bundles.mjs', import.meta.url));

/** Builds the process that reads documents. */
export function buildReader(): void {
	const program = `import(${JSON.stringify(bundles)}).then(({ ensureBuilt }) => ensureBuilt(['reader']))`;
	execFileSync(process.execPath, ['--eval', program], { stdio: 'ignore' });
}
