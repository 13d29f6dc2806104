/** Messages made of phrases: each phrase alone, in a frame people use, and beside others of its section, cut up as a real message is. */
import { normalise } from '../../src/language/spelling.ts';
import type { Clause } from '../../src/offline/heard/learned/clause.ts';
import { clausesIn } from '../../src/offline/heard/statements.ts';
import { chance } from './chance.ts';
import type { Labelled } from './examples.ts';
import { phrases } from './phrases.ts';

/** How a cost is said: `X` is what it was for, `#` how much. */
const OF_COSTS =
	'spent # on X|# on X|X cost me #|X came to #|paid # for X|# for X|X - #|X: #|X was # over the year|and X another #|# went on X|forked out # on X|X set me back #|i have payed # for X|there was also # for X|X, # all in|had to pay # for X|X about #'.split(
		'|',
	);
const COSTS =
	/^(?:selfEmployment|partnershipTrade|ukProperty|employment)\.(?:.*(?:Costs?|Expenses|costOf\w+|Fees|Charges|payments\w+|Subscriptions|Loans|AndMaintenance|travel\w+)|costs)$/;
const JOINS = [' and ', ', ', ', ', ' plus ', '. ', ', then '];
const AMOUNTS = [
	...['1,240', '£320', '85.50', '2,310', '£4,150.00', '640', '£95', '12,480', '730 quid', '1.2k', '18,905'],
	...['£219.99', '3,075', '£56', '410', '7,800', '£1,999', '26,340', '£150', '905.20'],
];
const ALONE = 2;
const TOGETHER = 3;

/** The amounts of made-up messages, each with the question it answers. */
export function spoken(): readonly Labelled[] {
	const draw = chance(7);
	const pick = (all: readonly string[]): string => all[draw(all.length)] ?? '';
	const framed = (place: string, phrase: string): string => {
		const noun = /^(?<noun>[^#]+) #$/.exec(phrase)?.groups?.noun;
		return noun !== undefined && COSTS.test(place) ? pick(OF_COSTS).replace('X', noun) : phrase;
	};
	const all = Object.entries(phrases).flatMap(([place, own]) => own.map((phrase) => ({ place, phrase })));
	return all.flatMap(({ place, phrase }) => {
		const section = place.split('.')[0] ?? '';
		const beside = all.filter((other) => other.place.startsWith(`${section}.`));
		const one = (of: string, said: string): Part => ({ place: of, text: said.replace('#', pick(AMOUNTS)) });
		const alone = Array.from({ length: ALONE }, () => [one(place, framed(place, phrase))]);
		const together = Array.from({ length: TOGETHER }, () => {
			const other = beside[draw(beside.length)] ?? { place, phrase };
			const both = [one(place, framed(place, phrase)), one(other.place, framed(other.place, other.phrase))];
			return draw(2) === 0 ? both : both.toReversed();
		});
		return [
			bare(place, phrase),
			...[...alone, ...together].flatMap((parts) => read(parts, pick(JOINS), draw(3) === 0 ? [section] : [])),
		];
	});
}

interface Part {
	readonly place: string;
	readonly text: string;
}

/** A phrase by itself. */
function bare(label: string, phrase: string): Labelled {
	const [before = '', after = ''] = phrase.includes('#') ? phrase.split('#') : [`${phrase} `];
	const clause: Clause = { before, after, previous: [], next: [], sections: [] };
	return { clause, label };
}

/** The amounts of parts that are said one after the other, where the message is cut up as it was put together. */
function read(parts: readonly Part[], join: string, sections: readonly string[]): readonly Labelled[] {
	const found = clausesIn(normalise(parts.map(({ text }) => text).join(join)), sections);
	if (found.length !== parts.length) return [];
	const inOrder = found.toSorted((one, other) => one.amount.start - other.amount.start);
	return inOrder.map(({ clause }, at) => ({
		clause: { ...clause, last: parts[at - 1]?.place },
		label: parts[at]?.place ?? '',
	}));
}
