/** `halfpenny late --year Y --tax N --filed D --paid D [--paper]`: what being late costs, in both penalty regimes. */
import { formatDay, parseDate, parsePounds, toPounds } from '@halfpenny/facts';
import { sayCli } from '@halfpenny/messages/cli';
import { type Late, type LateInputs, late, pointsInForce } from '@halfpenny/tax';
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
		const selfAssessment = late({ ...read, onPaper });
		const answer = {
			selfAssessment: inPounds(selfAssessment),
			// Making Tax Digital has no paper return.
			...(onPaper ? {} : { points: inPoints(read) }),
			...noteOn(selfAssessment),
		};
		terminal.print(`${JSON.stringify(answer, null, 2)}\n`);
		return ended;
	},
};

/** Returns every problem together, each under its option. */
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

/** Returns what points-based penalties cost, or why they don't apply to the year. */
function inPoints(inputs: LateInputs) {
	if (!pointsInForce(inputs.year)) {
		return { inForce: false, reason: sayCli('cli.pointsNotInForce', { year: inputs.year }) };
	}
	return inPounds(late({ ...inputs, regime: 'points' }));
}

/** Says so when interest on later days uses the last rate known. */
function noteOn({ rateKnownTo }: Late) {
	if (rateKnownTo === undefined) return {};
	return { note: sayCli('cli.rateKnownTo', { date: formatDay(rateKnownTo) }) };
}

function inPounds({ penalties, interest, total, points, rateKnownTo }: Late) {
	return {
		penalties: penalties.map(({ name, from, amount }) => ({ name, from, amount: toPounds(amount) })),
		interest: toPounds(interest),
		total: toPounds(total),
		...(points === undefined ? {} : { points }),
		...(rateKnownTo === undefined ? {} : { rateKnownTo }),
	};
}
