/** `halfpenny late --year Y --tax N --filed D --paid D [--paper]`: what lateness costs, in both regimes. */
import { parseDate, parsePounds, toPounds } from '@halfpenny/facts';
import { type Late, type LateInputs, late } from '@halfpenny/tax';
import { isTaxYear } from '@halfpenny/years';
import { type Command, type Complaint, complaintsOf, ended } from '../command.ts';
import { optionValue } from '../split-arguments.ts';

export const command: Command = {
	options: ['--paper'],
	values: { '--year': 'any', '--tax': 'any', '--filed': 'any', '--paid': 'any' },
	async run(_positionals, options, terminal) {
		const read = readInputs(options);
		if ('complaints' in read) return read;
		const onPaper = options.has('--paper');
		const answer = {
			selfAssessment: inPounds(late({ ...read, onPaper })),
			// Making Tax Digital has no return on paper.
			...(onPaper ? {} : { points: inPounds(late({ ...read, regime: 'points' })) }),
		};
		terminal.print(`${JSON.stringify(answer, null, 2)}\n`);
		return ended;
	},
};

/** Every problem at once, each under the option that it is about. */
function readInputs(options: ReadonlySet<string>): LateInputs | { complaints: readonly Complaint[] } {
	const year = optionValue(options, '--year') ?? '';
	const tax = parsePounds(optionValue(options, '--tax') ?? '');
	const filed = parseDate(optionValue(options, '--filed') ?? '');
	const paid = parseDate(optionValue(options, '--paid') ?? '');
	if (isTaxYear(year) && tax.ok && filed && paid) return { year, tax: tax.value, filed, paid };
	return complaintsOf([
		...(isTaxYear(year) ? [] : [{ path: '--year', code: 'taxYear.unsupported' }]),
		...(tax.ok ? [] : [{ path: '--tax', code: tax.problem }]),
		...(filed ? [] : [{ path: '--filed', code: 'date.invalid' }]),
		...(paid ? [] : [{ path: '--paid', code: 'date.invalid' }]),
	]);
}

function inPounds({ penalties, interest, total, points }: Late) {
	return {
		penalties: penalties.map(({ name, from, amount }) => ({ name, from, amount: toPounds(amount) })),
		interest: toPounds(interest),
		total: toPounds(total),
		...(points === undefined ? {} : { points }),
	};
}
