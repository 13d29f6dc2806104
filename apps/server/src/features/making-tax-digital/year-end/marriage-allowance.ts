/**
 * Marriage Allowance given to a spouse. HMRC has a call to claim it but none to read or cancel the claim, so the audit
 * trail says whether it was sent; HMRC's calculation shows whether HMRC counts it.
 */
import type { Facts } from '@halfpenny/facts';
import {
	type Calculation,
	claimMarriageAllowance,
	type MarriageAllowanceSpouse,
	type MtdOutcome,
} from '@halfpenny/hmrc';
import { sayMtdYear } from '@halfpenny/messages/mtd-year';
import { succeed } from '../../../platform/result.ts';
import type { YearEndItem } from './item.ts';

/** The spouse as HMRC accepts them; undefined while the surname or the whole number is missing. */
function spouseIn({ reliefs = {} }: Facts): MarriageAllowanceSpouse | undefined {
	const { firstName, lastName, nationalInsuranceNumber, dateOfBirth } = reliefs.marriageAllowanceSpouse ?? {};
	if (!lastName || !nationalInsuranceNumber || !/[A-D]$/.test(nationalInsuranceNumber)) return undefined;
	return {
		...{ spouseOrCivilPartnerNino: nationalInsuranceNumber, spouseOrCivilPartnerSurname: lastName },
		...(firstName && { spouseOrCivilPartnerFirstName: firstName }),
		...(dateOfBirth && { spouseOrCivilPartnerDateOfBirth: dateOfBirth }),
	};
}

/** Whether the person gives it but HMRC cannot be told who receives it. */
export function lacksSpouse(facts: Facts): boolean {
	return facts.reliefs?.marriageAllowance === 'given' && spouseIn(facts) === undefined;
}

/** The item; none if nothing is given. `isClaimed` says whether HMRC accepted the claim before. */
export function marriageAllowanceItem(
	facts: Facts | undefined,
	isClaimed: () => Promise<boolean>,
): readonly YearEndItem[] {
	const spouse = facts?.reliefs?.marriageAllowance === 'given' ? spouseIn(facts) : undefined;
	if (!spouse) return [];
	const ours = { marriageAllowance: 'yes' };
	return [
		{
			...{ key: 'marriageAllowance', title: sayMtdYear('yearEnd.marriageAllowance'), ours },
			retrieve: async () => succeed((await isClaimed()) ? ours : undefined),
			put: async (session, { nino }) => claimed(await claimMarriageAllowance(session, nino, spouse)),
		},
	];
}

/** A claim lasts until it is cancelled, so one from an earlier year still counts. */
function claimed(outcome: MtdOutcome<true>): MtdOutcome<true> {
	if (outcome.kind !== 'refused') return outcome;
	const { correlationId, problems } = outcome;
	const isHeld = problems.some(({ code }) => code === 'RULE_ACTIVE_MARRIAGE_ALLOWANCE_CLAIM');
	return isHeld ? { kind: 'answered', value: true, correlationId } : outcome;
}

/** How HMRC's calculation should have moved the allowance but has not; undefined when all is well. */
export function allowanceNotMoved(facts: Facts | undefined, { inputs }: Calculation) {
	const way = facts?.reliefs?.marriageAllowance;
	const known = inputs?.personalInformation?.marriageAllowance;
	if (way === undefined) return undefined;
	return known === (way === 'given' ? 'transferor' : 'recipient') ? undefined : way;
}
