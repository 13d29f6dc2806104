/** Structures and buildings in annual submissions, which trades and lettings write the same way. */
import type { ApiError } from '../../mtd/api.ts';
import { isRecord, type JsonObject, partOf } from '../../mtd/json.ts';
import { amount, day, list, object, ownWords, type Shape } from '../../mtd/shape.ts';

const words = ownWords('FORMAT_STRING');

/** Both allowances, each for some buildings. */
const names = ['structuredBuildingAllowance', 'enhancedStructuredBuildingAllowance'];

const building: Shape = object({
	amount: amount(),
	'firstYear?': object({ qualifyingDate: day('FORMAT_DATE'), qualifyingAmountExpenditure: amount() }),
	building: object({ 'name?': words, 'number?': words, postcode: words }),
});

/** The fields of both allowances. */
export const buildingAllowances: Readonly<Record<string, Shape>> = Object.fromEntries(
	names.map((name) => [`${name}?`, list(building)]),
);

/** Buildings with neither a name nor a number. */
export function buildingErrors(allowances: JsonObject, path: string): readonly ApiError[] {
	return names.flatMap((name) => {
		const given = allowances[name];
		return (Array.isArray(given) ? given : []).flatMap((one, at): readonly ApiError[] => {
			const { name: called, number } = partOf(one, 'building');
			const isNamed = !isRecord(one) || called !== undefined || number !== undefined;
			return isNamed
				? []
				: [{ code: 'RULE_BUILDING_NAME_NUMBER', paths: [`${path}/${name}/${at}/building`] }];
		});
	});
}

/** A building as returned by HMRC's sandbox. */
export const sampleBuildings = [
	{
		amount: 1000.99,
		firstYear: { qualifyingDate: '2025-04-10', qualifyingAmountExpenditure: 1000.99 },
		building: { name: 'Example House', postcode: 'TS1 1PA' },
	},
];
