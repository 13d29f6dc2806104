/** Starts the stand-in as a separate process: prints its address, ends cleanly when asked to. */

import { createHmrcLocal } from './app/create-hmrc-local.ts';
import { readConfig } from './config.ts';

const config = readConfig(process.env);
if ('problems' in config) {
	process.stderr.write(`${config.problems.join('\n')}\n`);
	process.exit(1);
}
const app = createHmrcLocal(config.options);
const address = await app.listen({ host: '127.0.0.1', port: config.port });
process.stdout.write(`Stand-in for HMRC: ${address}/hmrc-local/\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());
