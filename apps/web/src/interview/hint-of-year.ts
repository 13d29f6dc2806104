/** A question's hint for a tax year: its figures come from the year's data. */
import { formatDay, formatPounds, pounds } from '@halfpenny/facts';
import { questionHint, type YearFigures } from '@halfpenny/messages/questions';
import type { Answers, TaxYear } from '@halfpenny/questions';
import { homeRates, yearData } from '@halfpenny/years';

/** Returns the hint, given the entry's other answers; undefined if the question has none. */
export function hintOfYear(
	section: string,
	question: string,
	taxYear: TaxYear,
	answers: Answers = {},
): string | undefined {
	return questionHint(section, question, figuresOf(taxYear), answers);
}

function figuresOf(taxYear: TaxYear): YearFigures {
	const { codingOut, smallAllowances, investmentReliefs, mileage } = yearData(taxYear);
	const home = homeRates.rates;
	return {
		codingOutLimit: inPounds(codingOut.limitPounds),
		codingOutBy: formatDay(codingOut.onlineBy),
		tradingAllowance: inPounds(smallAllowances.tradingAllowancePounds),
		eisLimit: inPounds(investmentReliefs.enterpriseInvestmentSchemePlainLimitPounds),
		eisLimitWithKnowledge: inPounds(investmentReliefs.enterpriseInvestmentSchemeLimitPounds),
		mile: `${mileage.carFirst10000PencePerMile}p`,
		mileAfter: `${mileage.carAfterPencePerMile}p`,
		homeLeast: inPounds(home.at(0)?.monthlyPounds ?? 0),
		homeMost: inPounds(home.at(-1)?.monthlyPounds ?? 0),
		homeHours: String(home.at(0)?.fromHours ?? 0),
	};
}

/** Without pence: £3,000. */
function inPounds(amount: number): string {
	return formatPounds(pounds(amount)).replace(/\.00$/, '');
}
