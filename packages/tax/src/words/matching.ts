/** Explains how sales of shares and tokens were matched with purchases. */
import { type Facts, formatDay, formatPounds, pence } from '@halfpenny/facts';
import type { Holding } from '../capital-gains/capital-gains-facts.ts';
import {
	daysToMatch,
	type Match,
	type MatchedSale,
	matchedSales,
} from '../capital-gains/matched-disposals.ts';
import { sharesInWords } from '../capital-gains/trading-days.ts';

const INDENT = '    ';
const RULE = `All sales on one day count as one sale. It is matched first with what you bought that day, then with what you bought in the next ${daysToMatch} days, then with the section 104 pool at its average cost, rounded down to the penny.`;
const SOURCES: Readonly<Record<Holding['kind'], string>> = {
	listedShares: 'TCGA 1992 ss.104, 105 and 106A; HMRC helpsheet HS284',
	unlistedShares: 'TCGA 1992 ss.104, 105 and 106A; HMRC helpsheet HS284',
	cryptoAssets: 'TCGA 1992 ss.104, 105 and 106A; HMRC CRYPTO22200 on, helpsheet HS284',
};

/** Returns a paragraph for each day of the year on which part of a holding was sold. */
export function matchingInWords({ capitalGains, taxYear }: Facts): readonly string[] {
	return (capitalGains?.holdings ?? []).flatMap((holding) =>
		matchedSales(holding, taxYear).map((sale) => paragraph(holding, sale)),
	);
}

function paragraph({ name, kind }: Holding, sale: MatchedSale): string {
	const gain = sale.matches.reduce((left, { cost }) => left - cost, sale.proceeds - sale.fees);
	const rows = [
		`${name} sold on ${formatDay(sale.date)}: ${gain < 0n ? 'loss' : 'gain'} ${amount(gain < 0n ? -gain : gain)}`,
		RULE,
		`Sold: ${sharesInWords(sale.quantity)} for ${amount(sale.proceeds)}`,
		...sale.matches.map((match) => matchInWords(match, sale)),
	];
	if (sale.unmatched > 0n) {
		rows.push(`Not matched with anything you entered: ${sharesInWords(sale.unmatched)}, at no cost`);
	}
	rows.push(`From: ${sum(sale)}`, `Source: ${SOURCES[kind]}`);
	return rows.map((row, index) => (index === 0 ? row : INDENT + row)).join('\n');
}

/** `Same day: all 10 bought on 1 June 2024, £42.00`, or a part of them by share of the cost. */
function matchInWords({ bought, quantity, cost, of }: Match, { date }: MatchedSale): string {
	const how =
		bought === undefined ? 'Section 104 pool' : bought === date ? 'Same day' : `Within ${daysToMatch} days`;
	const from = bought === undefined ? 'in it' : `bought on ${formatDay(bought)}`;
	const taken = sharesInWords(quantity);
	if (quantity === of.quantity) return `${how}: all ${taken} ${from}, ${amount(cost)}`;
	const whole = sharesInWords(of.quantity);
	return `${how}: ${taken} of the ${whole} ${from}, ${amount(of.cost)} × ${taken} ÷ ${whole} = ${amount(cost)}`;
}

function sum({ proceeds, fees, matches }: MatchedSale): string {
	const costs = matches.map(({ cost }) => amount(cost));
	const parts = [...(fees > 0n ? [`${amount(fees)} (selling fees)`] : []), ...costs];
	return [`${amount(proceeds)} (sale price)`, ...parts].join(' − ');
}

function amount(value: bigint): string {
	return formatPounds(pence(Number(value)));
}
