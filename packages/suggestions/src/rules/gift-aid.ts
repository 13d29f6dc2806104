/** Gifts under Gift Aid: the charity claims the basic rate, the giver the rest (ITA 2007 s.414). */
import { formatPounds, pounds } from '@halfpenny/facts';
import type { Rule } from '../rule.ts';
import { paysAboveBasicRate } from './above-basic-rate.ts';

const UNIT = pounds(100);

/** Suggested to anyone who pays more than the basic rate and has entered no gift. */
export const giftAid: Rule = ({ facts, calculation, declined }) => {
	const named = facts.reliefs?.giftAid;
	if (declined.has('giftAid') || named !== undefined || !paysAboveBasicRate(calculation)) return [];
	return [
		{
			rule: 'giftAid',
			estimated: UNIT,
			change: { reliefs: { ...facts.reliefs, giftAid: UNIT } },
			fact: 'reliefs.giftAid',
			description: { id: 'giftAid' },
			assumption: { id: 'giftAid.if', params: { unit: formatPounds(UNIT) } },
			source: { id: 'giftAid.source' },
		},
	];
};
