/** Charges on pension savings, which HMRC accepts with the tax reference of the scheme. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { pensionCharges } from '@halfpenny/hmrc';
import { sayMtdYear } from '@halfpenny/messages/mtd-year';
import { allowanceReduction } from '@halfpenny/tax';
import { succeed } from '../../../platform/result.ts';
import { orNothing } from '../access/failures.ts';
import type { YearEndItem, YearEndRows } from './item.ts';

type Charges = NonNullable<Facts['pensionCharges']>;
type Sent = Parameters<typeof pensionCharges.put>[2];

/** What blocks sending the charges; nothing when there is nothing to send. */
export function pensionObstacles({ pensionCharges: charges = {} }: Facts) {
	const of = (...names: readonly (keyof Charges)[]) => names.some((name) => isAmount(charges[name]));
	const abroad = of('overseasTransfer', 'overseasTransferTaxPaid', 'shortServiceRefund');
	const isSent = savedTooMuch(charges) || paidUnauthorised(charges);
	return {
		/** HMRC wants the name and address of each scheme. */
		pensionCharges: abroad || of('shortServiceRefundForeignTax'),
		pensionScheme: isSent && !/^\d{8}R[A-Za-z]$/.test(charges.schemeReference ?? ''),
		/** HMRC asks whether the allowance was reduced, and why, which the excess alone does not say. */
		pensionAllowance: savedTooMuch(charges) && charges.savings?.saved === undefined,
	};
}

const isAmount = (value: unknown): boolean => typeof value === 'number' && value > 0;
const savedTooMuch = ({ excessOfAnnualAllowance, annualAllowanceTaxPaid }: Charges) =>
	isAmount(excessOfAnnualAllowance) || isAmount(annualAllowanceTaxPaid);
const paidUnauthorised = (charges: Charges) =>
	isAmount(charges.unauthorisedPayment) ||
	isAmount(charges.unauthorisedPaymentWithSurcharge) ||
	isAmount(charges.unauthorisedPaymentForeignTax);

/** The item; nothing is sent while something blocks it. */
export function pensionChargesItem(facts: Facts | undefined): YearEndItem {
	const body = facts && bodyOf(facts);
	return {
		...{ key: 'pensionCharges', title: sayMtdYear('yearEnd.pensionCharges'), ours: body ? rowsOf(body) : {} },
		retrieve: async (session, year) => {
			const held = orNothing(await pensionCharges.retrieve(session, year));
			return held.ok ? succeed(held.value && rowsOf(held.value)) : held;
		},
		put: (session, year) =>
			body ? pensionCharges.put(session, year, body) : pensionCharges.remove(session, year),
		remove: pensionCharges.remove,
	};
}

function bodyOf(facts: Facts): Sent | undefined {
	const { pensionCharges: charges = {} } = facts;
	const isInTheWay = Object.values(pensionObstacles(facts)).some(Boolean);
	if (isInTheWay || !(savedTooMuch(charges) || paidUnauthorised(charges))) return undefined;
	const pensionSchemeTaxReference = [charges.schemeReference ?? ''];
	return {
		...(savedTooMuch(charges) && {
			pensionContributions: {
				pensionSchemeTaxReference,
				inExcessOfTheAnnualAllowance: charges.excessOfAnnualAllowance ?? pence(0),
				annualAllowanceTaxPaid: charges.annualAllowanceTaxPaid ?? pence(0),
				...reductionOf(facts),
			},
		}),
		...(paidUnauthorised(charges) && {
			pensionSchemeUnauthorisedPayments: { pensionSchemeTaxReference, ...unauthorisedOf(charges) },
		}),
	};
}

/** By the taper for higher incomes, or after drawing a pension flexibly. */
function reductionOf(facts: Facts) {
	const { tapered, moneyPurchase } = allowanceReduction(facts);
	return {
		isAnnualAllowanceReduced: tapered || moneyPurchase,
		...(tapered && { taperedAnnualAllowance: true }),
		...(moneyPurchase && { moneyPurchasedAllowance: true }),
	};
}

/** A return has one total of foreign tax: it goes with the payment that is charged more. */
function unauthorisedOf(charges: Charges) {
	const { unauthorisedPayment, unauthorisedPaymentWithSurcharge, unauthorisedPaymentForeignTax } = charges;
	const foreignTax = unauthorisedPaymentForeignTax ?? pence(0);
	const isSurcharged = isAmount(unauthorisedPaymentWithSurcharge);
	const part = (amount: Pence | undefined, isTaxed: boolean) => ({
		...{ amount: amount ?? pence(0), foreignTaxPaid: isTaxed ? foreignTax : pence(0) },
	});
	return {
		...(isSurcharged && { surcharge: part(unauthorisedPaymentWithSurcharge, true) }),
		...((isAmount(unauthorisedPayment) || !isSurcharged) && {
			noSurcharge: part(unauthorisedPayment, !isSurcharged),
		}),
	};
}

/** Amounts, references and flags, by place. Providers abroad are left out: answers have none. */
function rowsOf(body: object, before = ''): YearEndRows {
	return Object.fromEntries(
		Object.entries(body).flatMap(([name, value]): (readonly [string, Pence | string])[] => {
			const place = `${before}${name}`;
			if (name === 'overseasSchemeProvider' || name === 'isAnnualAllowanceReduced') return [];
			if (typeof value === 'number') return [[place, pence(value)]];
			if (typeof value === 'boolean') return value ? [[place, 'yes']] : [];
			if (Array.isArray(value)) return [[place, value.join(', ')]];
			return typeof value === 'object' && value !== null ? Object.entries(rowsOf(value, `${place}.`)) : [];
		}),
	);
}
