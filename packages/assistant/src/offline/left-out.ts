/** What a person says and then tells us not to note: "the accountant wanted 380. Don't put that in." */

const SENTENCES = /(?<=[.!?;])\s+|\n+/;

const LEAVES_OUT =
	/^\W*(?:(?:so|but|and|please|pls) )*(?:(?:do not|don[’']?t|never) (?:put|add|include|count|enter|record|note|use) |(?:leave|keep) |ignore |skip |forget )(?:that|it|this|them|those)\b(?! (?:as|until)\b)/i;

/** The message without what it tells us not to note; as it is where nothing else is left. */
export function withoutLeftOut(message: string): string {
	const sentences = message.split(SENTENCES);
	const isOut = (at: number) => LEAVES_OUT.test(sentences[at] ?? '');
	const isTold = (sentence: string) => !sentence.endsWith('?');
	const kept = sentences.filter((one, at) => !isOut(at) && !(isTold(one) && isOut(at + 1)));
	return kept.length === 0 || kept.length === sentences.length ? message : kept.join(' ');
}
