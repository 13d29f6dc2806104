/** `npm run chaos [-- --kills N --database pglite|postgres --servers 1|3 --seed S --people N --defect NAME]`. */
import { parseArgs } from 'node:util';
import { DEFECTS } from './bundles.ts';
import { freshDatabase } from './database.ts';
import { tableOf } from './report.ts';
import { run } from './run.ts';

const { values } = parseArgs({
	options: {
		kills: { type: 'string', default: '20' },
		database: { type: 'string', default: 'pglite' },
		servers: { type: 'string', default: '' },
		seed: { type: 'string', default: String(Date.now() % 1_000_000) },
		people: { type: 'string', default: '' },
		defect: { type: 'string' },
	},
});
const postgres = values.database === 'postgres';
const kills = Number(values.kills);
const defect = Object.entries(DEFECTS).find(([name]) => name === values.defect)?.[1];
if (values.defect !== undefined && !defect)
	throw new Error(`no such defect; there are ${Object.keys(DEFECTS).join(', ')}`);
const database = postgres ? await freshDatabase() : undefined;
console.log(`Seed ${values.seed}`);
const begun = Date.now();
const result = await run({
	kills,
	servers: postgres ? Number(values.servers || 3) : 1,
	databaseUrl: database?.url,
	seed: Number(values.seed),
	people: Number(values.people || 0) || Math.max(10, kills),
	defect,
	say: (line) => console.log(`${String(Math.round((Date.now() - begun) / 1000)).padStart(5)} s  ${line}`),
}).finally(() => database?.drop());
for (const [what, value] of tableOf(result)) console.log(`${what.padEnd(60)} ${value}`);
for (const difference of result.differences) console.log(`  ${difference}`);
process.exit(result.differences.length > 0 ? 1 : 0);
