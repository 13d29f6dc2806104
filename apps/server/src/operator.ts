/** Operator commands: `npm run operator -- submissions`, `resolve`, `bindings`, `approve`, `decline`, `move-binding`, `release-nino`, `two-step-off`, `new-password`, `admin-token`, `admin-app-off`, `announce`, `backup`, `restore`, `rotate-root-key`, `rotate-data-keys`. */
import { join } from 'node:path';
import { sayOperator } from '@halfpenny/messages/operator';
import { FolderInUse } from './database/folder-lock.ts';
import { announceCommand } from './features/account-security/announce-command.ts';
import { passwordCommand } from './features/account-security/operator-command.ts';
import { adminAppCommand } from './features/admin/app-off-command.ts';
import { adminTokenCommand } from './features/admin/set-up-token.ts';
import { backupCommand, restoreCommand } from './features/backups/operator-command.ts';
import { bindingCommand } from './features/bindings/operator-command.ts';
import { ninoCommand } from './features/hmrc-connection/operator-command.ts';
import { keyCommand } from './features/keys/operator-command.ts';
import { operatorCommand } from './features/submissions/operator/operator-command.ts';
import { twoStepCommand } from './features/two-step/operator-command.ts';
import { type Config, readConfig } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import { openServices } from './platform/open-services.ts';
import type { Command, Said } from './platform/operator-command.ts';

try {
	const { ok, text } = await answer(process.argv.slice(2));
	(ok ? process.stdout : process.stderr).write(`${text}\n`);
	process.exitCode = ok ? 0 : 1;
} catch (error) {
	process.stderr.write(`${wordsOf(error)}\n`);
	process.exitCode = 1;
}

/** Another process has the built-in database: the advice differs from that for a second service. */
function wordsOf(error: unknown): string {
	if (error instanceof FolderInUse) return sayOperator('folder.inUse.command');
	return error instanceof Error ? error.message : String(error);
}

async function answer(given: readonly string[]): Promise<Said> {
	const command =
		operatorCommand(given) ??
		bindingCommand(given) ??
		ninoCommand(given) ??
		adminTokenCommand(given) ??
		adminAppCommand(given) ??
		twoStepCommand(given) ??
		passwordCommand(given) ??
		announceCommand(given) ??
		backupCommand(given) ??
		keyCommand(given);
	// Restoring opens no database: it needs an empty place.
	const run = restoreCommand(given) ?? (command && ((config: Config) => onServices(config, command)));
	if (!run) return { ok: false, text: sayOperator('usage') };
	const read = readConfig(process.env, join(import.meta.dirname, '../../..'));
	if (!read.ok) return { ok: false, text: [sayOperator('config.title'), ...read.problems].join('\n') };
	return run(read.config);
}

async function onServices(config: Config, command: Command): Promise<Said> {
	const { services, close } = await openServices(config, createLog(config.logLevel));
	try {
		return await command(services);
	} finally {
		await close();
	}
}
