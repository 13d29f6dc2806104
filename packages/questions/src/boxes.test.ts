/** The boxes that questions name are HMRC's, and are filled from the questions' facts. */
import { boxOnShortPages } from '@halfpenny/messages/questions';
import { describe, expect, it } from 'vitest';
import { termsOf } from '../../forms/src/rules/total.ts';
import { pathsOfSource, type Row } from '../../forms/src/tables/row.ts';
import { tablesOf } from '../../forms/src/tables/tables.ts';
import { factsOfSection } from './question-of-fact.ts';
import { sectionsOf } from './sections/index.ts';

interface KnownBox {
	readonly source: Row['source'];
	/** The facts behind it, without list indexes. */
	readonly facts: readonly string[];
}

/** The facts of a source; for a total, those of the boxes it adds up. */
function pathsBehind(source: Row['source'], rows: readonly Row[]): readonly string[] {
	if (source.from !== 'total') return pathsOfSource(source);
	const added = new Set(termsOf(source.total).map(({ of }) => of));
	return rows.filter(({ box }) => added.has(box)).flatMap((row) => pathsOfSource(row.source));
}

const boxes = new Map<string, KnownBox[]>();
for (const { each, item, rows } of [...tablesOf('2024-25'), ...tablesOf('2025-26')]) {
	const prefix = each ? `${each}[].` : item ? `${item}.` : '';
	for (const { box, source } of rows) {
		const facts = pathsBehind(source, rows).map((path) => prefix + path);
		boxes.set(box, [...(boxes.get(box) ?? []), { source, facts }]);
	}
}

const named = sectionsOf('individual').flatMap((section) =>
	section.questions.flatMap(({ id, boxes: own = [] }) => {
		const facts = factsOfSection(section).flatMap(([fact, question]) => (question === id ? [fact] : []));
		return own.map(({ box }) => [`${section.id}.${id}`, box, facts] as const);
	}),
);

describe('a question’s box', () => {
	it.each(named)('of %s is %s', (_, box, facts) => {
		const known = boxes.get(box) ?? [];
		expect(known).not.toEqual([]);
		// A box that is worked out, or holds a calculated figure, names no fact or a whole entry.
		const worked = known.some(({ source }) => source.from === 'work' || source.from === 'figure');
		if (!worked) expect(known.flatMap((one) => one.facts).some((fact) => facts.includes(fact))).toBe(true);
	});

	it.each(named.filter(([, box]) => /^F(SE|PS)/.test(box)))(
		'of %s on full pages, %s, has its twin on the short ones',
		(_, box, facts) => {
			const twin = boxOnShortPages(box);
			const onForm = (name: string) => boxes.get(name)?.flatMap((known) => known.facts) ?? [];
			const full = onForm(box).filter((fact) => facts.includes(fact));
			const candidates = [...boxes.keys()].filter(
				(name) => /^S(SE|PS)/.test(name) && full.some((fact) => onForm(name).includes(fact)),
			);
			if (twin === undefined) expect(candidates).toEqual([]);
			else if (full.length > 0) expect(candidates).toContain(twin);
			else expect(boxes.has(twin)).toBe(true);
		},
	);
});
