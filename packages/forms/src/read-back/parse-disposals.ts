/** Turns capital gains pages back into disposals: one by one if the computation is ours, else one for each figure. */
import { factAt, parseFacts, pence, pounds, toPounds } from '@halfpenny/facts';
import { pages } from '@halfpenny/tax';
import { yearData } from '@halfpenny/years';
import { summaryOf } from '../tables/disposals.ts';
import type { AssetKind, DisposalJson } from './disposal-json.ts';
import type { FiledBox, FiledPage } from './open-return.ts';
import { parseComputation } from './parse-computation.ts';
import { penceOf } from './parse-value.ts';
import { boxOf, put, type Reading } from './reading.ts';

/** The boxes of a kind of asset. */
const BOXES: Readonly<Record<AssetKind, readonly [count: string, ...amounts: readonly string[]]>> = {
	residentialProperty: ['CGT3', 'CGT4', 'CGT5', 'CGT6', 'CGT7'],
	unlistedShares: ['CGT31', 'CGT32', 'CGT33', 'CGT34', 'CGT35'],
	other: ['CGT14', 'CGT15', 'CGT16', 'CGT17', 'CGT19'],
	listedShares: ['CGT23', 'CGT24', 'CGT25', 'CGT26', 'CGT27'],
	cryptoAssets: ['CGT13.1', 'CGT13.2', 'CGT13.3', 'CGT13.4', 'CGT13.5'],
};
const KINDS = Object.keys(BOXES) as readonly AssetKind[];
const PATH = 'capitalGains.disposals';

/** Stores every disposal of the page, once. */
export function parseDisposals(reading: Reading, box: FiledBox, page: FiledPage): void {
	if (factAt(reading.tree, PATH) !== undefined) return;
	const own = parseComputation(boxOf(page, 'CGT54')?.value ?? '');
	const disposals = own && agrees(own, page) ? own : summaries(reading, page);
	put(reading, PATH, disposals, box, false);
}

/** CGT50.1 includes this year's gains. */
export function parseReliefBefore(reading: Reading, box: FiledBox, page: FiledPage): void {
	const before = (penceOf(box.value) ?? 0) - amountAt(page, 'CGT50');
	const path = 'capitalGains.businessAssetDisposalReliefBefore';
	if (before > 0) put(reading, path, toPounds(pence(before)), box, false);
}

/** Whether disposals give the page's figures. */
function agrees(disposals: readonly DisposalJson[], page: FiledPage): boolean {
	const read = parseFacts({ taxYear: page.year, capitalGains: { disposals } });
	if (!read.ok || !read.facts.capitalGains) return false;
	const gains = read.facts.capitalGains;
	const summaries = KINDS.map((kind) => summaryOf(gains, page.year, kind));
	const investorsRelief = pages(read.facts).capitalGains?.investorsRelief;
	const withBadr = KINDS.reduce(
		(sum, kind, index) => sum + (isRelieved(kind, 'badr') ? (summaries[index]?.badr ?? 0) : 0),
		0,
	);
	return (
		isClaimed(withBadr, page) &&
		investorsRelief === amountAt(page, 'CGT49') &&
		KINDS.every((kind, index) => {
			const [count, ...amounts] = BOXES[kind];
			const { count: own = 0, proceeds = 0, costs = 0, gains = 0, losses = 0 } = summaries[index] ?? {};
			const given = amounts.map((box) => amountAt(page, box));
			return own === countAt(page, count) && [proceeds, costs, gains, losses].join() === given.join();
		})
	);
}

/** For each kind: one disposal with all gains of each relief, one with all losses, and enough empty ones to match the number. */
function summaries(reading: Reading, page: FiledPage): readonly DisposalJson[] {
	const ofOther = amountAt(page, 'CGT17.4');
	const left = { badr: amountAt(page, 'CGT50') - ofOther, investors: amountAt(page, 'CGT49') };
	const disposals: DisposalJson[] = [];
	for (const kind of KINDS) {
		const first = disposals.length;
		disposals.push(...summary(kind, page, left));
		const paths = disposals.slice(first).map((_, index) => `${PATH}[${first + index}]`);
		const [path, ...others] = paths;
		if (path && others.length > 0) reading.combined.push({ box: BOXES[kind][0], path, others });
	}
	return disposals;
}

/** Whether CGT50 is these gains: all of them, or what the lifetime limit leaves. */
function isClaimed(gains: number, page: FiledPage): boolean {
	const limit = pounds(yearData(page.year).capitalGains.businessAssetDisposalLifetimeLimitPounds);
	const claimed = amountAt(page, 'CGT50');
	return claimed === gains || (claimed < gains && amountAt(page, 'CGT50.1') === limit);
}

interface ReliefLeft {
	badr: number;
	investors: number;
}

function summary(kind: AssetKind, page: FiledPage, left: ReliefLeft): readonly DisposalJson[] {
	const [count, ...amounts] = BOXES[kind];
	const [proceeds = 0, costs = 0, gains = 0, losses = 0] = amounts.map((box) => amountAt(page, box));
	const own = kind === 'other' ? Math.min(amountAt(page, 'CGT17.4'), gains) : 0;
	const investors = takeFrom(left, 'investors', isRelieved(kind, 'investors') ? gains : 0);
	const badr = own + takeFrom(left, 'badr', isRelieved(kind, 'badr') ? gains - own - investors : 0);
	const parts: DisposalJson[] = [
		...part(kind, badr, 'badr'),
		...part(kind, investors, 'investors'),
		...part(kind, gains - badr - investors),
		...part(kind, -losses),
	];
	const number = countAt(page, count);
	while (parts.length < number) parts.push({ kind, gain: '0.00' });
	const [first, ...rest] = parts;
	if (!first) return [];
	const sold = { ...first, proceeds: toPounds(pence(proceeds)), costs: toPounds(pence(costs)) };
	return [number === 1 && gains - losses === proceeds - costs ? withoutGain(sold) : sold, ...rest];
}

function withoutGain({ gain: _, ...rest }: DisposalJson): DisposalJson {
	return rest as DisposalJson;
}

function part(kind: AssetKind, gain: number, relief?: string): readonly DisposalJson[] {
	if (gain === 0) return [];
	const own = { kind, gain: toPounds(pence(gain)) };
	return [relief === undefined ? own : { ...own, relief }];
}

/** Homes have no relief; investors' relief is for unlisted shares only. */
function isRelieved(kind: AssetKind, relief: keyof ReliefLeft): boolean {
	return relief === 'badr' ? kind !== 'residentialProperty' : kind === 'unlistedShares';
}

function takeFrom(left: ReliefLeft, relief: keyof ReliefLeft, most: number): number {
	const taken = Math.max(0, Math.min(left[relief], most));
	left[relief] -= taken;
	return taken;
}

function amountAt(page: FiledPage, box: string): number {
	return penceOf(boxOf(page, box)?.value ?? '') ?? 0;
}

function countAt(page: FiledPage, box: string): number {
	const text = boxOf(page, box)?.value ?? '';
	return /^\d{1,4}$/.test(text) ? Number(text) : 0;
}
