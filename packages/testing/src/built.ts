/** Builds the separate processes that tests start, if missing or older than their sources. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bundles = fileURLToPath(new URL('../../../scripts/lib/bundles.mjs', import.meta.url));

/** Builds the process that reads documents. */
export function buildReader(): void {
	const program = `import(${JSON.stringify(bundles)}).then(({ ensureBuilt }) => ensureBuilt(['reader']))`;
	execFileSync(process.execPath, ['--eval', program], { stdio: 'ignore' });
}
