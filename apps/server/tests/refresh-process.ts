/** A separate process that, when told to, asks for a person's access token many times simultaneously; for tests. */
import { once } from 'node:events';
import { accessTokenOf } from '../src/features/hmrc-connection/tokens.ts';
import { readConfig } from '../src/platform/config.ts';
import { createLog } from '../src/platform/log.ts';
import { openServices } from '../src/platform/open-services.ts';

const { PERSON = '', CALLS = '1' } = process.env;
const read = readConfig(process.env, process.env.HALFPENNY_ROOT ?? '');
if (!read.ok) throw new Error(read.problems.join('\n'));
const { services, close } = await openServices(read.config, createLog('silent'));
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const wanted = Array.from({ length: Number(CALLS) }, () => accessTokenOf(services, PERSON));
const tokens = await Promise.all(wanted);
process.stdout.write(
	`${JSON.stringify(tokens.map((token) => (token.ok ? token.value : token.problem.code)))}\n`,
);
await close();
process.exit(0);
