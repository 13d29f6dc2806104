/** HMRC's rules between the boxes of a partnership return, each at its box. */
import type { XmlElement } from '@halfpenny/govtalk';
import type { LeafTable } from '../../structure/leaf-table.ts';
import type { ReturnProblem } from '../return-problem.ts';
import { foreignRules } from './foreign.ts';
import { pagePaths, partnershipBoxes } from './partnership-boxes.ts';
import { propertyRules } from './property.ts';
import type { Rule } from './rule.ts';
import { savingsRules } from './savings.ts';
import { statementRules } from './statement.ts';
import { tradingRules } from './trading.ts';

/** Every rule between the boxes of SA800 2024-25 that is judged here. */
export const partnershipRules: readonly Rule[] = [
	...tradingRules,
	...statementRules,
	...propertyRules,
	...foreignRules,
	...savingsRules,
];

/** Every broken rule of a partnership return with a valid structure. */
export function partnershipProblems(irEnvelope: XmlElement, table: LeafTable): readonly ReturnProblem[] {
	const partnership = irEnvelope.children.find(({ name }) => name === table.top);
	if (!partnership) return [];
	const all = partnershipBoxes(partnership, table);
	return partnershipRules.flatMap((rule) => {
		const pages = rule.on === undefined ? [all.whole] : all.pages[rule.on];
		return pages.flatMap((page, at) => {
			const text = rule.problem({ page, all });
			if (text === undefined) return [];
			return [{ code: rule.code, type: 'business' as const, text, location: placeOf(rule, at, table) }];
		});
	});
}

/** The indexed XPath of the rule's box, on the page with this index (from 0) if there may be several. */
function placeOf({ box, on }: Rule, index: number, table: LeafTable): string {
	const path = table.boxes.get(box) ?? `IRenvelope/${table.top}`;
	const page = on === undefined ? undefined : `IRenvelope/${table.top}/${pagePaths[on]}`;
	const depth = page !== undefined && path.startsWith(page) ? page.split('/').length - 1 : -1;
	const steps = path.split('/').map((name, at) => `${table.prefix}:${name}[${at === depth ? index + 1 : 1}]`);
	return ['/hd:GovTalkMessage[1]/hd:Body[1]', ...steps].join('/');
}
