/** Readers of special boxes, by box number; and the boxes that only repeat others. */
import { pence, pounds, toPounds } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { addressReaders, at, type BoxReader, ofPage, ticked, tickedOfPage } from './box-reader.ts';
import type { FiledPage } from './open-return.ts';
import { parseDisposals, parseReliefBefore } from './parse-disposals.ts';
import { penceOf } from './parse-value.ts';
import { boxOf, put, putMore } from './reading.ts';

const ALLOWANCE = 'reliefs.marriedCouplesAllowance';

const SPOUSE = 'reliefs.marriageAllowanceSpouse';

/** A box in the part for the higher or the lower earner, which shows which of the two the person is. */
const spouse =
	(higherIncome: boolean, path: string, value?: string): BoxReader =>
	(reading, box) => {
		put(reading, `${ALLOWANCE}.higherIncome`, higherIncome);
		put(reading, `${ALLOWANCE}.${path}`, value ?? box.value, box);
	};

const PLANS: Readonly<Record<string, string>> = { '01': 'plan1', '02': 'plan2', '04': 'plan4' };

const loanPlan: BoxReader = (reading, box) => {
	const plan = PLANS[box.value];
	if (plan !== undefined) put(reading, 'studentLoans.plans', [plan], box);
};

/** The claim goes with the reduced payments on account, or with nothing. */
const reducedPayments: BoxReader = (reading, box, page) => {
	const amount = penceOf(boxOf(page, 'CAL11')?.value ?? '0');
	if (amount !== undefined) put(reading, 'reducedPaymentOnAccount', toPounds(pence(amount)), box);
};

/** The rents covered by the property allowance, which never covers a lodger's: everything not otherwise explained. */
function coveredRents(page: FiledPage): number {
	const amountOf = (box: string) => penceOf(boxOf(page, box)?.value ?? '') ?? 0;
	const others = amountOf('PRO22') + amountOf('PRO23') + amountOf('PRO31');
	return Math.max(0, amountOf('PRO20.1') - others);
}

/** Rents, including a lodger's if rent-a-room relief is claimed: the return does not separate them. */
const rents: BoxReader = (reading, box, page) => {
	const relief = penceOf(boxOf(page, 'PRO37')?.value ?? '');
	const amount = penceOf(box.value);
	if (amount === undefined) return;
	if (relief === undefined) {
		put(reading, 'ukProperty.rents', toPounds(pence(amount)), box);
		return;
	}
	const { smallAllowances } = yearData(page.year);
	const own = coveredRents(page);
	if (own > 0) put(reading, 'ukProperty.rents', toPounds(pence(own)), box, false);
	// A lodger's rent is above the relief, or the box would be empty: by a penny if the rents were rounded to it.
	const receipts = Math.max(amount - own, relief + 1);
	const path = 'ukProperty.rentARoom.receipts';
	put(reading, path, toPounds(pence(receipts)), box, false);
	if (relief === pounds(smallAllowances.rentARoomSharedPounds))
		put(reading, 'ukProperty.rentARoom.shared', true);
	reading.combined.push({ box: 'PRO20', path, others: ['ukProperty.rents', 'ukProperty.otherIncome'] });
};

/** An earlier loss set against transition profit: the amount chosen, and part of the losses brought forward. */
const transitionLoss =
	(path: string): BoxReader =>
	(reading, box, page) => {
		put(reading, page.factPrefix + path, box.value, box);
		putMore(reading, `${page.factPrefix}lossBroughtForward`, box);
	};

/** The reader of each special box, by box number. */
export const boxReaders: Readonly<Record<string, BoxReader>> = {
	...addressReaders('person.address', ['A11', 'A12', 'A13', 'A14', 'A15']),
	...addressReaders('repayment.nominee.address', ['FIN12-1', 'FIN12-2', 'FIN12-3', 'FIN12-4', 'FIN13']),
	...addressReaders('taxAdviser.address', ['FIN17-1', 'FIN17-2', 'FIN17-3', 'FIN17-4', 'FIN17-5']),
	...addressReaders('signatory.address', ['FIN26-1', 'FIN26-2', 'FIN26-3', 'FIN26-4', 'FIN26-5']),
	SLRPT: loanPlan,
	INC17: at('otherIncome.amount'),
	INC18: at('otherIncome.expenses'),
	INC21: at('otherIncome.description'),
	'MAT-IN': ticked('reliefs.marriageAllowance', 'received'),
	'MAT-OUT': ticked('reliefs.marriageAllowance', 'given'),
	MAT1: at(`${SPOUSE}.firstName`),
	MAT2: at(`${SPOUSE}.lastName`),
	MAT3: at(`${SPOUSE}.nationalInsuranceNumber`),
	MAT4: at(`${SPOUSE}.dateOfBirth`),
	MAT5: at(`${SPOUSE}.dateOfMarriage`),
	MCA1: spouse(true, 'spouseName'),
	MCA2: spouse(true, 'spouseDateOfBirth'),
	MCA3: spouse(true, 'transferred', 'half'),
	MCA4: spouse(true, 'transferred', 'all'),
	MCA6: spouse(false, 'transferred', 'half'),
	MCA7: spouse(false, 'transferred', 'all'),
	MCA8: spouse(false, 'spouseName'),
	MCA9: ofPage(`${ALLOWANCE}.dateOfMarriage`),
	'FSE73.4': transitionLoss('adjustments.transitionProfitLossUsed'),
	'FPS16.4': transitionLoss('transitionProfitLossUsed'),
	PRO20: rents,
	PRO37: () => undefined,
	CGT3: parseDisposals,
	'CGT13.1': parseDisposals,
	CGT14: parseDisposals,
	CGT23: parseDisposals,
	CGT31: parseDisposals,
	'CGT50.1': parseReliefBefore,
	CAL10: reducedPayments,
	...same(['SSE5', 'FSE6', 'SPS3', 'FPS3'], ofPage('startDate')),
	...same(['SSE6', 'FSE7', 'SPS4', 'FPS4'], ofPage('endDate')),
	...same(['SSE36', 'FSE100', 'SPS25', 'FPS25'], ticked('class2.voluntary')),
	...same(['SSE37', 'FSE101', 'SPS26', 'FPS26'], tickedOfPage('class4Exempt')),
	...same(['FSE102', 'SPS27', 'FPS27'], ofPage('class4Adjustment')),
};

/**
 * Special boxes that add nothing: they follow from other boxes, the calculation or the year. They are compared with
 * what the facts give.
 */
export const followsFromOthers: readonly string[] = [
	...['SLR1', 'FIN10', 'REL15', 'MCA10', 'PRO4'],
	...['SSE5Q', 'SSE6Q', 'FSE6Q', 'FSE7Q', 'SPS3Q', 'SPS4Q', 'FPS3Q', 'FPS4Q'],
	...['SSE7', 'FSE8', 'FSE9'],
	...['CGT4', 'CGT5', 'CGT6', 'CGT7', 'CGT9', 'CGT13.2', 'CGT13.3', 'CGT13.4', 'CGT13.5'],
	...['CGT15', 'CGT16', 'CGT17', 'CGT17.4', 'CGT19', 'CGT24', 'CGT25', 'CGT26', 'CGT27'],
	...['CGT32', 'CGT33', 'CGT34', 'CGT35', 'CGT49', 'CGT50', 'CGT54'],
];

/** Special boxes that are figures of the calculation. */
export const ownFigures: readonly string[] = ['CAL11', 'SSECL2', 'FSECL2', 'SPSCL2', 'FPSCL2'];

function same(boxes: readonly string[], reader: BoxReader): Readonly<Record<string, BoxReader>> {
	return Object.fromEntries(boxes.map((box) => [box, reader]));
}
