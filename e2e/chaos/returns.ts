/** Annual returns and their amendments, for a run. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FAULT_POINTS } from '../../apps/server/src/platform/fault-points.ts';
import { badDay } from './bad-days.ts';
import { type Attempt, type Case, lookAfter } from './clerk.ts';
import { type BothSides, differences } from './compare.ts';
import { preparePeople } from './person.ts';
import { type OurRecords, readRecords, timesUnknown, withDatabase } from './records.ts';
import type { Compared, End, Filing } from './run.ts';

/** Each person files returns for two years. About one in three is amended afterwards. */
export const returnsFiling: Filing<Case> = {
	...{ points: FAULT_POINTS, atATime: 24, badDay, lookAfter },
	prepare: async (address, people, chance) => {
		const prepared = await preparePeople(address, people);
		return prepared.map((taxReturn) => ({ taxReturn, amendments: chance.percent(30) ? 1 : 0 }));
	},
	compare: async (end) => {
		const sides = await bothSides(end);
		const { ours, wanted, receipts } = sides;
		return {
			...{ submissions: ours.submissions.length, events: ours.events.length, receipts: receipts.size },
			...{ returns: wanted.returns, amendments: wanted.amendments },
			...{ timesUnknown: timesUnknown(ours.events), differences: differences(sides) },
		} satisfies Compared;
	},
};

async function bothSides({ place, told, begun, stop }: End<Case>): Promise<BothSides> {
	const { standIn } = place;
	const receipts = new Map<string, string>();
	for (const { taxReturn } of begun) {
		const { status, body } = await taxReturn.call('GET', `/api/sa100/logs/${taxReturn.id}`);
		const attempts: readonly Attempt[] = status === 200 ? body.logs : [];
		for (const { id, receipt } of attempts) if (receipt) receipts.set(id, receipt.irmark);
	}
	await stop();
	const ours: OurRecords = await withDatabase(place, readRecords);
	const wanted = { returns: begun.length, amendments: begun.reduce((sum, one) => sum + one.amendments, 0) };
	const [received, returns] = await Promise.all([standIn.received(), standIn.returns()]);
	return { ours, told, receipts, letters: lettersIn(place.dataFolder), received, returns, wanted };
}

function lettersIn(dataFolder: string): ReadonlySet<string> {
	const outbox = join(dataFolder, 'outbox');
	const names = existsSync(outbox) ? readdirSync(outbox) : [];
	return new Set(names.flatMap((name) => /^receipt-(.+)\.eml$/.exec(name)?.[1] ?? []));
}
