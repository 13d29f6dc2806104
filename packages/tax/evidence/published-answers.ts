/** How many published answers the engine matches to the penny, and how fast it is. */
import { agrees, covered, type PublishedCase, specificationWins } from '../tests/published.ts';

const TRUST: Readonly<Record<string, string>> = {
	A: 'HMRC or another government body',
	B: 'Professional bodies, tutors, large advisers',
	C: 'Tests of open-source projects and small sites',
	D: 'Known to be wrong: must differ',
	E: 'Our own derivation, kept as a regression',
};

function matching(rows: readonly PublishedCase[], trust: string): readonly PublishedCase[] {
	return rows.filter((row) => row.trust === trust && agrees(row) === (trust !== 'D'));
}

/** Counts matches by publisher. */
export async function measure() {
	const rows = Object.entries(TRUST).map(([trust, source]) => {
		const all = covered.filter((row) => row.trust === trust);
		return [source, `${matching(covered, trust).length} of ${all.length}`];
	});
	const trusted = covered.filter((row) => 'ABC'.includes(row.trust));
	const matched = trusted.filter((row) => agrees(row)).length;
	const fromOffices = covered.filter((row) => row.trust === 'A');
	const official = fromOffices.filter((row) => agrees(row)).length;
	const exceptions = Object.entries(specificationWins)
		.map(([id, why]) => `${id}: ${why}`)
		.join('; ');
	return {
		title: 'Published answers matched to the penny',
		summary: `${matched} of ${trusted.length} annual answers that others published are matched, ${official} of ${fromOffices.length} of them by HMRC or another government body; rows that HMRC’s specification overrules are left out (${exceptions}).`,
		columns: ['Who wrote them', 'As expected'],
		rows,
		figures: { matched, trusted: trusted.length, official },
	};
}
