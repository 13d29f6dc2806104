/** Parts of a return that we do not calculate, and the facts that say a person has them. */
import type { UnsupportedSchedule } from '@halfpenny/facts';

/** By the beginning of their box paths; repeating pages without their number. */
const SCHEDULES: readonly (readonly [under: string, schedule: UnsupportedSchedule])[] = [
	['SA102M', 'ministerOfReligion'],
	['SA103L', 'lloydsUnderwriter'],
	['SA106', 'foreign'],
	['SA107', 'trusts'],
	['SA109', 'residenceAbroad'],
	['SA100/ChargeableEventGains', 'lifePolicyGains'],
	['SA101/LifeInsuranceGains', 'lifePolicyGains'],
	['SA101/SharesEmploymentCompensationsAndDeductions/ShareSchemesTaxableAmount', 'shareSchemes'],
	['SA101/SharesEmploymentCompensationsAndDeductions/LumpSums', 'lumpSums'],
	['SA103F/TaxableProfitOrLoss/AveragingAdjustment', 'averaging'],
	['SA104F/ShareOfProfits/AveragingAdjustment', 'averaging'],
	['SA104S/ShareOfPartnershipTradingOrProfessionalProfits/AveragingAdjustment', 'averaging'],
	['SA104F/ShareOfUntaxedIncome/ForeignIncome', 'foreign'],
	['SA104F/ShareOfUntaxedIncome/SavingsIncome/ForeignIncome', 'foreign'],
	['SA105/FurnishedHolidayLettings', 'furnishedHolidayLettings'],
];

/** The schedules of the boxes at these paths, each once. */
export function schedulesOf(paths: readonly string[]): readonly UnsupportedSchedule[] {
	const plain = paths.map((path) => path.replace(/^\/MTR\//, '').replace(/\[\d+\]/g, ''));
	const found = SCHEDULES.filter(([under]) => plain.some((path) => `${path}/`.startsWith(`${under}/`)));
	return [...new Set(found.map(([, schedule]) => schedule))];
}
