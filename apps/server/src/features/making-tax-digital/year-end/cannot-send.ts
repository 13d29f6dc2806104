/**
 * What a person told us that cannot be sent through Making Tax Digital from here: named early, and blocking the
 * declaration.
 */
import type { Facts } from '@halfpenny/facts';
import { type CannotSend, sayCannotSend } from '@halfpenny/messages/mtd-cannot-send';
import { lacksKnowledge } from './investments.ts';
import { childBenefitToSend, takesWinterFuel } from './items-of-charges.ts';
import { takesAllLosses } from './losses.ts';
import { lacksSpouse } from './marriage-allowance.ts';
import { pensionObstacles } from './pension-charges.ts';

const isSome = (value: unknown): boolean =>
	Array.isArray(value) ? value.length > 0 : value !== undefined && value !== 0 && value !== false;

const some = (part: object | undefined, ...names: readonly string[]): boolean => {
	const values = new Map(Object.entries(part ?? {}));
	return names.some((name) => isSome(values.get(name)));
};

/** The answers that cannot reach HMRC from here, by code. */
function codesOf(facts: Facts): Readonly<Record<CannotSend, boolean>> {
	const { trades = [], employments = [], ukProperty, reliefs } = facts;
	const buildings = ['structuredBuildingAllowance', 'enhancedStructuredBuildingAllowance'];
	const ended = ['electricChargePointAllowance', 'zeroEmissionGoodsVehicleAllowance'];
	return {
		partnerships: isSome(facts.partnerships),
		capitalGains: some(facts.capitalGains, 'disposals') || isSome(facts.capitalGains),
		otherIncome: Object.values(facts.otherIncome ?? {}).some(isSome),
		otherSchedules: isSome(facts.otherSchedules),
		childBenefit:
			some(facts.childBenefit, 'received', 'children', 'stopped') &&
			!childBenefitToSend(facts.childBenefit ?? {}),
		marriageAllowance: lacksSpouse(facts),
		marriedCouplesAllowance: isSome(reliefs?.marriedCouplesAllowance),
		...pensionObstacles(facts),
		investments: lacksKnowledge(facts),
		preIncorporationLosses: isSome(reliefs?.preIncorporationLosses),
		blindPerson: some(reliefs, 'blind', 'blindSurplusFromSpouse', 'blindSurplusToSpouse'),
		closeCompany: employments.some((job) => some(job, 'closeCompany', 'closeCompanyDetails')),
		winterFuel: !takesWinterFuel(facts.taxYear) && isSome(facts.winterFuelPayment),
		lossesCarriedBack: trades.some(({ lossCarriedBack }) => isSome(lossCarriedBack)),
		// Up to 2025-26 HMRC accepts only a whole loss; of a property loss, part may be claimed.
		lossesSideways:
			isSome(ukProperty?.lossAgainstOtherIncome) ||
			(!takesAllLosses(facts.taxYear) &&
				trades.some(({ lossAgainstOtherIncome }) => isSome(lossAgainstOtherIncome))),
		buildings: [...trades, ukProperty].some((part) => some(part?.allowances, ...buildings, ...ended)),
		classFour:
			trades.some(({ class4Exempt }) => class4Exempt) ||
			(facts.taxYear < '2026-27' && trades.some(({ class4Adjustment }) => isSome(class4Adjustment))),
		transitionLoss: trades.some(({ adjustments }) => some(adjustments, 'transitionProfitLossUsed')),
		rentARoom: some(ukProperty?.rentARoom, 'receipts'),
		financeCostsBroughtForward: isSome(ukProperty?.financeCostsBroughtForward),
		notes: isSome(facts.otherInformation) || facts.provisionalFigures === true,
	};
}

/** Each with its sentence; none if there are no answers. */
export function whatCannotBeSent(facts: Facts | undefined): readonly { code: CannotSend; message: string }[] {
	if (!facts) return [];
	const codes = Object.entries(codesOf(facts)) as [CannotSend, boolean][];
	return codes.flatMap(([code, is]) => (is ? [{ code, message: sayCannotSend(code) }] : []));
}
