/** The dates when a year is filed and paid, with what to pay on each. */
import { formatDay } from '@halfpenny/facts';
import { sayUnderstand } from '@halfpenny/messages/understand';
import type { DateOnLine } from '../../charts/year-scale.ts';
import { isCodedOut, type Settlement, type Told } from '../../returns/settlement/payments-in-words.ts';
import { formatAmount } from '../../ui/format.ts';
import type { datesOf } from './engine.ts';

type Dates = NonNullable<ReturnType<typeof datesOf>>;
type Settled = Pick<Settlement, 'bills' | 'codingOut'>;

/** In order. The second payment on account only if there is one. */
export function datesOnLine(
	dates: Dates,
	settled: Settled,
	told: Pick<Told, 'today' | 'filedOn'>,
): readonly DateOnLine[] {
	const second = amountOn(dates.secondPaymentOnAccount, settled);
	return [
		{ date: dates.startsOn, label: sayUnderstand('date.starts') },
		{ date: dates.endsOn, label: sayUnderstand('date.ends') },
		{ date: dates.notify, label: sayUnderstand('date.notify') },
		{ date: dates.online, label: onlineLabel(dates.balancingPayment, settled, told) },
		...(second === undefined
			? []
			: [{ date: dates.secondPaymentOnAccount, label: sayUnderstand('date.second', { amount: second }) }]),
	];
}

/** Leaves out what a tax code collects. */
function onlineLabel(date: string, settled: Settled, told: Pick<Told, 'today' | 'filedOn'>): string {
	const { codingOut } = settled;
	if (codingOut === null || !isCodedOut(settled, told)) {
		return sayUnderstand('date.online', { amount: amountOn(date, settled) });
	}
	const first = billOn(date, settled)?.parts.find(({ kind }) => kind === 'first');
	const amount = first && formatAmount(first.amount);
	if (told.filedOn !== undefined) return sayUnderstand('date.online', { amount });
	return sayUnderstand('date.online.code', { day: dayAndMonth(codingOut.fileBy), amount });
}

function amountOn(date: string, settled: Settled): string | undefined {
	const bill = billOn(date, settled);
	return bill && formatAmount(bill.amount);
}

function billOn(date: string, { bills }: Settled) {
	return bills.find((each) => each.date === date);
}

/** `30 December`: the line shows its year. */
function dayAndMonth(date: string): string {
	return formatDay(date).replace(/ \d{4}$/, '');
}
