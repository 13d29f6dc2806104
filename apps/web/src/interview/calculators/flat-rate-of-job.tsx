/** HMRC's flat rates for tools and work clothes: choose an industry, then a job. */
import { pounds } from '@halfpenny/facts';
import { sayFlatRates } from '@halfpenny/messages/flat-rates';
import { flatRateExpenses, prescribedFootwear } from '@halfpenny/years';
import { useState } from 'react';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ChoiceSet, RadioGroup } from '../../ui/radio-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { CalculatorProps } from './calculator-props.ts';
import { WorkedOut } from './worked-out.tsx';

const industries = [...new Set(flatRateExpenses.jobs.map(({ industry }) => industry))].map((name) => ({
	value: name,
	label: name,
}));

const footwear = ['shoes', 'tights'] as const;
type Footwear = (typeof footwear)[number];

/** The user chooses: nothing is filled in from the return. */
export function FlatRateOfJob({ id, typed, onAmount }: CalculatorProps) {
	const [industry, setIndustry] = useState('');
	const [job, setJob] = useState('');
	const jobs = flatRateExpenses.jobs.filter((one) => one.industry === industry);
	const [bought, setBought] = useState<readonly Footwear[]>([]);
	const chosen = jobs.length === 1 ? jobs[0] : jobs.find((one) => one.id === job);
	const own = chosen?.footwear ? footwear.filter((one) => bought.includes(one)) : [];
	const amount = own.reduce((total, one) => total + prescribedFootwear[one], chosen?.pounds ?? 0);
	return (
		<>
			<SelectField
				id={`${id}-industry`}
				label={sayFlatRates('job.industry')}
				options={industries}
				withEmpty
				value={industry}
				onChange={({ target }) => setIndustry(target.value)}
			/>
			{jobs.length > 1 && (
				<RadioGroup
					id={`${id}-job`}
					label={sayFlatRates('job.job')}
					options={jobs.map((one) => ({ value: one.id, label: one.jobs }))}
					value={job}
					onChange={setJob}
				/>
			)}
			{chosen?.footwear && (
				<ChoiceSet id={`${id}-footwear`} legend={sayFlatRates('job.footwear')}>
					{footwear.map((one) => (
						<CheckboxField
							key={one}
							id={`${id}-${one}`}
							label={sayFlatRates(`job.${one}`, { pounds: prescribedFootwear[one] })}
							checked={bought.includes(one)}
							onChange={({ target }) =>
								setBought(target.checked ? [...bought, one] : bought.filter((other) => other !== one))
							}
						/>
					))}
				</ChoiceSet>
			)}
			<p className="text-16 text-muted">{sayFlatRates('job.source')}</p>
			{chosen && (
				<WorkedOut key={`${chosen.id} ${amount}`} amount={pounds(amount)} {...{ typed, onAmount }} />
			)}
		</>
	);
}
