/** Losses on things sold in earlier years, which are set against the gains of this one. */
import { toPounds } from '@halfpenny/facts';
import { type Segment, segmentsOf } from './segments.ts';
import type { Statement } from './statement.ts';

/** Such losses, and the text without what tells of them. */
interface EarlierLosses {
	readonly statement: Statement;
	readonly rest: string;
}

const LOSS = /\bloss(?:es)?\b|\blost\b/;
/** Says that a loss was of another year, and is left over. */
const EARLIER =
	/\b(?:brought|carried|carry|bring|carrying|rolled)(?: it| them)? (?:forward|over|fwd)\b|\b[bc]\/f(?:wd)?\b|\bold loss(?:es)?\b|\bunused\b|\b(?:never|not|haven't|hasn't|yet to be) (?:yet |been )?(?:used|claimed|set)\b|\b(?:from|in|of|for) (?:the )?(?:tax year )?(?:20)?[12]\d ?[-/–] ?(?:20)?[12]\d\b|\b(?:earlier|previous|past|prior) (?:tax )?years?\b|\byears? (?:ago|back|before)\b|\b(?:from|in|back in) 20[12]\d\b|\bleft over\b|\bstill (?:got|have|there|to use)\b/;
/** What is sold for a gain or a loss, and what is no such thing. */
const OF_GAINS =
	/\bcapital\b|\bcgt\b|\bgains?\b|\bshares?\b|\bstocks?\b|\bfunds?\b|\bcrypto\w*|\bbitcoin\b|\beth\b|\bsold\b|\bselling\b|\bsale\b|\bdisposals?\b|\binvestments?\b/;
const OF_TRADE =
	/\b(?:trading|business|trade|rental|letting|property|rent|self[- ]employ\w*|partnership)\b[^.;]{0,20}\bloss|\bloss(?:es)?\b[^.;]{0,20}\b(?:trading|business|trade|rental|letting|rent|self[- ]employ\w*|partnership)\b/;

/** The losses of earlier years that a lower-case text tells, where one amount is certainly theirs. */
export function earlierLossesIn(text: string): EarlierLosses | undefined {
	if (!LOSS.test(text) || !OF_GAINS.test(text) || OF_TRADE.test(text)) return undefined;
	const all = segmentsOf(text);
	const found = all.flatMap((own, at) => {
		const parts = [own, ...trailing(all.slice(at + 1))];
		const words = parts.map((one) => one.text).join(' ');
		return own.amount?.inYear !== undefined && LOSS.test(own.text) && EARLIER.test(words) ? [parts] : [];
	});
	const [parts, ...others] = found;
	const [own] = parts ?? [];
	if (!parts || own?.amount?.inYear === undefined || others.length > 0) return undefined;
	return {
		statement: {
			...{ section: 'capitalGainsDetails', field: 'lossesBroughtForward', adds: false },
			...{ value: toPounds(own.amount.inYear), also: { hadEarlierLosses: true }, words: own.text },
		},
		rest: parts.reduce((left, one) => left.replace(one.text, ' '), text),
	};
}

/** The parts after an amount that have none of their own. */
function trailing(after: readonly Segment[]): readonly Segment[] {
	const end = after.findIndex(({ amount }) => amount !== undefined);
	return (end === -1 ? after : after.slice(0, end)).filter(({ text }) => EARLIER.test(text));
}
