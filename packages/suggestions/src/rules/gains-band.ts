/** Uses the basic rate band for the gains that save most, if HMRC's order costs more (TCGA 1992 s.1I; SA108 box 51). */
import { formatPounds, pence, toPounds } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import type { Rule } from '../rule.ts';

/** Suggested to anyone with gains on both homes and other assets whose tax box 51 can lower. */
export const gainsBand: Rule = ({ facts }) => {
	const { capitalGains } = facts;
	const kinds = new Set(capitalGains?.disposals?.map(({ kind }) => kind === 'residentialProperty'));
	if (!capitalGains || capitalGains.adjustment !== undefined || !kinds.has(true)) return [];
	const { optimum } = calculate(facts, { working: false, alternatives: true }).alternatives ?? {};
	if (optimum?.box51 === undefined) return [];
	const fact = 'capitalGains.adjustment';
	return [
		{
			rule: 'gainsBand',
			estimated: pence(optimum.saving),
			change: { capitalGains: { ...capitalGains, adjustment: optimum.box51 } },
			fact,
			answers: [{ fact, value: toPounds(optimum.box51) }],
			description: { id: 'gainsBand' },
			assumption: { id: 'gainsBand.if', params: { adjustment: formatPounds(optimum.box51) } },
			source: { id: 'gainsBand.source' },
		},
	];
};
