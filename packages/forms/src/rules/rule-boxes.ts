/** The boxes that a cross-check names. */
import type { Condition, Rule } from './rule.ts';
import { termsOf } from './total.ts';

/** Every box that a rule names, with limits and pounds in totals: no box has such a name. */
export function boxesOfRule(rule: Rule): readonly string[] {
	return [...new Set([rule.box, ...boxesIn(rule.must), ...rule.when.flatMap(boxesIn)])];
}

/** The boxes that a condition names. */
export function boxesIn(condition: Condition): readonly string[] {
	switch (condition.is) {
		case 'present':
		case 'absent':
			return condition.boxes.map(plain);
		case 'compared':
			return [...termsOf(condition.left), ...termsOf(condition.right)].map(({ of }) => plain(of));
		case 'any':
		case 'all':
			return condition.of.flatMap(boxesIn);
		case 'pages':
			return [];
		case 'notAfter':
			return [condition.box, condition.limit];
		case 'few':
			return condition.boxes;
		case 'shortPages':
			return [...termsOf(condition.turnover).map(({ of }) => of), condition.started, condition.ceased];
		default:
			return [plain(condition.box)];
	}
}

function plain(box: string): string {
	return box.replace('*', '');
}
