/** Working at home: months by hours for a business, weeks for an employee who had to. */
import { formatPounds, pounds } from '@halfpenny/facts';
import { sayFlatRates } from '@halfpenny/messages/flat-rates';
import { businessAtHome, employeeAtHome } from '@halfpenny/tax';
import { homeRates, yearData } from '@halfpenny/years';
import { useState } from 'react';
import { MoneyField } from '../../ui/money-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { CalculatorProps } from './calculator-props.ts';
import { readAmount, readCount } from './read.ts';
import { WorkedOut } from './worked-out.tsx';

const MONTHS = 12;
const WEEKS = 53;

/** For a business: in how many months it worked how many hours. */
export function BusinessAtHome({ id, typed, onAmount }: CalculatorProps) {
	const [months, setMonths] = useState<readonly string[]>(homeRates.rates.map(() => ''));
	const counts = months.map((one) => readCount(one, MONTHS));
	const known = counts.map(({ value }) => value ?? 0);
	const total = known.reduce((so, count) => so + count, 0);
	const amount = businessAtHome(known);
	const tooMany = total > MONTHS ? sayFlatRates('home.tooMany', { most: MONTHS }) : undefined;
	const readable = tooMany === undefined && counts.every(({ error }) => error === undefined);
	return (
		<>
			<p className="text-16 text-muted">{sayFlatRates('home.business')}</p>
			{homeRates.rates.map(({ fromHours, monthlyPounds }, at) => (
				<TextField
					key={fromHours}
					id={`${id}-${fromHours}`}
					label={sayFlatRates('home.months', {
						from: fromHours,
						to: upTo(homeRates.rates[at + 1]?.fromHours),
						monthly: formatPounds(pounds(monthlyPounds)),
					})}
					width="tiny"
					inputMode="numeric"
					autoComplete="off"
					value={months[at] ?? ''}
					error={counts[at]?.error ?? (known[at] ? tooMany : undefined)}
					onChange={({ target }) =>
						setMonths(months.map((one, index) => (index === at ? target.value : one)))
					}
				/>
			))}
			{readable && amount > 0 && <WorkedOut key={amount} {...{ amount, typed, onAmount }} />}
		</>
	);
}

function upTo(next: number | undefined): string {
	return next === undefined ? sayFlatRates('home.more') : sayFlatRates('home.to', { to: next - 1 });
}

/** For an employee. The question is asked only in years that allow it. */
export function EmployeeAtHome({ id, taxYear, typed, onAmount }: CalculatorProps) {
	const [weeks, setWeeks] = useState('');
	const [paid, setPaid] = useState('');
	const [count, received] = [readCount(weeks, WEEKS), readAmount(paid)];
	const weekly = yearData(taxYear).homeWorking.employeeWeeklyPounds;
	if (weekly === null) return null;
	const readable = count.value !== undefined && count.value > 0 && received.value !== undefined;
	const amount = readable ? employeeAtHome(taxYear, count.value, received.value) : undefined;
	return (
		<>
			<TextField
				id={`${id}-weeks`}
				label={sayFlatRates('home.weeks')}
				hint={sayFlatRates('home.weeks.hint')}
				width="tiny"
				inputMode="numeric"
				autoComplete="off"
				value={weeks}
				error={count.error}
				onChange={({ target }) => setWeeks(target.value)}
			/>
			<MoneyField
				id={`${id}-paid`}
				label={sayFlatRates('home.paid')}
				value={paid}
				error={received.error}
				onChange={({ target }) => setPaid(target.value)}
			/>
			<p className="text-16 text-muted">
				{sayFlatRates('home.employee', { weekly: formatPounds(pounds(weekly)), taxYear })}
			</p>
			{amount !== undefined && <WorkedOut key={amount} {...{ amount, typed, onAmount }} />}
		</>
	);
}
