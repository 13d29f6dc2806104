/** The operator's command that replaces the root key. */
import { sayOperator } from '@halfpenny/messages/operator';
import { TamperedError } from '../../platform/crypto/aes.ts';
import { rewrapKeys } from '../../platform/crypto/rewrap.ts';
import { loadRootKey } from '../../platform/crypto/root-key.ts';
import type { Command, Said } from '../../platform/operator-command.ts';
import type { Services } from '../../platform/services.ts';

/** `rotate-root-key`; undefined for anything else. */
export function rootKeyCommand([name, ...more]: readonly string[]): Command | undefined {
	return name === 'rotate-root-key' && more.length === 0 ? rotate : undefined;
}

async function rotate({ config, database }: Services): Promise<Said> {
	const root = loadRootKey(config.rootKey, config.dataFolder, () => undefined, config.secondRootKey);
	try {
		return { ok: true, text: sayOperator('rootKey.rotated', { count: await rewrapKeys(database, root) }) };
	} catch (error) {
		if (error instanceof TamperedError) return { ok: false, text: sayOperator('rootKey.cannotRotate') };
		throw error;
	}
}
