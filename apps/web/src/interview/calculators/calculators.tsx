/** The calculators beside a question: folded away, and loaded with their rates when opened. */
import { sayFlatRates } from '@halfpenny/messages/flat-rates';
import type { CalculatorKind, Question } from '@halfpenny/questions';
import { Suspense, useState } from 'react';
import { Details } from '../../ui/details.tsx';
import { lazily } from '../../ui/lazily.ts';
import type { CalculatorProps } from './calculator-props.ts';

const loaded = {
	employeeMileage: lazily(async () => (await import('./mileage.tsx')).EmployeeMileage),
	businessMileage: lazily(async () => (await import('./mileage.tsx')).BusinessMileage),
	employeeAtHome: lazily(async () => (await import('./working-at-home.tsx')).EmployeeAtHome),
	businessAtHome: lazily(async () => (await import('./working-at-home.tsx')).BusinessAtHome),
	flatRateOfJob: lazily(async () => (await import('./flat-rate-of-job.tsx')).FlatRateOfJob),
} as const;

const opens: Readonly<Record<CalculatorKind, () => string>> = {
	employeeMileage: () => sayFlatRates('mileage.open'),
	businessMileage: () => sayFlatRates('mileage.open'),
	employeeAtHome: () => sayFlatRates('home.open'),
	businessAtHome: () => sayFlatRates('home.open'),
	flatRateOfJob: () => sayFlatRates('job.open'),
};

/** Renders a question's calculators, or nothing if it has none. */
export function Calculators({
	question,
	...props
}: Omit<CalculatorProps, 'id'> & { readonly question: Question }) {
	return question.calculators?.map((kind) => (
		<Folded key={kind} kind={kind} id={`${question.id}-${kind}`} {...props} />
	));
}

/** A native disclosure that loads its contents when first opened. */
function Folded({ kind, ...props }: CalculatorProps & { readonly kind: CalculatorKind }) {
	const [opened, setOpened] = useState(false);
	const Calculator = loaded[kind];
	return (
		<Details summary={opens[kind]()} onOpen={() => setOpened(true)}>
			{opened && (
				<div className="grid gap-4">
					<Suspense>
						<Calculator {...props} />
					</Suspense>
				</div>
			)}
		</Details>
	);
}
