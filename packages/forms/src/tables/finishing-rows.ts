/** SA100 boxes FIN2 to FIN26: tax through a code, repayment, adviser, other information, signature. Source: HMRC's MTR schemas. */
import type { Facts } from '@halfpenny/facts';
import { addressRows } from './address-rows.ts';
import { type Row, row, sourcesOf, work } from './row.ts';

const from = sourcesOf<Facts>();
const OWED = 'FinishingYourTaxReturn/NotPaidEnough';
const PAID = 'FinishingYourTaxReturn/PaidTooMuch';
const BANK = `${PAID}/PaymentDetails/BankAccountDetails`;
const NOMINEE = `${PAID}/PaymentDetails/NomineeDetails`;
const ADVISER = 'FinishingYourTaxReturn/TaxAdviser';
const SIGNING = 'FinishingYourTaxReturn/SigningYourForm';

/** Returns whether an account is given: its four boxes go together. A nominee must be paid into an account (HMRC 6223). */
function hasAccount({ repayment }: Facts): boolean {
	const { byCheque, nominee, ...account } = repayment ?? {};
	return nominee !== undefined || Object.values(account).some((answer) => answer !== undefined);
}

function hasNominee({ repayment }: Facts): boolean {
	return repayment?.nominee !== undefined;
}

/** The rows, in the order of the schema. */
// biome-ignore format: one row a line
export const finishingRows: readonly Row[] = [
	row('FIN2', `${OWED}/TaxOwedNotToBeCodedOut`, 'Do not collect tax owed through a tax code', 'tick', from.value('collection.taxOwedNotCodedOut')),
	row('FIN3', `${OWED}/NonPAYEIncomeNotToBeCodedOut`, 'Do not collect tax on other income through a tax code', 'tick', from.value('collection.nonPayeIncomeNotCodedOut')),
	row('FIN4', `${BANK}/BankOrBuildingSocietyName`, 'Bank or building society name', 'text', from.value('repayment.bankName'), { longest: 28, shortened: true, required: hasAccount }),
	row('FIN5', `${BANK}/AccountHolderOrNomineeName`, 'Name of account holder or nominee', 'text', from.value('repayment.accountName'), { longest: 28, required: hasAccount }),
	row('FIN6', `${BANK}/BranchSortCode`, 'Branch sort code', 'identifier', from.value('repayment.sortCode'), { required: hasAccount }),
	row('FIN7', `${BANK}/AccountNumber`, 'Account number', 'identifier', from.value('repayment.accountNumber'), { required: hasAccount }),
	row('FIN8', `${BANK}/BuildingSocietyReferenceNumber`, 'Building society reference number', 'identifier', from.value('repayment.buildingSocietyReference')),
	row('FIN10', `${NOMINEE}/NomineeNameGiven`, 'Repayment to a nominee', 'tick', work(({ facts }) => (hasNominee(facts) ? { value: true, origins: ['repayment.nominee'] } : undefined))),
	row('FIN11', `${NOMINEE}/NomineeIsTaxAdviser`, 'Nominee is the tax adviser', 'tick', from.value('repayment.nominee.isTaxAdviser')),
	...addressRows({ fact: 'repayment.nominee.address', box: 'FIN12', postcodeBox: 'FIN13', element: `${NOMINEE}/NomineeAddress`, title: 'Nominee’s address', required: hasNominee }),
	row('FIN9', `${PAID}/NoBankOrBuildingSocietyAccount`, 'No bank or building society account, or a cheque is wanted', 'tick', from.value('repayment.byCheque')),
	row('FIN15', `${ADVISER}/TaxAdviser`, 'Tax adviser', 'text', from.value('taxAdviser.name'), { longest: 56 }),
	row('FIN16', `${ADVISER}/TaxAdviserPhoneNumber`, 'Tax adviser’s phone number', 'text', from.value('taxAdviser.telephone'), { longest: 20 }),
	...addressRows({ fact: 'taxAdviser.address', box: 'FIN17', element: `${ADVISER}/TaxAdviserAddress`, title: 'Tax adviser’s address', required: ({ taxAdviser }) => taxAdviser?.address !== undefined }),
	row('FIN18', `${ADVISER}/TaxAdvisersReference`, 'Tax adviser’s reference', 'text', from.value('taxAdviser.reference'), { longest: 20 }),
	row('FIN19', `${SIGNING}/OtherInformationSpace`, 'Any other information', 'text', from.value('otherInformation'), { longest: 20_480 }),
	row('FIN20', `${SIGNING}/ProvisionalFigures`, 'Contains provisional figures', 'tick', from.value('provisionalFigures')),
	row('FIN23', `${SIGNING}/CapacityOfPersonSigning`, 'Capacity of person signing', 'text', from.value('signatory.capacity'), { longest: 28 }),
	row('FIN24', `${SIGNING}/NameOfPersonSignedFor`, 'Name of person signed for', 'text', from.value('signatory.signsFor'), { longest: 28 }),
	row('FIN25', `${SIGNING}/NameOfPersonSigning`, 'Name of person signing', 'text', from.value('signatory.name'), { longest: 28 }),
	...addressRows({ fact: 'signatory.address', box: 'FIN26', element: `${SIGNING}/AddressOfPersonSigning`, title: 'Address of person signing', required: ({ signatory }) => signatory?.address !== undefined }),
];
