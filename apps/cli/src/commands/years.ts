/** `halfpenny years [YEAR]`: lists the tax years we calculate, or every figure of one with its sources and confidence. */
import {
	estimateYears,
	isFormYear,
	isTaxYear,
	parametersOf,
	sourceCatalogue,
	supportedYears,
	type TaxYear,
	yearData,
} from '@halfpenny/years';
import { type Command, complaintsOf, ended } from '../command.ts';

export const command: Command = {
	async run([year], _options, terminal) {
		if (year !== undefined && !isTaxYear(year))
			return complaintsOf([{ path: 'YEAR', code: 'taxYear.unsupported' }]);
		terminal.print(
			`${JSON.stringify(year === undefined ? supportedYears.map(about) : figuresOf(year), null, 2)}\n`,
		);
		return ended;
	},
};

function about(taxYear: TaxYear) {
	return {
		taxYear,
		form: isFormYear(taxYear),
		estimate: estimateYears.includes(taxYear),
		onlineDeadline: yearData(taxYear).deadlines.online,
	};
}

function figuresOf(taxYear: TaxYear) {
	return parametersOf(taxYear).map(({ sources, ...figure }) => ({
		...figure,
		sources: sources.map((id) => sourceCatalogue[id]),
	}));
}
