/** The text after the working: what to pay and when, what the figures leave out, and the alternatives. */
import { type Facts, formatDay, formatPounds, pence } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { Alternative, Calculation, Optimum, ReliefName } from '../calculation.ts';
import { noticeSentence } from './notices.ts';
import { figureWords, onAccountWords, reliefWords, unsupportedWords } from './summary-words.ts';

const INDENT = '    ';

/** The paragraphs; empty ones are left out. */
export function summary(calculation: Calculation, facts: Facts | undefined): readonly string[] {
	return [
		toPay(calculation, facts),
		onAccount(calculation),
		leftOut(calculation),
		waiting(calculation),
		unusedReliefs(calculation),
		toKnow(calculation),
		...alternatives(calculation),
	].filter((text) => text !== undefined);
}

/** What was already paid, and what is left. */
function toPay({ taxYear, totalDue, balancingPayment }: Calculation, facts: Facts | undefined): string {
	const rows = [`What you owe for the year: ${formatPounds(totalDue)}`];
	const paid = facts?.paymentsOnAccountMade ?? 0;
	const other = pence(balancingPayment - totalDue + paid);
	if (paid > 0) rows.push(`Less payments on account you made: ${formatPounds(pence(paid))}`);
	if (other !== 0) {
		const words = facts
			? 'Refunds you’ve had, and changes to earlier years'
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
		return `${words} needs your answer ${fact}${saving}`;
	});
	return titled('Still missing', rows);
}

/** Reliefs that save less than claimed, because there is no more tax to reduce. */
function unusedReliefs({ reliefs, reliefsUsed }: Calculation): string | undefined {
	const rows = Object.entries(reliefs).flatMap(([name, claimed]) => {
		const used = reliefsUsed[name as ReliefName] ?? pence(0);
		const words = reliefWords[name as ReliefName];
		return used < claimed ? [`${words}: ${formatPounds(used)} of ${formatPounds(claimed)}`] : [];
	});
	return rows.length === 0 ? undefined : titled('Reliefs used, out of what you claim', rows);
}

function toKnow({ notices }: Calculation): string | undefined {
	return notices.length === 0 ? undefined : titled('Before you file', notices.map(noticeSentence));
}

/** HMRC's other order of allowances, and the lowest tax the law allows, with how to claim it. */
function alternatives({ totalDue, alternatives: found }: Calculation): readonly string[] {
	if (!found) return [];
	const { mtd, optimum } = found;
	const least =
		optimum.claim === 'none'
			? ['No other way of using your allowances costs less.']
			: [
					...amounts(optimum),
					`You would save, compared with HMRC’s Self Assessment calculation: ${formatPounds(optimum.saving)}`,
					howToClaim(optimum),
				];
	return [
		titled('With allowances in Making Tax Digital’s order', [
			...amounts(mtd),
			...(mtd.totalDue === totalDue ? ['The same as the figures above.'] : []),
		]),
		titled('The least tax that the law allows', least),
	];
}

function howToClaim({ claim, box51 = pence(0) }: Optimum): string {
	return claim === 'box51'
		? `How to claim it: online, by entering an adjustment of ${formatPounds(box51)} in box 51 of the capital gains pages (\`capitalGains.adjustment\`) and explaining in box 54 how the basic rate band is used (TCGA 1992 s.1I). HMRC’s guidance for 2024-25 uses that box where its calculation and the law differ on rates. We found no guidance on this case, so HMRC may ask how you worked it out.`
		: 'How to claim it: on a paper return, under ITA 2007 s.25(2) for allowances or TCGA 1992 s.1I for gains. HMRC rejects an online return whose figures differ from its own calculation.';
}

function amounts({ totalDue, capitalGainsTax, allocation }: Alternative): readonly string[] {
	const { nonSavings, property, savings, dividends } = allocation;
	const rents = property === undefined ? '' : `property income ${formatPounds(property)}, `;
	return [
		`What you would owe: ${formatPounds(totalDue)}`,
		...(capitalGainsTax > 0 ? [`Of which capital gains tax: ${formatPounds(capitalGainsTax)}`] : []),
		`Allowances set against ${rents}interest ${formatPounds(savings)}, dividends ${formatPounds(dividends)}, other income ${formatPounds(nonSavings)}`,
	];
}

function titled(title: string, rows: readonly string[]): string {
	return [title, ...rows.map((row) => `${INDENT}${row}`)].join('\n');
}
