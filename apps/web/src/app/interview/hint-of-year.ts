/** The hint of a question as it reads in a tax year: figures in it come from the data of the year. */
import { formatPounds, pounds } from '@halfpenny/facts';
import { questionHint, type YearFigures } from '@halfpenny/messages/questions';
import type { TaxYear } from '@halfpenny/questions';
import { yearData } from '@halfpenny/years';
import { formatDay } from '../format.ts';

/** The hint; undefined where the question has none. */
export function hintOfYear(section: string, question: string, taxYear: TaxYear): string | undefined {
	return questionHint(section, question, figuresOf(taxYear));
}

function figuresOf(taxYear: TaxYear): YearFigures {
	const { codingOut, smallAllowances, investmentReliefs } = yearData(taxYear);
	return {
		codingOutLimit: inPounds(codingOut.limitPounds),
		codingOutBy: formatDay(codingOut.onlineBy),
		tradingAllowance: inPounds(smallAllowances.tradingAllowancePounds),
		eisLimit: inPounds(investmentReliefs.enterpriseInvestmentSchemePlainLimitPounds),
		eisLimitWithKnowledge: inPounds(investmentReliefs.enterpriseInvestmentSchemeLimitPounds),
	};
}

/** Without pence: £3,000. */
function inPounds(amount: number): string {
	return formatPounds(pounds(amount)).replace(/\.00$/, '');
}
