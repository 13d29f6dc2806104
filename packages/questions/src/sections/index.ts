/** Every section of the interview, in the order asked. Child sections follow their parents. */
import type { ReturnType, Section } from '../question.ts';
import { newAddress } from './closing/new-address.ts';
import { otherInformation } from './closing/other-information.ts';
import { payments } from './closing/payments.ts';
import { repayment } from './closing/repayment.ts';
import { signatory } from './closing/signatory.ts';
import { taxAdviser } from './closing/tax-adviser.ts';
import { taxCodes } from './closing/tax-codes.ts';
import { blind } from './family/blind.ts';
import { childBenefit } from './family/child-benefit.ts';
import { marriageAllowance } from './family/marriage-allowance.ts';
import { marriedCouples } from './family/married-couples.ts';
import { capitalGainsDetails } from './gains/capital-gains-details.ts';
import { disposal } from './gains/disposal.ts';
import { shareHolding, shareTrade } from './gains/share-holding.ts';
import { giftAid } from './giving/gift-aid.ts';
import { otherGiving } from './giving/other-giving.ts';
import { investmentScheme } from './other/investment-scheme.ts';
import { otherIncome } from './other/other-income.ts';
import { otherReliefs } from './other/other-reliefs.ts';
import { studentLoans } from './other/student-loans.ts';
import { partnershipSections } from './partnership/partnership-sections.ts';
import { pensionCharges } from './pension-saving/pension-charges.ts';
import { pensionPayment } from './pension-saving/pension-payment.ts';
import { pension } from './pensions/pension.ts';
import { stateBenefits } from './pensions/state-benefits.ts';
import { statePension } from './pensions/state-pension.ts';
import { winterFuel } from './pensions/winter-fuel.ts';
import { propertyAsset, propertyBuilding } from './property/property-assets.ts';
import { ukProperty } from './property/uk-property.ts';
import { bankInterest } from './savings/bank-interest.ts';
import { dividends } from './savings/dividends.ts';
import { otherInvestments } from './savings/other-investments.ts';
import { scope } from './scope.ts';
import { businessAsset, businessBuilding } from './self-employment/business-assets.ts';
import { class2 } from './self-employment/class-2.ts';
import { partnershipShare } from './self-employment/partnership-share.ts';
import { selfEmployment } from './self-employment/self-employment.ts';
import { employment } from './work/employment.ts';

const ofIncome = [
	...[employment, selfEmployment, businessAsset, businessBuilding, partnershipShare, class2],
	...[ukProperty, propertyAsset, propertyBuilding, bankInterest, dividends, otherInvestments],
	...[pension, statePension, stateBenefits, winterFuel],
	...[disposal, shareHolding, shareTrade, capitalGainsDetails, otherIncome],
];

const individualSections: readonly Section[] = [
	scope,
	...ofIncome,
	...[childBenefit, marriageAllowance, marriedCouples, blind],
	...[giftAid, otherGiving, pensionPayment, pensionCharges, investmentScheme, otherReliefs, studentLoans],
	...[payments, repayment, taxCodes, newAddress, otherInformation, taxAdviser, signatory],
];

/** Every section of both kinds of return. */
export const sections: readonly Section[] = [...individualSections, ...partnershipSections];

/** Every section of one kind of return, in order. */
export function sectionsOf(returnType: ReturnType): readonly Section[] {
	return returnType === 'individual' ? individualSections : partnershipSections;
}

/** The section that asks what a return is about. */
export function scopeOf(returnType: ReturnType): Section | undefined {
	return sectionsOf(returnType).find(({ group }) => group === 'scope');
}

/** The section with an id, if any. Ids are not shared between kinds of return. */
export function findSection(id: string): Section | undefined {
	return sections.find((section) => section.id === id);
}
