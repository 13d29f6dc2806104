/** Answers that no return can have. Read from the raw JSON, so that all problems are reported together. */
import { structuresAndBuildings } from '@halfpenny/years';
import { type Fields, fieldsOf, isAfter, listOf } from './json.ts';
import { partsAboveWhole } from './parts-above-whole.ts';
import type { Problem } from './problem.ts';

/** Births after the year, a class of shares in two holdings, parts above their whole, buildings from before their allowance. */
export function impossible(facts: Fields, endsOn: string | undefined): Problem[] {
	return [
		...births(facts, endsOn),
		...holdingsTwice(fieldsOf(facts.capitalGains)),
		...partsAboveWhole(facts),
		...listOf(facts.trades).flatMap((trade, index) => oldBuildings(fieldsOf(trade), `trades[${index}]`)),
		...oldBuildings(fieldsOf(facts.ukProperty), 'ukProperty'),
	];
}

/** Nobody files a return, or has a spouse, for a year that ended before they were born. */
function births({ person, reliefs }: Fields, endsOn: string | undefined): Problem[] {
	const { marriedCouplesAllowance, marriageAllowanceSpouse } = fieldsOf(reliefs);
	const days: readonly (readonly [string, unknown])[] = [
		['person.dateOfBirth', fieldsOf(person).dateOfBirth],
		[
			'reliefs.marriedCouplesAllowance.spouseDateOfBirth',
			fieldsOf(marriedCouplesAllowance).spouseDateOfBirth,
		],
		['reliefs.marriageAllowanceSpouse.dateOfBirth', fieldsOf(marriageAllowanceSpouse).dateOfBirth],
	];
	return days.flatMap(([path, born]) =>
		isAfter(born, endsOn) ? [{ path, code: 'date.bornAfterYear' }] : [],
	);
}

/** TCGA 1992 s.104: securities of one class are one pool, so two holdings of it would both be matched wrongly. */
function holdingsTwice({ holdings }: Fields): Problem[] {
	const seen = new Set<string>();
	return listOf(holdings).flatMap((holding, index) => {
		const { name, kind } = fieldsOf(holding);
		if (typeof name !== 'string' || typeof kind !== 'string') return [];
		const key = `${kind} ${asOneName(name)}`;
		const isSecond = seen.has(key);
		seen.add(key);
		return isSecond ? [{ path: `capitalGains.holdings[${index}].name`, code: 'holding.twice' }] : [];
	});
}

/** A name for comparison: ignores case and surrounding spaces. */
export function asOneName(name: string): string {
	return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** CAA 2001 s.270AA(1)(a): a building in use before that day was built under earlier contracts. */
function oldBuildings({ capitalAssets }: Fields, path: string): Problem[] {
	return listOf(fieldsOf(capitalAssets).buildings).flatMap((building, index) =>
		isAfter(structuresAndBuildings.builtFrom, fieldsOf(building).usedFrom)
			? [
					{
						path: `${path}.capitalAssets.buildings[${index}].usedFrom`,
						code: 'capitalAllowances.oldBuilding',
					},
				]
			: [],
	);
}
