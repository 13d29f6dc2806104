/** A figure worked out of what was just said: so many miles after the mileage rule, what January takes after the bill. */
import { searchKnowledge } from '../knowledge/search.ts';
import type { BillSum } from '../tools/bill-sum.ts';
import { type Asked, type Plan, use } from './plan.ts';
import { LOOKED_UP } from './same-matter.ts';
import { milesAsked, sumIn, vehicleIn } from './sum-words.ts';

/** The rules after which miles are multiplied. */
const OF_MILES: readonly string[] = [
	...['milesOrCosts', 'mileageLog', 'van', 'motorbike', 'employeeMiles', 'carPurchase', 'commute'],
];
/** The rules after which the own bill is meant. */
const OF_BILL: readonly string[] = [
	...['paymentsOnAccount', 'firstBill', 'reducePaymentsOnAccount', 'missedOnAccount', 'putAside'],
	...['howToPay', 'cannotPay', 'budgetPlan'],
];
const BILL: readonly string[] = ['calculate', 'explainFigure', 'whatIf', 'billSum', 'deadlines'];
/** What may be asked of the payments on account alone. */
const OF_ACCOUNT: readonly string[] = ['paymentsOnAccount', 'firstBill'];

/** The sum that a lower-case text asks for; undefined where it asks for none, or nothing before leads to one. */
export function sumAsked(asked: Asked, text: string): Plan | undefined {
	return milesWorkedOut(asked, text) ?? billWorkedOut(asked, text);
}

/** The id of the rule that was told last. */
function ruleBefore({ memory: { used }, ports }: Asked): string {
	if (!used || !LOOKED_UP.includes(used.tool) || used.with.question === undefined) return '';
	return searchKnowledge(used.with.question, ports.facts().taxYear)?.id ?? '';
}

function milesWorkedOut(asked: Asked, text: string): Plan | undefined {
	const { used } = asked.memory;
	const isAgain = used?.tool === 'mileage';
	if (!isAgain && !OF_MILES.includes(ruleBefore(asked))) return undefined;
	const own = vehicleIn(text);
	const isOtherVehicle = isAgain && own !== undefined && !/\d/.test(text) && VEHICLE_ALONE.test(text);
	const miles = milesAsked(text, isAgain) ?? (isOtherVehicle ? used.with.miles : undefined);
	if (miles === undefined) return undefined;
	const before = vehicleIn((used?.with.question ?? asked.before ?? '').toLowerCase());
	const vehicle =
		own ?? (isAgain ? used.with.vehicle : (vehicleIn((asked.before ?? '').toLowerCase()) ?? before));
	return use('mileage', { miles, vehicle: vehicle ?? 'car' });
}

/** The same miles by another vehicle: "what if it was on a motorbike". */
const VEHICLE_ALONE =
	/^\W*(?:and|so|or|what if|what about|how about|if)\b(?: (?:it|that|it's|they|was|were|is|had been|by|on|in|a|an|the|my|for|with|it'd been|i'd|used|i))*\W*\S+(?: \S+)?\W*$/;

function billWorkedOut(asked: Asked, text: string): Plan | undefined {
	const { memory, ports } = asked;
	const { used } = memory;
	if (!used || ports.returnType() !== 'individual' || ports.entries().length === 0) return undefined;
	const rule = ruleBefore(asked);
	if (!BILL.includes(used.tool) && !OF_BILL.includes(rule)) return undefined;
	const sum = sumIn(text, used.tool === 'billSum' ? (used.with.sum as BillSum) : undefined);
	if (sum === undefined || (sum === 'onTop' && !isOfAccount(asked, rule))) return undefined;
	// Of what was tried with several things at once, or with answers, the bill is not remembered.
	const isTried = used.tool === 'whatIf' || used.with.kind !== undefined;
	const { kind, amount } = used.with;
	if (!isTried) return use('billSum', { sum });
	const isWhole = kind !== undefined && amount !== undefined && used.with.also === undefined;
	return isWhole ? use('billSum', { sum, kind, amount }) : undefined;
}

/** Whether the payments on account were spoken of last. */
function isOfAccount({ memory: { used } }: Asked, rule: string): boolean {
	const isSum = used?.tool === 'billSum' && ['onAccount', 'january', 'onTop'].includes(used.with.sum ?? '');
	return (
		OF_ACCOUNT.includes(rule) ||
		used?.with.rule === 'payment-on-account' ||
		isSum ||
		used?.tool === 'deadlines'
	);
}
