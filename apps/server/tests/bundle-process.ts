/** Makes a program of one of the sources here, for tests that need processes of their own. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Bundles a source beside this one into a folder below the repository, where it finds the installed packages. Returns its path. */
export function bundleProcess(name: string, folder: string): string {
	const external = thirdParty().map((one) => `--external:${one}`);
	const options = [
		'--bundle',
		'--platform=node',
		'--format=esm',
		'--target=node20',
		'--out-extension:.js=.mjs',
	];
	const entry = join(import.meta.dirname, `${name}.ts`);
	const all = [entry, ...options, `--outdir=${folder}`, ...external];
	execFileSync(join(root, 'node_modules/.bin/esbuild'), all, { stdio: 'pipe' });
	return join(folder, `${name}.mjs`);
}

/** Every package that is not ours, of any workspace. */
function thirdParty(): string[] {
	const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
	const names = ['apps/server', ...packages].flatMap((workspace) =>
		Object.keys(JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')).dependencies ?? {}),
	);
	return names.filter((name) => !name.startsWith('@halfpenny/')).flatMap((name) => [name, `${name}/*`]);
}
