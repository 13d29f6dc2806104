/** The alerts for Prometheus ask only for what the service counts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@halfpenny/contract';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { OpenDatabase } from '../../database/database.ts';
import { databaseTime } from '../../jobs/queue-time.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { createMetrics } from './metrics.ts';

const file = join(import.meta.dirname, '../../../../../docs/alerts.yaml');
const {
	groups,
}: { groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[] } = parse(
	readFileSync(file, 'utf8'),
);
const rules = groups.flatMap((group) => group.rules);

let opened: OpenDatabase;
let counted: string;
beforeAll(async () => {
	opened = await openEmbedded();
	const metrics = createMetrics(opened.database, databaseTime);
	const app = fastify();
	metrics.watch(app);
	await app.inject('/nothing');
	counted = await metrics.read();
	await app.close();
});
afterAll(() => opened.close());

it.each(rules)('$alert is about a counter with these labels', ({ expr, annotations }) => {
	const [, name = '', labels = ''] = /(halfpenny_\w+)(?:\{([^}]*)\})?/.exec(expr) ?? [];
	const lines = counted.split('\n').filter((line) => line.startsWith(`${name}{`));
	expect([name, lines.length > 0]).toEqual([name, true]);
	for (const [, label, isPattern, value = ''] of labels.matchAll(/(\w+)=(~?)"([^"]*)"/g)) {
		expect([label, lines[0]?.includes(`${label}="`)]).toEqual([label, true]);
		if (label === 'route') {
			const matches = (path: string) => (isPattern ? new RegExp(`^(${value})$`).test(path) : path === value);
			expect(Object.values(calls).filter(({ path }) => matches(path)).length).toBeGreaterThan(1);
		}
		if (name === 'halfpenny_jobs' || label === 'lane')
			expect(lines.some((line) => line.includes(`${label}="${value}"`))).toBe(true);
	}
	expect(annotations.summary.length).toBeGreaterThan(20);
});
