/** Relief for investments: each company of the answers beside HMRC's, and a form for what its certificate says. */

import { problemSentence } from '@halfpenny/messages';
import { sayYearEnd } from '@halfpenny/messages/mtd-year-end';
import { type FormEvent, useState } from 'react';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { errorsByField, failureProblems } from '../../../api/form-problems.ts';
import { scenarioQuery } from '../../../api/operations/mtd.ts';
import {
	useInvestments,
	usePutInvestment,
	useRemoveInvestment,
} from '../../../api/operations/mtd-investments.ts';
import type { MtdInvestment } from '../../../api/shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { readDate, toDateParts } from '../../../ui/date-parts.ts';
import { Details } from '../../../ui/details.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { formatAmount } from '../../../ui/format.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { Shown } from '../shown.ts';

type ShownYear = Pick<Shown, 'taxYear' | 'scenario'>;

const nameOf = ({ company }: MtdInvestment) => company ?? sayYearEnd('investments.nameless');

export function Investments({ shown }: { readonly shown: ShownYear }) {
	const { data, error } = useInvestments(shown.taxYear, shown.scenario);
	return (
		<div className="mt-4 grid gap-4">
			<p className="measure">{sayYearEnd('investments.lead')}</p>
			<FailureNotice failure={error} />
			{data && data.length > 0 && (
				<ul className="grid gap-4">
					{data.map((one, at) => (
						<Company key={`${one.entryId ?? at} ${one.heldId}`} one={one} shown={shown} />
					))}
				</ul>
			)}
		</div>
	);
}

function Company({ one, shown }: { readonly one: MtdInvestment; readonly shown: ShownYear }) {
	const company = nameOf(one);
	return (
		<li className="grid gap-1">
			<p className="font-semibold">
				{sayYearEnd('investments.one', { company, scheme: sayYearEnd(`investments.scheme.${one.scheme}`) })}
			</p>
			{one.ours !== null && <p>{sayYearEnd('investments.ours', { amount: formatAmount(one.ours) })}</p>}
			<p>
				{one.held === null
					? sayYearEnd('investments.held.none')
					: sayYearEnd('investments.held', { amount: formatAmount(one.held) })}
			</p>
			{one.entryId !== null && !one.same && (
				<Details summary={sayYearEnd('investments.fill', { company })} open>
					<Certificate one={one} entryId={one.entryId} shown={shown} />
				</Details>
			)}
			{one.heldId !== null && <Remove heldId={one.heldId} company={company} shown={shown} />}
		</li>
	);
}

function Remove({
	heldId,
	company,
	shown: { taxYear, scenario },
}: {
	readonly heldId: string;
	readonly company: string;
	readonly shown: ShownYear;
}) {
	const remove = useRemoveInvestment();
	return (
		<div className="grid justify-items-start gap-2">
			<Button
				look="secondary"
				small
				busy={remove.isPending && sayYearEnd('cis.removing')}
				aria-label={sayYearEnd('investments.remove.of', { company })}
				onClick={() => remove.mutate({ heldId, query: { taxYear, ...scenarioQuery(scenario) } })}
			>
				{sayYearEnd('cis.remove')}
			</Button>
			<FailureNotice failure={remove.error} />
		</div>
	);
}

function Certificate({
	one,
	entryId,
	shown: { taxYear, scenario },
}: {
	readonly one: MtdInvestment;
	readonly entryId: string;
	readonly shown: ShownYear;
}) {
	const [uniqueInvestmentRef, setReference] = useState(one.uniqueInvestmentRef ?? '');
	const [date, setDate] = useState(toDateParts(one.dateOfInvestment));
	const [isBadDate, setBadDate] = useState(false);
	const put = usePutInvestment();
	const [reference, day] = [`reference-${entryId}`, `date-${entryId}`];
	const controls: Readonly<Record<string, string>> = {
		uniqueInvestmentRef: reference,
		dateOfInvestment: `${day}-day`,
	};
	const problems = isBadDate
		? [{ field: `${day}-day`, message: problemSentence('date.impossible') }]
		: put.error
			? failureProblems(put.error, (name) => controls[name] ?? name)
			: [];
	const errors = errorsByField(problems);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const read = readDate(date);
		setBadDate(read.kind === 'missing' || read.kind === 'impossible');
		if (read.kind === 'missing' || read.kind === 'impossible') return;
		const dateOfInvestment = read.kind === 'date' ? read.iso : null;
		put.mutate(
			{ body: { taxYear, entryId, uniqueInvestmentRef, dateOfInvestment, ...scenarioQuery(scenario) } },
			{ onSuccess: () => showToast({ title: sayYearEnd('yearEnd.sent') }) },
		);
	};
	return (
		<form noValidate onSubmit={submit} className="grid gap-5 py-2">
			<ErrorSummary problems={problems} />
			<TextField
				id={reference}
				label={sayYearEnd('investments.reference')}
				hint={sayYearEnd('investments.reference.hint')}
				optional={one.scheme === 'vct'}
				width="medium"
				maxLength={90}
				error={errors[reference]}
				value={uniqueInvestmentRef}
				onChange={({ target }) => setReference(target.value)}
			/>
			<DateField
				id={day}
				label={sayYearEnd('investments.date')}
				optional={one.scheme === 'communityInvestment'}
				error={errors[`${day}-day`]}
				value={date}
				onChange={setDate}
			/>
			<div>
				<Button type="submit" look="secondary" busy={put.isPending && sayYearEnd('yearEnd.sending')}>
					{sayYearEnd('cis.send')}
				</Button>
			</div>
		</form>
	);
}
