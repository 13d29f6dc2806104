/** Values that no label claims but whose look tells them: the one National Insurance number of a page, the one PAYE reference. */
import type { FieldKind } from '../../definition.ts';
import { around } from '../../geometry.ts';
import type { FieldReading } from '../../reading.ts';
import type { Sheet } from '../layout/sheet.ts';
import { kindOf } from '../values/kinds.ts';

/** How sure each kind is that is the only one of its page; a tax code only where a label of one is there as well. */
const LONE: Partial<Readonly<Record<FieldKind, number>>> = { nino: 0.96, payeReference: 0.93, taxCode: 0.92 };
/** With its slash, and a reference that is no piece of a year: "2024/25" set in boxes reads "202 4/25". */
const IS_REFERENCE = /\/ ?(?=.*[A-Z]|.{3})/i;
/** A National Insurance number that is printed in pairs has five. */
const MOST_WORDS = 5;

/** The fields of these kinds that `isTold` does not know, where exactly one such value is on the page. */
export function loneDetails(sheet: Sheet, isTold: (field: string) => boolean): FieldReading[] {
	return sheet.vocabulary.fields.flatMap(({ name, kind }) => {
		const confidence = LONE[kind];
		if (confidence === undefined || isTold(name)) return [];
		if (kind === 'taxCode' && !hasLabel(sheet, name)) return [];
		const found = valuesOf(sheet, kind);
		const [first] = found;
		if (!first || found.some(({ value }) => value !== first.value)) return [];
		return [{ name, ...first, confidence, page: sheet.page.number, checks: ['format'] as const }];
	});
}

function hasLabel({ labels }: Sheet, field: string): boolean {
	return labels.some(({ meaning }) => meaning.kind === 'detail' && meaning.field === field);
}

/** How many words to take, the most first; the fewest where whatever follows could be taken for a part. */
function lengthsOf(most: number, takesFewest = false): number[] {
	const lengths = Array.from({ length: most }, (_, index) => index + 1);
	return takesFewest ? lengths : lengths.reverse();
}

function valuesOf({ page }: Sheet, kind: FieldKind): Pick<FieldReading, 'value' | 'text' | 'box'>[] {
	const { parse, takesFewest } = kindOf(kind);
	return page.segments.flatMap(({ words }) =>
		words.flatMap((_, start) => {
			for (const length of lengthsOf(Math.min(MOST_WORDS, words.length - start), takesFewest)) {
				const used = words.slice(start, start + length);
				const text = used
					.map((word) => word.text)
					.join(' ')
					.replace(/^\(|[.,;)]+$/g, '');
				const value = kind === 'payeReference' && !IS_REFERENCE.test(text) ? undefined : parse(text);
				if (value !== undefined) return [{ value, text, box: around(used.map(({ box }) => box)) }];
			}
			return [];
		}),
	);
}
