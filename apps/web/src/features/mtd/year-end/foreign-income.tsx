/** Interest and dividends from abroad: the countries HMRC has, and a form to add another or replace one. */
import { sayYearEnd } from '@halfpenny/messages/mtd-year-end';
import { type FormEvent, useState } from 'react';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { errorsByField, failureProblems } from '../../../api/form-problems.ts';
import {
	scenarioQuery,
	useForeignIncome,
	usePutForeignIncome,
	useRemoveForeignIncome,
} from '../../../api/operations/mtd.ts';
import type { MtdForeignIncome } from '../../../api/shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { Details } from '../../../ui/details.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { formatAmount } from '../../../ui/format.ts';
import { MoneyField } from '../../../ui/money-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { Shown } from '../shown.ts';
import { countries, countryName } from './countries.ts';

type Kind = MtdForeignIncome['kind'];
type ShownYear = Pick<Shown, 'taxYear' | 'scenario'>;

const kindWords = (kind: Kind) => sayYearEnd(`foreign.kind.${kind}`);

export function ForeignIncome({ shown }: { readonly shown: ShownYear }) {
	const { data, error } = useForeignIncome(shown.taxYear, shown.scenario);
	return (
		<div className="mt-4 grid gap-4">
			<p className="measure">{sayYearEnd('foreign.lead')}</p>
			<FailureNotice failure={error} />
			{data && data.length > 0 && (
				<ul className="grid gap-2">
					{data.map((one) => (
						<Country key={`${one.kind} ${one.countryCode}`} income={one} shown={shown} />
					))}
				</ul>
			)}
			<Details summary={sayYearEnd('foreign.add')} open={data?.length === 0}>
				<AddCountry key={JSON.stringify(data)} shown={shown} />
			</Details>
		</div>
	);
}

function Country({
	income: { kind, countryCode, amount },
	shown: { taxYear, scenario },
}: {
	readonly income: MtdForeignIncome;
	readonly shown: ShownYear;
}) {
	const remove = useRemoveForeignIncome();
	const said = { kind: kindWords(kind), country: countryName(countryCode) };
	return (
		<li className="flex flex-wrap items-center gap-3">
			<span>{sayYearEnd('foreign.one', { ...said, amount: formatAmount(amount) })}</span>
			<Button
				look="secondary"
				small
				busy={remove.isPending && sayYearEnd('cis.removing')}
				aria-label={sayYearEnd('foreign.remove.of', said)}
				onClick={() => remove.mutate({ kind, countryCode, query: { taxYear, ...scenarioQuery(scenario) } })}
			>
				{sayYearEnd('cis.remove')}
			</Button>
			<FailureNotice failure={remove.error} />
		</li>
	);
}

function AddCountry({ shown: { taxYear, scenario } }: { readonly shown: ShownYear }) {
	const [kind, setKind] = useState<Kind>('dividends');
	const [countryCode, setCountry] = useState('');
	const [amount, setAmount] = useState('');
	const [taxTakenOff, setTax] = useState('');
	const put = usePutForeignIncome();
	const words: Readonly<Record<string, string>> = { countryCode: sayYearEnd('foreign.country.missing') };
	const problems = (put.error ? failureProblems(put.error) : []).map((one) => ({
		...one,
		message: words[one.field ?? ''] ?? one.message,
	}));
	const errors = errorsByField(problems);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const body = { taxYear, kind, countryCode, amount, taxTakenOff, ...scenarioQuery(scenario) };
		put.mutate({ body }, { onSuccess: () => showToast({ title: sayYearEnd('yearEnd.sent') }) });
	};
	return (
		<form noValidate onSubmit={submit} className="grid gap-5 py-2">
			<ErrorSummary problems={problems} />
			<SelectField
				id="foreign-kind"
				label={sayYearEnd('foreign.kind')}
				options={(['dividends', 'interest'] as const).map((value) => ({ value, label: kindWords(value) }))}
				value={kind}
				onChange={({ target }) => setKind(target.value === 'interest' ? 'interest' : 'dividends')}
			/>
			<SelectField
				id="countryCode"
				label={sayYearEnd('foreign.country')}
				error={errors.countryCode}
				options={[{ value: '', label: sayYearEnd('foreign.country.choose') }, ...countries]}
				value={countryCode}
				onChange={({ target }) => setCountry(target.value)}
			/>
			<MoneyField
				id="amount"
				label={sayYearEnd('foreign.amount')}
				error={errors.amount}
				value={amount}
				onChange={({ target }) => setAmount(target.value)}
			/>
			<MoneyField
				id="taxTakenOff"
				label={sayYearEnd('foreign.tax')}
				hint={sayYearEnd('foreign.tax.hint')}
				error={errors.taxTakenOff}
				value={taxTakenOff}
				onChange={({ target }) => setTax(target.value)}
			/>
			<div>
				<Button type="submit" look="secondary" busy={put.isPending && sayYearEnd('yearEnd.sending')}>
					{sayYearEnd('cis.send')}
				</Button>
			</div>
		</form>
	);
}
