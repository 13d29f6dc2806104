/** Values in sentences, recognised by their form: "Your National Insurance number is QQ 12 34 56 C." */
import { around } from '../../geometry.ts';
import type { Word } from '../../page.ts';
import type { CheckName, FieldReading } from '../../reading.ts';
import type { Vocabulary } from '../labels/vocabulary.ts';
import { kindOf } from '../values/kinds.ts';
import { isWholeName } from '../values/organisation.ts';

/** The longest label, in words. */
const MOST_LABEL_WORDS = 6;
/** "Had been paid on 16 May": what was done earlier is not what the paper is about. */
const EARLIER = /^had been$/i;
const MOST_COMPANY_WORDS = 16;
const MOST_NAME_WORDS = 4;
/** The confidence of a value from a sentence. */
const SAID = 0.95;

/** The details in a paragraph. */
export function detailsIn(words: readonly Word[], vocabulary: Vocabulary, page: number): FieldReading[] {
	const found: FieldReading[] = [];
	for (let start = 0; start < words.length; ) {
		const isBefore = EARLIER.test(textOf(words.slice(Math.max(0, start - 2), start)));
		const detail = isBefore ? undefined : detailAt(words.slice(start), vocabulary, page);
		if (detail) found.push(detail.field);
		start += detail?.length ?? 1;
	}
	return found;
}

function detailAt(words: readonly Word[], vocabulary: Vocabulary, page: number) {
	for (let end = Math.min(MOST_LABEL_WORDS, words.length - 1); end > 0; end -= 1) {
		const label = words.slice(0, end).map(({ text }) => text);
		const meaning = vocabulary.meaningOf(label.join(' '));
		if (meaning?.kind !== 'detail') continue;
		const { name, kind } = vocabulary.fieldOf(meaning.field);
		if (kind === 'money' || kind === 'wholePounds') return undefined;
		if (kind === 'name') return nameAt(words, end, { name, page });
		if (kind === 'organisation') return companyAt(words, end, { name, page });
		if (!kindOf(kind).isTelling && !(kind === 'reference' && label.at(-1)?.endsWith(':'))) return undefined;
		const skipped = words.slice(end).findIndex(({ text }) => !/^(is|was|of|:|number|has|been)$/i.test(text));
		const value = skipped < 0 ? undefined : valueAt(words.slice(end + skipped), kindOf(kind));
		if (!value) return undefined;
		const [confidence, box] = [SAID, around(value.words.map((word) => word.box))];
		const checks: readonly CheckName[] = ['format'];
		const field: FieldReading = { name, value: value.value, confidence, page, box, text: value.text, checks };
		return { field, length: end + skipped + value.words.length };
	}
	return undefined;
}

/** "Employer: Acme Ltd, 1 High Street": a company as its ending tells, up to the comma or stop after it. */
function companyAt(words: readonly Word[], start: number, { name, page }: { name: string; page: number }) {
	if (!words[start - 1]?.text.endsWith(':')) return undefined;
	const rest = words.slice(start, start + MOST_COMPANY_WORDS);
	const end = rest.findIndex(({ text }) => /[,.;]$/.test(text)) + 1;
	const used = rest.slice(0, end);
	const text = used
		.map((word) => word.text)
		.join(' ')
		.replace(/[,.;]$/, '');
	if (!isWholeName(text)) return undefined;
	const box = around(used.map((word) => word.box));
	const field: FieldReading = { name, value: text, confidence: SAID, page, box, text, checks: [] };
	return { field, length: start + end };
}

/** "The surname **Bell** and the forenames": a name that is set in other type than the words before and after it. */
function nameAt(words: readonly Word[], start: number, { name, page }: { name: string; page: number }) {
	const [label, first] = [words[start - 1], words[start]];
	if (!label || !first || label.font === first.font || /[.,;:]$/.test(label.text)) return undefined;
	const rest = words.slice(start);
	const length = rest.findIndex(({ font }) => font !== first.font);
	const used = rest.slice(0, length < 0 ? rest.length : length);
	const text = used
		.map((word) => word.text)
		.join(' ')
		.replace(/[.,;]+$/, '');
	const value = used.length <= MOST_NAME_WORDS ? kindOf('name').parse(text) : undefined;
	const isWritten = used.every((word) => /^\p{Lu}/u.test(word.text));
	if (value === undefined || !isWritten || /[,;]/.test(text)) return undefined;
	const box = around(used.map((word) => word.box));
	const field: FieldReading = { name, value, confidence: SAID, page, box, text, checks: [] };
	return { field, length: start + used.length };
}

/** The longest value from the first word on, without the sentence's own full stops. */
function valueAt(words: readonly Word[], { parse, mostPieces }: ReturnType<typeof kindOf>) {
	for (let length = Math.min(mostPieces, words.length); length > 0; length -= 1) {
		const used = words.slice(0, length);
		const text = used
			.map((word) => word.text)
			.join(' ')
			.replace(/[.,;:)]+$/, '');
		const value = parse(text);
		if (value !== undefined) return { value, text, words: used };
	}
	return undefined;
}

function textOf(words: readonly Word[]): string {
	return words.map(({ text }) => text).join(' ');
}
