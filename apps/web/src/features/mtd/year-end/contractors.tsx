/** Construction Industry Scheme deductions: the contractors HMRC has, and a form to add another. */
import { formatDay } from '@halfpenny/facts';
import { sayYearEnd } from '@halfpenny/messages/mtd-year-end';
import { contractorMonths } from '@halfpenny/years';
import { type FormEvent, useState } from 'react';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { errorsByField, failureProblems } from '../../../api/form-problems.ts';
import {
	scenarioQuery,
	useAddContractor,
	useContractors,
	useRemoveContractor,
} from '../../../api/operations/mtd.ts';
import type { MtdContractor } from '../../../api/shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { Details } from '../../../ui/details.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { formatAmount } from '../../../ui/format.ts';
import { MoneyField } from '../../../ui/money-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { Shown } from '../shown.ts';

export function Contractors({ shown }: { readonly shown: Shown }) {
	const { data, error } = useContractors(shown.taxYear, shown.scenario);
	return (
		<div className="mt-4 grid gap-4">
			<p className="measure">{sayYearEnd('cis.lead')}</p>
			<FailureNotice failure={error} />
			{data && data.length > 0 && (
				<ul className="grid gap-2">
					{data.map((one) => (
						<Contractor key={one.submissionId ?? one.employerRef} contractor={one} shown={shown} />
					))}
				</ul>
			)}
			<Details summary={sayYearEnd('cis.add')} open={data?.length === 0}>
				<AddContractor key={data?.length ?? 0} shown={shown} />
			</Details>
		</div>
	);
}

function Contractor({
	contractor: { contractorName, employerRef, total, submissionId },
	shown: { taxYear, scenario },
}: {
	readonly contractor: MtdContractor;
	readonly shown: Shown;
}) {
	const remove = useRemoveContractor();
	const name = contractorName ?? employerRef;
	return (
		<li className="flex flex-wrap items-center gap-3">
			<span>
				{name} ({employerRef}): {formatAmount(total)}
			</span>
			{submissionId === null ? (
				<span className="text-muted">{sayYearEnd('cis.reported')}</span>
			) : (
				<Button
					look="secondary"
					small
					busy={remove.isPending && sayYearEnd('cis.removing')}
					aria-label={sayYearEnd('cis.remove.of', { name })}
					onClick={() => remove.mutate({ submissionId, query: { taxYear, ...scenarioQuery(scenario) } })}
				>
					{sayYearEnd('cis.remove')}
				</Button>
			)}
			<FailureNotice failure={remove.error} />
		</li>
	);
}

/** Returns the control of an answer that the server names; months are named by position. */
const controlOf = (answer: string) => (/^\d+$/.test(answer) ? `month-${answer}` : answer);

const blank = Array.from({ length: 12 }, () => '');

function AddContractor({ shown: { taxYear, scenario } }: { readonly shown: Shown }) {
	const [contractorName, setName] = useState('');
	const [employerRef, setReference] = useState('');
	const [months, setMonths] = useState<readonly string[]>(blank);
	const add = useAddContractor();
	const words: Readonly<Record<string, string>> = {
		contractorName: sayYearEnd('cis.name.missing'),
		employerRef: sayYearEnd('cis.reference.wrong'),
	};
	const problems = (add.error ? failureProblems(add.error, controlOf) : []).map((one) => ({
		...one,
		message: words[one.field ?? ''] ?? one.message,
	}));
	const errors = errorsByField(problems);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const body = { taxYear, contractorName, employerRef, months: [...months], ...scenarioQuery(scenario) };
		add.mutate({ body }, { onSuccess: () => showToast({ title: sayYearEnd('yearEnd.sent') }) });
	};
	return (
		<form noValidate onSubmit={submit} className="grid gap-5 py-2">
			<ErrorSummary problems={problems} />
			<TextField
				id="contractorName"
				label={sayYearEnd('cis.name')}
				width="long"
				maxLength={105}
				error={errors.contractorName}
				value={contractorName}
				onChange={({ target }) => setName(target.value)}
			/>
			<TextField
				id="employerRef"
				label={sayYearEnd('cis.reference')}
				hint={sayYearEnd('cis.reference.hint')}
				width="short"
				maxLength={14}
				error={errors.employerRef}
				value={employerRef}
				onChange={({ target }) => setReference(target.value)}
			/>
			<fieldset className="min-w-0">
				<legend className="mb-1 font-semibold">{sayYearEnd('cis.months')}</legend>
				<p className="mb-4 text-muted">{sayYearEnd('cis.months.hint')}</p>
				<div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
					{contractorMonths(taxYear).map(({ from, to }, at) => (
						<MoneyField
							key={from}
							id={`month-${at}`}
							label={sayYearEnd('cis.month', { from: formatDay(from), to: formatDay(to) })}
							error={errors[`month-${at}`]}
							value={months[at] ?? ''}
							onChange={({ target }) => setMonths(months.with(at, target.value))}
						/>
					))}
				</div>
			</fieldset>
			<div>
				<Button type="submit" look="secondary" busy={add.isPending && sayYearEnd('yearEnd.sending')}>
					{sayYearEnd('cis.send')}
				</Button>
			</div>
		</form>
	);
}
