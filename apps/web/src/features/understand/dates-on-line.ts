/** The dates of a year that a person files and pays by, with what is to be paid on each. */
import { sayUnderstand } from '@halfpenny/messages/understand';
import { formatAmount } from '../../app/format.ts';
import type { Settlement } from '../../app/settlement/payments-in-words.ts';
import type { DateOnLine } from '../../charts/year-scale.ts';
import type { datesOf } from './engine.ts';

type Dates = NonNullable<ReturnType<typeof datesOf>>;

/** In order of time; the second payment on account only where there is one. */
export function datesOnLine(dates: Dates, bills: Settlement['bills']): readonly DateOnLine[] {
	const amountOn = (date: string) => {
		const bill = bills.find((each) => each.date === date);
		return bill && formatAmount(bill.amount);
	};
	const second = amountOn(dates.secondPaymentOnAccount);
	return [
		{ date: dates.startsOn, label: sayUnderstand('date.starts') },
		{ date: dates.endsOn, label: sayUnderstand('date.ends') },
		{ date: dates.notify, label: sayUnderstand('date.notify') },
		{ date: dates.online, label: sayUnderstand('date.online', { amount: amountOn(dates.balancingPayment) }) },
		...(second === undefined
			? []
			: [{ date: dates.secondPaymentOnAccount, label: sayUnderstand('date.second', { amount: second }) }]),
	];
}
