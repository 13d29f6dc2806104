/** Final declarations of Making Tax Digital, for a run. */
import { FAULT_POINTS, type FaultPoint } from '../../../apps/server/src/platform/fault-points.ts';
import { expectOk } from '../browser.ts';
import { timesUnknown, withDatabase } from '../records.ts';
import type { End, Filing } from '../run.ts';
import { badDay } from './bad-days.ts';
import { attemptsAtHmrc, lookAfter } from './clerk.ts';
import { type BothSides, differences } from './compare.ts';
import { type Declarer, prepareDeclarers, TAX_YEAR } from './person.ts';
import { readDeclarations } from './records.ts';

/** Fault points that only the Transaction Engine reaches. */
const NOT_PASSED: ReadonlySet<FaultPoint> = new Set([
	...(['submission.polled', 'submission.pollRecorded', 'submission.forgotten'] as const),
	...(['submission.forgottenRecorded', 'receipt.mailed'] as const),
]);

/** Each person makes the final declaration for one year. */
export const declarationsFiling: Filing<Declarer> = {
	...{ atATime: 6, badDay, prepare: prepareDeclarers, lookAfter },
	points: FAULT_POINTS.filter((point) => !NOT_PASSED.has(point)),
	compare: async (end) => {
		const sides = await bothSides(end);
		const { submissions, events } = sides.ours;
		return {
			...{ submissions: submissions.length, events: events.length, returns: sides.people.length },
			...{ amendments: 0, receipts: 0 },
			...{ timesUnknown: timesUnknown(events), differences: differences(sides) },
		};
	},
};

async function bothSides({ place, told, begun, stop }: End<Declarer>): Promise<BothSides> {
	const people: BothSides['people'][number][] = [];
	for (const { call, nationalInsurance } of begun) {
		const path = `/api/mtd/declarations?taxYear=${TAX_YEAR}`;
		const shown = await expectOk(call('GET', path), 'declarations');
		people.push({ nationalInsurance, shown, atHmrc: await attemptsAtHmrc(place.standIn, nationalInsurance) });
	}
	await stop();
	return { told, people, ours: await withDatabase(place, readDeclarations) };
}
