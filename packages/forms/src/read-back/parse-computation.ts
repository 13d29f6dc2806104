/** Reads the computation in our own capital gains pages back into disposals; other products' are not read. */
import { kindWords, reliefWords } from '../tables/disposals.ts';
import type { DisposalJson } from './disposal-json.ts';

const KINDS = Object.values(kindWords).join('|');
const RELIEFS = Object.values(reliefWords).join('|');
const RESULT = String.raw`(gain|loss) (\d+\.\d{2})`;

/** One disposal. Its description may contain anything, so the shortest that leaves the rest valid is taken. */
const LINE = new RegExp(
	String.raw`^(${KINDS})(?:, (.+?))??(?:, (\d{4}-\d{2}-\d{2}))?(?:, (${RELIEFS}))?` +
		String.raw`(?:, proceeds (\d+\.\d{2}), costs (\d+\.\d{2}))?, ${RESULT}$`,
);

/** The disposals of a computation, or undefined when it is not ours or incomplete. */
export function parseComputation(text: string): readonly DisposalJson[] | undefined {
	let rest = text.replace(/^Computation\. /, '');
	if (rest === text) return undefined;
	const disposals: DisposalJson[] = [];
	while (rest !== '') {
		const number = disposals.length + 1;
		const next = new RegExp(String.raw`(?<=, ${RESULT})\.(?: (?=${number + 1}\. (?:${KINDS}),)|$)`).exec(
			rest,
		);
		const disposal = next && parseLine(rest.slice(0, next.index), number);
		if (!disposal) return undefined;
		disposals.push(disposal);
		rest = rest.slice(next.index + next[0].length);
	}
	return disposals;
}

function parseLine(line: string, number: number): DisposalJson | undefined {
	const start = `${number}. `;
	const [, kind, description, date, relief, proceeds, costs, result, amount] =
		(line.startsWith(start) && LINE.exec(line.slice(start.length))) || [];
	const named = (Object.keys(kindWords) as (keyof typeof kindWords)[]).find((key) => kindWords[key] === kind);
	if (!named || amount === undefined) return undefined;
	const money = proceeds && costs ? { proceeds, costs } : { gain: result === 'loss' ? `-${amount}` : amount };
	return {
		kind: named,
		...(description && { description }),
		...(date && { date }),
		...(relief && { relief: relief === reliefWords.badr ? 'badr' : 'investors' }),
		...money,
	};
}
