/** Takes the second of two amounts where somebody corrects themselves in one breath: "it was £5,204 … no hang on, £5,240". */
import { amountsIn } from '../../language/amounts.ts';

const SLIP =
	/\s*[,.;!…–—-]+\s*(?:(?:oh|ah|er+m?|nope|no(?=\s*[,.…!-]|\s+(?:wait|sorry|hang|hold|it|it's|its|that|actually|i|make|£?\d))|sorry|wait|oops|actually|hang on|hold on|scrap that|i tell a lie|i mean|i meant|that's wrong|thats wrong|correction|rather|make that|should be|let me check)\b[\s,.!…–—-]*)+(?:(?:that's|thats|it's|its|it was|that was|was) (?:wrong|not right)\b[\s,.!…–—-]*)?(?=[^.!?\d]{0,25}£?\d)/gi;
/** How far apart what was meant and what was said may be. */
const MOST_APART = 3;

/** A message in which each corrected amount stands where the wrong one stood; the message itself where it corrects none. */
export function withSlipsMended(message: string): string {
	const [slip, ...others] = [...message.matchAll(SLIP)];
	if (!slip || others.length > 0) return message;
	const [before, after] = [message.slice(0, slip.index), message.slice(slip.index + slip[0].length)];
	const wrong = amountsIn(before.toLowerCase());
	const right = amountsIn(after.toLowerCase());
	if (right.length === 0 || right.length > wrong.length || /\?/.test(after)) return message;
	const left = [...wrong];
	const pairs = right.map((one) => {
		const [best] = left.toSorted((a, b) => apart(one.said, a.said) - apart(one.said, b.said));
		if (!best || apart(one.said, best.said) > Math.log(MOST_APART)) return undefined;
		left.splice(left.indexOf(best), 1);
		return { at: best, as: after.slice(one.start, one.end) };
	});
	const sure = pairs.flatMap((pair) => pair ?? []);
	if (sure.length < pairs.length) return message;
	return sure
		.toSorted((one, other) => other.at.start - one.at.start)
		.reduce((text, { at, as }) => `${text.slice(0, at.start)}${as}${text.slice(at.end)}`, before);
}

/** How far apart two amounts are, as a ratio. */
function apart(one: number | undefined, other: number | undefined): number {
	return one && other ? Math.abs(Math.log(one / other)) : Number.POSITIVE_INFINITY; // a ratio, not money
}
