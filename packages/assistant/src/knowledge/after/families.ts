/** Which entries people ask about one after another: what a short question means depends on the one before it. */

/** The families, each as the ids of its entries; an entry may stand in several. */
const families: readonly (readonly string[])[] = [
	'smallSideline tradingAllowance register registerLate whoMustSend severalTrades allowanceOrCosts hobby onlineSelling cashInHand gig jobAndBusiness whenStarted preTrading overlapOfJob class2 class4 whatRecords paidInKind',
	'onlineDeadline paperReturn lateFiling latePayment neverSent whatIfNoTax appeal earlierReturns lateNotice finedForNothing interestRate noLongerNeeded cannotPay proofOfSending',
	'howToPay reducePaymentsOnAccount cannotPay budgetPlan throughCode latePayment interestRate payProof payAbroad payCard paymentsOnAccount missedOnAccount setOff onlineDeadline contactHmrc',
	'paymentsOnAccount reducePaymentsOnAccount missedOnAccount firstBill studentLoan interestRate throughCode refund',
	'childBenefit childBenefitWho childBenefitOptOut childBenefitPaye childBenefitRates adjustedNetIncome',
	'savingsAllowance savingsRates smallInterest jointSavings findInterest startingRate isa premiumBonds switchBonus peerToPeer whoMustSend childSavings',
	'dividendAllowance smallDividends dividendPapers fundIncome dividendOrSalary director isa',
	'gainsExempt gainsRates sharesGain gainsLosses gainsSpouse gainsGift sharesBoughtBack lossReportLimit worthlessShares fundSwitch reportGains gainsDue possessions',
	'crypto cryptoSwap cryptoMining cryptoRecords lostCrypto gainsRates gainsLosses gainsExempt gainsDue reportGains lossReportLimit',
	'homeSale reportHomeSale mainHome homeOnceLet costsOfSale exchangeOrCompletion gainsRates gainsSpouse inheritedSale divorceTransfer gainsDue lossInheritedHome giftsAndInheritance',
	'repairsOrImprovements replacingFurniture rentalExpenses mortgageInterest mortgageRepayments lettingAgent landlordTravel emptyProperty preLetting rentalLoss ownLabour deposit propertyAllowance propertyNi rentTiming',
	'jointProperty unequalShares couples mtdJoint rentalExpenses mortgageInterest',
	'rentARoom airbnb holidayLets propertyAllowance smallRent rentFromFamily rentalExpenses',
	'employeeHome employeeHomeEnded employeeExpenses employeeMiles professionalFees uniformRate commute expensesPaidBack glasses childcare',
	'allowableExpenses notAllowed tools laptop software website insurance accountantFee bankCharges wages wagesFamily ownWages premises phone uniform training trainingNew meals hotels entertaining clientGifts subscriptions glasses childcare commute parkingFines badDebts ownUse privateUse stock oneFigure lostReceipts receiptPictures cashOrNot capitalAllowances van officeThings staffParty',
	'homeBusiness homeFlatRate premises phone liveAtPremises privateUse officeThings',
	'milesOrCosts mileageLog van motorbike carPurchase leasing electricCharging electricCarCost privateUse employeeMiles parkingFines insurance capitalAllowances',
	'capitalAllowances investmentLimit poolRates carPurchase electricCarCost soldEquipment tools privateUse',
	'marriageAllowance marriageBackdate marriedCouples personalAllowance couples',
	'pensionRelief pensionAllowance personalPensionNoEarnings pensionCarryForward pensionAfterDrawing salarySacrifice pensionAmount ownPension adjustedNetIncome',
	'records recordsEmployees receiptPictures lostReceipts whatRecords cashOrNot businessAccount mileageLog estimates',
	'makingTaxDigital mtdQualifying mtdThresholds mtdVoluntary mtdSignUp mtdSoftware mtdRecords mtdPoints mtdPointsAtFirst mtdLatePayment mtdUpdateNotTax mtdFinal mtdCorrect mtdExempt mtdJoint mtdLeave mtdQuarters mtdPartnership mtdOrReturn quarterlyUpdates quarterDays',
	'papersToAdd papersKept paperMisread papersOfJob missingP60 benefitsFormWhen benefitsInKind payeReferenceWhere taxCode',
	'benefitsInKind companyCar companyVan electricCompanyCar carFuelBenefit beneficialLoan workPerks employerGifts benefitsFormWhen relocation',
	'studentLoan loanPlans loanThresholds loanThresholdsWithPlan5 postgraduateLoan loanPaidOff paymentsOnAccount',
	'statePensionTax privatePension pensionLumpSum pensionOvertaxed personalAllowance pensionAgeInsurance statePensionLumpSum winterFuel ageAllowance',
	'taxCode codeLetters codeNumber emergencyCode overpaid refund secondJob annualStatement leftJobRefund',
	'register utr utrNotArrived activationCode gateway noHmrcLogin registerLate firstReturn whoMustSend',
	'appeal lateFiling latePayment finedForNothing extraSupport',
	'giftAid giftAidTax giftAidCarryBack payrollGiving charityGoods trusteesDonation charityGifts',
	'died redundancy payExtras backPay bereavementBenefits',
	'redundancy payExtras leftJobRefund taxableBenefits emergencyCode',
	'higherRateFrom ratesOfTax personalAllowance incomeOver100k marginalRate scotland scottishBands adjustedNetIncome highIncomeReturn bonus',
	'foreignIncome twiceTaxed exchangeRate residence landlordAbroad',
	'businessLoss lossTimeLimit gainsLosses stopTrading basisPeriod',
	'class2 class4 class1 bothNationalInsurance pensionAgeInsurance insuranceGaps propertyNi',
	'constructionScheme subcontractor refund tradeBuilder',
	'amend changeSentHere disclosure mistakePenalty enquiry howFarBack hmrcKnows overpaid',
	'debtCollection cannotPay prison latePayment disclosure',
	'putAside firstBill paymentsOnAccount class4 ratesOfTax',
	'register registerAgain utr returnCost',
	'savingsToSpouse gainsSpouse jointSavings couples marriageAllowance',
	'refund setOff overpaid proofOfSending payProof',
	'giftsAndInheritance lossInheritedHome inheritedSale gainsGift died',
	'agent trustedHelper adviser extraSupport accountantFee contactHmrc',
	'taxableBenefits freeBenefits sickAndMaternity bereavementBenefits childBenefit',
].map((ids) => ids.split(' '));

/** The entries that may be asked about after one, itself among them. */
export function familyOf(id: string): ReadonlySet<string> {
	return new Set([id, ...families.filter((ids) => ids.includes(id)).flat()]);
}

/** Every id that a family names. */
export const idsInFamilies: readonly string[] = families.flat();
