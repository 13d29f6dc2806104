/** Operator commands: `npm run operator -- submissions`, `resolve`, `bindings`, `approve`, `decline`, `move-binding`, `two-step-off`, `new-password`. */
import { join } from 'node:path';
import { sayOperator } from '@halfpenny/messages/operator';
import { FolderInUse } from './database/folder-lock.ts';
import { passwordCommand } from './features/account-security/operator-command.ts';
import { bindingCommand } from './features/bindings/operator-command.ts';
import { operatorCommand } from './features/submissions/operator/operator-command.ts';
import { twoStepCommand } from './features/two-step/operator-command.ts';
import { readConfig } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import { openServices } from './platform/open-services.ts';
import type { Said } from './platform/operator-command.ts';

try {
	const { ok, text } = await answer(process.argv.slice(2));
	(ok ? process.stdout : process.stderr).write(`${text}\n`);
	process.exitCode = ok ? 0 : 1;
} catch (error) {
	process.stderr.write(`${wordsOf(error)}\n`);
	process.exitCode = 1;
}

/** Another process has the built-in database: what to do about it is not what a second service would do. */
function wordsOf(error: unknown): string {
	if (error instanceof FolderInUse) return sayOperator('folder.inUse.command');
	return error instanceof Error ? error.message : String(error);
}

async function answer(given: readonly string[]): Promise<Said> {
	const command =
		operatorCommand(given) ?? bindingCommand(given) ?? twoStepCommand(given) ?? passwordCommand(given);
	if (!command) return { ok: false, text: sayOperator('usage') };
	const read = readConfig(process.env, join(import.meta.dirname, '../../..'));
	if (!read.ok) return { ok: false, text: [sayOperator('config.title'), ...read.problems].join('\n') };
	const { services, close } = await openServices(read.config, createLog(read.config.logLevel));
	try {
		return await command(services);
	} finally {
		await close();
	}
}
