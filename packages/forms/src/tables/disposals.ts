/** Disposals added up by kind of asset, as SA108 asks, and the computation that HMRC requires with them. */
import { downToPound, type Facts, factAt, pence, toPounds, upToPound } from '@halfpenny/facts';
import { allDisposals, gainOf } from '@halfpenny/tax';
import type { TaxYear } from '@halfpenny/years';
import type { Work } from './row.ts';

type CapitalGains = NonNullable<Facts['capitalGains']>;
type Disposal = ReturnType<typeof allDisposals>[number];
type Kind = Disposal['kind'];

/** The figures of one kind of asset in pence; proceeds and gains down to pounds, costs and losses up, each once. */
interface Summary {
	readonly count: number;
	readonly proceeds: number;
	readonly costs: number;
	readonly gains: number;
	readonly losses: number;
	/** Gains with business asset disposal relief, and with investors' relief. */
	readonly badr: number;
	readonly investors: number;
	readonly origins: readonly string[];
}

const cache = new WeakMap<CapitalGains, ReadonlyMap<Kind, Summary>>();

/** The figures of a kind of asset, or undefined without disposals. */
export function summaryOf(facts: CapitalGains, year: TaxYear, kind: Kind): Summary | undefined {
	const known = cache.get(facts) ?? summariesOf(facts, year);
	cache.set(facts, known);
	return known.get(kind);
}

function summariesOf(facts: CapitalGains, year: TaxYear): ReadonlyMap<Kind, Summary> {
	const byKind = new Map<Kind, { disposals: Disposal[]; origins: string[] }>();
	allDisposals(facts, year).forEach((disposal, index) => {
		const group = byKind.get(disposal.kind) ?? { disposals: [], origins: [] };
		group.disposals.push(disposal);
		const given = index < (facts.disposals?.length ?? 0);
		group.origins.push(given ? `capitalGains.disposals[${index}]` : 'capitalGains.holdings');
		byKind.set(disposal.kind, group);
	});
	return new Map(
		[...byKind].map(([kind, { disposals, origins }]) => [
			kind,
			{ ...sumsOf(disposals), origins: [...new Set(origins)] },
		]),
	);
}

function sumsOf(disposals: readonly Disposal[]) {
	const add = (amounts: readonly number[]) => pence(amounts.reduce((sum, amount) => sum + amount, 0));
	const gains = disposals.filter((disposal) => gainOf(disposal) > 0);
	const relieved = (relief: Disposal['relief']) => gains.filter((disposal) => disposal.relief === relief);
	return {
		count: disposals.length,
		proceeds: downToPound(add(disposals.map(({ proceeds = 0 }) => proceeds))),
		costs: upToPound(add(disposals.map(({ costs = 0 }) => costs))),
		gains: downToPound(add(gains.map(gainOf))),
		losses: upToPound(add(disposals.map((disposal) => Math.max(0, -gainOf(disposal))))),
		badr: downToPound(add(relieved('badr').map(gainOf))),
		investors: downToPound(add(relieved('investors').map(gainOf))),
	};
}

/** A figure of a kind of asset, zero included; undefined without disposals of the kind. */
export const ofKind =
	(kind: Kind, figure: Exclude<keyof Summary, 'origins'>): Work =>
	({ facts: { capitalGains, taxYear } }) => {
		const summary = capitalGains && summaryOf(capitalGains, taxYear, kind);
		return summary && { value: summary[figure], origins: summary.origins };
	};

/** Gains with a relief, of the kinds that HMRC adds up. */
export const ofRelief =
	(relief: 'badr' | 'investors', ...kinds: readonly Kind[]): Work =>
	({ facts: { capitalGains, taxYear } }) => {
		if (!capitalGains) return undefined;
		const found = kinds.flatMap((kind) => summaryOf(capitalGains, taxYear, kind) ?? []);
		const value = found.reduce((sum, summary) => sum + summary[relief], 0);
		return value > 0 ? { value, origins: found.flatMap(({ origins }) => origins) } : undefined;
	};

/** Gains with business asset disposal relief on every kind except homes, up to the lifetime limit. */
export const businessAssetDisposalRelief: Work = (context) => {
	const claimed = ofRelief('badr', 'cryptoAssets', 'other', 'listedShares', 'unlistedShares')(context);
	const value = Number(factAt(context.decisions, 'businessAssetDisposalRelief') ?? 0);
	return claimed && value > 0 ? { ...claimed, value } : undefined;
};

/** Gains with investors' relief, up to the lifetime limit. */
export const investorsRelief: Work = (context) => {
	const claimed = ofRelief('investors', 'unlistedShares')(context);
	const value = Number(factAt(context.decisions, 'investorsRelief') ?? 0);
	return claimed && value > 0 ? { ...claimed, value } : undefined;
};

/** Gains that business asset disposal relief has been claimed on to date, including this year's. */
export const reliefToDate: Work = (context) => {
	const claimed = businessAssetDisposalRelief(context);
	const before = context.facts.capitalGains?.businessAssetDisposalReliefBefore;
	if (!claimed) return undefined;
	const origins = before === undefined ? [] : ['capitalGains.businessAssetDisposalReliefBefore'];
	return {
		value: Number(claimed.value) + upToPound(pence(before ?? 0)),
		origins: [...claimed.origins, ...origins],
	};
};

/** HMRC's box for other information holds 20,480 characters. */
const ROOM = 20_000;

/** Each disposal in one line: HMRC requires a computation with these pages (6020). */
export const computation: Work = ({ facts: { capitalGains, taxYear } }) => {
	if (!capitalGains) return undefined;
	const lines = allDisposals(capitalGains, taxYear).map(lineOf);
	let text = '';
	let shown = 0;
	for (const line of lines) {
		if (text.length + line.length > ROOM) break;
		text += line;
		shown += 1;
	}
	const rest = lines.length - shown;
	const more = rest > 0 ? `A list of ${rest} more disposals is kept and can be sent.` : '';
	return { value: `Computation. ${text}${more}`.trim(), origins: ['capitalGains'] };
};

/** The kinds of asset in a computation. */
export const kindWords: Readonly<Record<Kind, string>> = {
	residentialProperty: 'Residential property',
	listedShares: 'Listed shares',
	unlistedShares: 'Unlisted shares',
	cryptoAssets: 'Cryptoassets',
	other: 'Other asset',
};

/** The reliefs in a computation. */
export const reliefWords: Readonly<Record<NonNullable<Disposal['relief']>, string>> = {
	badr: 'business asset disposal relief',
	investors: 'investors relief',
};

function lineOf(disposal: Disposal, index: number): string {
	const gain = gainOf(disposal);
	const amount = toPounds(pence(Math.abs(gain)));
	const { kind, description, date, relief } = disposal;
	const what = [`${index + 1}. ${kindWords[kind]}`, description, date, relief && reliefWords[relief]].filter(
		Boolean,
	);
	const money =
		disposal.gain === undefined
			? [
					`proceeds ${toPounds(pence(disposal.proceeds ?? 0))}`,
					`costs ${toPounds(pence(disposal.costs ?? 0))}`,
				]
			: [];
	return `${[...what, ...money, `${gain < 0 ? 'loss' : 'gain'} ${amount}`].join(', ')}. `;
}
