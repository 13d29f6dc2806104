/** What stands after the working: what is to pay and when, what the figures leave out, and what else is possible. */
import { type Facts, formatDay, formatPounds, pence } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { Alternative, Calculation } from '../calculation.ts';
import { noticeSentence } from './notices.ts';
import { figureWords, onAccountWords, unsupportedWords } from './summary-words.ts';

const INDENT = '    ';

/** The paragraphs, those that have nothing to say left out. */
export function summary(calculation: Calculation, facts: Facts | undefined): readonly string[] {
	return [
		toPay(calculation, facts),
		onAccount(calculation),
		leftOut(calculation),
		waiting(calculation),
		toKnow(calculation),
		...alternatives(calculation),
	].filter((text) => text !== undefined);
}

/** What was paid already, and what is left. */
function toPay({ taxYear, totalDue, balancingPayment }: Calculation, facts: Facts | undefined): string {
	const rows = [`What you owe for the year: ${formatPounds(totalDue)}`];
	const paid = facts?.paymentsOnAccountMade ?? 0;
	const other = pence(balancingPayment - totalDue + paid);
	if (paid > 0) rows.push(`Less payments on account that you made: ${formatPounds(pence(paid))}`);
	if (other !== 0) {
		const words = facts
			? 'Refunds had already and changes of earlier years'
			: 'Payments, refunds and changes';
		rows.push(`${words}: ${formatPounds(other)}`);
	}
	const left =
		balancingPayment < 0
			? `HMRC owes you: ${formatPounds(pence(-balancingPayment))}`
			: `Balancing payment, due by ${formatDay(yearData(taxYear).deadlines.balancingPayment)}: ${formatPounds(balancingPayment)}`;
	return titled('What is left to pay', [...rows, left]);
}

function onAccount({ taxYear, paymentsOnAccount }: Calculation): string {
	const { firstDue, secondDue } = yearData(taxYear).paymentsOnAccount;
	const { required, first, second, reason } = paymentsOnAccount;
	const payments = required
		? [
				`By ${formatDay(firstDue)}: ${formatPounds(first)}`,
				`By ${formatDay(secondDue)}: ${formatPounds(second)}`,
			]
		: [];
	return titled('Payments on account of next year’s tax', [...payments, onAccountWords[reason]]);
}

function leftOut({ unsupported }: Calculation): string | undefined {
	if (unsupported.length === 0) return undefined;
	return titled(
		'Not in these figures',
		unsupported.map((name) => unsupportedWords[name]),
	);
}

function waiting({ incomplete }: Calculation): string | undefined {
	if (incomplete.length === 0) return undefined;
	const rows = incomplete.map(({ fact, figure, couldSave }) => {
		const words = figureWords[figure] ?? figure;
		const saving = couldSave === undefined ? '' : ` (it could save up to ${formatPounds(couldSave)})`;
		return `${words} waits for your answer ${fact}${saving}`;
	});
	return titled('Still missing', rows);
}

function toKnow({ notices }: Calculation): string | undefined {
	return notices.length === 0 ? undefined : titled('Before you file', notices.map(noticeSentence));
}

/** HMRC's other order of allowances, and the lowest lawful answer with how to claim it. */
function alternatives({ totalDue, alternatives: found }: Calculation): readonly string[] {
	if (!found) return [];
	const { mtd, optimum } = found;
	const least =
		optimum.claim === 'none'
			? ['No other division of your allowances costs less.']
			: [
					...amounts(optimum),
					`Less than HMRC’s Self Assessment calculation by: ${formatPounds(optimum.saving)}`,
					'How to claim it: by a paper return with a claim, for allowances under ITA 2007 s.25(2), for gains under TCGA 1992 s.1I. HMRC rejects an online return whose figures differ from its own calculation.',
				];
	return [
		titled('In the order of Making Tax Digital', [
			...amounts(mtd),
			...(mtd.totalDue === totalDue ? ['The same as the answer above.'] : []),
		]),
		titled('The lowest that the law allows', least),
	];
}

function amounts({ totalDue, capitalGainsTax, allocation }: Alternative): readonly string[] {
	const { nonSavings, property, savings, dividends } = allocation;
	const rents = property === undefined ? '' : `property income ${formatPounds(property)}, `;
	return [
		`What you would owe: ${formatPounds(totalDue)}`,
		...(capitalGainsTax > 0 ? [`Of it capital gains tax: ${formatPounds(capitalGainsTax)}`] : []),
		`Allowances set against ${rents}interest ${formatPounds(savings)}, dividends ${formatPounds(dividends)}, other income ${formatPounds(nonSavings)}`,
	];
}

function titled(title: string, rows: readonly string[]): string {
	return [title, ...rows.map((row) => `${INDENT}${row}`)].join('\n');
}
