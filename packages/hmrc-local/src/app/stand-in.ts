/** Opens what all plugins share. */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { seenHeaders } from '../apis/fraud-prevention/seen-headers.ts';
import { updatesIn } from '../businesses/updates.ts';
import { answerUnderFaults } from '../faults/answer-under-faults.ts';
import type { FaultSet } from '../faults/fault-set.ts';
import { clockIn } from '../mtd/clock.ts';
import { openRequestLog } from '../mtd/request-log.ts';
import type { Application } from '../oauth/application.ts';
import { grantsIn } from '../oauth/grants.ts';
import { peopleIn } from '../people/test-user.ts';
import { openStateStore } from '../storage/state-store.ts';
import type { StandIn } from './plugin.ts';

/** How what is shared is set up. */
export type StandInOptions = {
	/** Where everything is stored; in memory only by default. */
	readonly dataFolder?: string;
	/** The only application MTD knows; none by default. */
	readonly application?: Application;
	/** How long an access token lives; HMRC's four hours by default. */
	readonly tokenSeconds?: number;
	/** How many MTD calls a second are let through; HMRC's three by default, 0 for any number. */
	readonly requestsPerSecond?: number;
	/** How long after an update its obligations show as fulfilled; three seconds by default. HMRC takes up to an hour. */
	readonly fulfilmentSeconds?: number;
	/** How long a calculation takes; two seconds by default. HMRC says to wait five. */
	readonly calculationSeconds?: number;
	/** Whether MTD has the gaps of HMRC's own sandbox; no by default. */
	readonly strict?: boolean;
	/** The clock, for tests. */
	readonly now?: () => Date;
};

const FOUR_HOURS = 14_400;

/** The shared parts, open. Throws when its files cannot be opened. The files close with the app. */
export function openStandIn(
	app: FastifyInstance,
	base: string,
	faults: FaultSet,
	options: StandInOptions,
): StandIn {
	const { dataFolder, tokenSeconds = FOUR_HOURS, now = () => new Date() } = options;
	if (dataFolder !== undefined) mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
	const path = (name: string) => (dataFolder === undefined ? undefined : join(dataFolder, name));
	const store = openStateStore(path('state.jsonl'));
	const requests = openRequestLog(path('requests.jsonl'));
	app.addHook('onClose', async () => {
		store.close();
		requests.close();
	});
	return {
		base,
		now,
		clock: clockIn(store, now),
		underFaults: answerUnderFaults(app, faults),
		store,
		requests,
		application: options.application ?? { clientId: randomUUID(), clientSecret: randomUUID() },
		people: peopleIn(store),
		grants: grantsIn(store, now, tokenSeconds),
		updates: updatesIn(store),
		seenHeaders: seenHeaders(),
		tokenSeconds,
		requestsPerSecond: options.requestsPerSecond ?? 3,
		fulfilmentSeconds: options.fulfilmentSeconds ?? 3,
		calculationSeconds: options.calculationSeconds ?? 2,
		strict: options.strict ?? false,
	};
}
