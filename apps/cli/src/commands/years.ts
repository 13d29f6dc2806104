/** `halfpenny years`: the tax years whose tax is worked out, and which of them can be filed. */
import { isFormYear, supportedYears, yearData } from '@halfpenny/years';
import { type Command, ended } from '../command.ts';

export const command: Command = {
	async run(_positionals, _options, terminal) {
		const years = supportedYears.map((taxYear) => ({
			taxYear,
			form: isFormYear(taxYear),
			onlineDeadline: yearData(taxYear).deadlines.online,
		}));
		terminal.print(`${JSON.stringify(years, null, 2)}\n`);
		return ended;
	},
};
