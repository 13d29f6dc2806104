/** A separate process that changes the root key, or with `data-keys` everyone’s own, and says so after each person; for tests. */
import { rotateDataKeys } from '../src/features/keys/rotate-data-keys.ts';
import { readConfig } from '../src/platform/config.ts';
import { rewrapKeys } from '../src/platform/crypto/rewrap.ts';
import { loadRootKey } from '../src/platform/crypto/root-key.ts';
import { createLog } from '../src/platform/log.ts';
import { openServices } from '../src/platform/open-services.ts';

const read = readConfig(process.env, process.env.HALFPENNY_ROOT ?? '');
if (!read.ok) throw new Error(read.problems.join('\n'));
const { services, close } = await openServices(read.config, createLog('silent'));
const { rootKey, dataFolder, secondRootKey } = read.config;
const root = loadRootKey(rootKey, dataFolder, () => undefined, secondRootKey);
const onBatch = () => process.stdout.write('some\n');
const isOfPeople = process.argv[2] === 'data-keys';
const times = { announced: 0, opening: 0 };
const changed = isOfPeople
	? (await rotateDataKeys(services, root, { alone: false, times, onProgress: onBatch })).people
	: await rewrapKeys(services.database, root, { batch: 1, onBatch });
process.stdout.write(`${changed} changed\n`);
await close();
process.exit(0);
