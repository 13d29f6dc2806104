/** Runs several products at the same time, each with its own database, server and stand-in. */
import { type Filing, type RunOptions, type RunResult, run } from './run.ts';

/** Shares the kills and people among the products, and adds up their results. */
export async function runSideBySide<One>(
	filing: Filing<One>,
	products: number,
	options: RunOptions,
): Promise<RunResult> {
	const share = (all: number, number: number) => Math.floor((all + number) / products);
	const results = await Promise.all(
		Array.from({ length: products }, (_, number) =>
			run(filing, {
				...options,
				seed: options.seed + number,
				kills: share(options.kills, number),
				people: Math.ceil(options.people / products),
				say: (line) => options.say(products === 1 ? line : `${number + 1}: ${line}`),
			}),
		),
	);
	return results.reduce(together);
}

function together(a: RunResult, b: RunResult): RunResult {
	return {
		kills: added(a.kills, b.kills),
		struck: added(a.struck, b.struck),
		deeds: added(a.deeds, b.deeds),
		submissions: a.submissions + b.submissions,
		events: a.events + b.events,
		returns: a.returns + b.returns,
		amendments: a.amendments + b.amendments,
		receipts: a.receipts + b.receipts,
		timesUnknown: a.timesUnknown + b.timesUnknown,
		differences: [...a.differences, ...b.differences],
		seconds: Math.max(a.seconds, b.seconds),
	};
}

function added(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
	const sums = new Map(a);
	for (const [name, value] of b) sums.set(name, (sums.get(name) ?? 0) + value);
	return sums;
}
