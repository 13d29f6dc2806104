/** The operator's commands that replace the root key, and people's own keys. */
import { sayOperator } from '@halfpenny/messages/operator';
import { TamperedError } from '../../platform/crypto/aes.ts';
import { rewrapKeys } from '../../platform/crypto/rewrap.ts';
import { loadRootKey } from '../../platform/crypto/root-key.ts';
import type { Command, Said } from '../../platform/operator-command.ts';
import type { Services } from '../../platform/services.ts';
import { type Progress, rotateDataKeys } from './rotate-data-keys.ts';

/** `rotate-root-key`, `rotate-data-keys`; undefined for anything else. */
export function keyCommand([name, ...more]: readonly string[]): Command | undefined {
	if (more.length > 0) return undefined;
	if (name === 'rotate-root-key') return rotateRoot;
	return name === 'rotate-data-keys' ? rotateOfPeople : undefined;
}

async function rotateRoot(services: Services): Promise<Said> {
	try {
		const count = await rewrapKeys(services.database, rootOf(services));
		return { ok: true, text: sayOperator('rootKey.rotated', { count }) };
	} catch (error) {
		if (error instanceof TamperedError) return { ok: false, text: sayOperator('rootKey.cannotRotate') };
		throw error;
	}
}

async function rotateOfPeople(services: Services): Promise<Said> {
	const alone = services.config.databaseUrl === undefined;
	const rotated = await rotateDataKeys(services, rootOf(services), { alone, onProgress: tell });
	const text = [sayOperator('dataKeys.rotated', rotated)];
	if (rotated.left.length > 0) text.push(sayOperator('dataKeys.left'), ...rotated.left);
	return { ok: rotated.left.length === 0, text: text.join('\n') };
}

function rootOf({ config }: Services) {
	return loadRootKey(config.rootKey, config.dataFolder, () => undefined, config.secondRootKey);
}

const MINUTE_MS = 60_000;
/** A line for each so many people. */
const OFTEN = 1000;

function tell(progress: Progress): void {
	const say = (line: string) => process.stderr.write(`${line}\n`);
	if (progress.step === 'announced')
		say(sayOperator('dataKeys.announced', { minutes: Math.ceil(progress.waitMs / MINUTE_MS) }));
	else if (progress.people % OFTEN === 0) say(sayOperator(`dataKeys.${progress.step}`, progress));
}
