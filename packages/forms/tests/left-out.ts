/** HMRC's codes of the SA100 family that we do not check before sending, each with the reason. */
import { ruleTables } from '../src/rules/rule-tables.ts';
import { hmrcRules } from './compact-rules.ts';

/** The forms that we fill. */
export const filledForms: readonly string[] = [
	...['SA100', 'SA101', 'SA102', 'SA103F', 'SA103S', 'SA104F', 'SA104S', 'SA105', 'SA108', 'SA110'],
];

const OTHER_FORM = /\/MTR:(SA102M|SA103L|SA106|SA107|SA109)\b/;

const listed: ReadonlyMap<string, string> = new Map([
	...because(
		'furnished holiday lets are not supported',
		`6117 6140 8264 8265 8266 8267 8268 8289 8290 8440 8507 8508 8509 8510 8511 8512 8513 8514 8515 8516 8589 8593`,
	),
	...because(
		'a group is written only when a box of it is filled',
		'8231 8340 8351 8355 8382 8394 8404 8413 8425 8646',
	),
	...because('ministers of religion are not supported', '6180'),
	...because('the header has the key by construction', '5004 5005'),
	...because('nothing is attached', '6001 6015 6790'),
	...because('amendments are offered in time only', '5090'),
]);

function because(reason: string, codes: string): readonly (readonly [string, string])[] {
	return codes.split(/\s+/).map((code) => [code, reason] as const);
}

/** The reason for each unchecked code. Every code with a rule on a form we fill needs one. */
export function reasonsOfLeftOut(): ReadonlyMap<string, string> {
	const covered = new Set(ruleTables.flatMap(({ rules }) => rules.map(({ code }) => code)));
	const reasons = new Map(listed);
	for (const { code, context } of hmrcRules()) {
		const [, form] = OTHER_FORM.exec(context) ?? [];
		if (form !== undefined && !covered.has(code) && !reasons.has(code))
			reasons.set(code, `${form} is not supported`);
	}
	return reasons;
}
