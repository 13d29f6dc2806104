/** The pound bar of the return's own income. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { Suspense } from 'react';
import type { Calculation } from '../../api/shapes.ts';
import { Card } from '../../ui/card.tsx';
import { toPence } from '../../ui/format.ts';
import { lazily } from '../../ui/lazily.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';

/** Loaded while the tax is calculated. */
const PoundBar = lazily(async () => (await import('../../charts/pound-bar.tsx')).PoundBar);

/** Rendered once there is income. Its space is reserved while the tax is calculated. */
export function IncomeBar({ calculation }: { readonly calculation: Calculation | undefined }) {
	if (calculation === undefined) return <Waiting />;
	const total = toPence(calculation.totalIncome);
	if (total === undefined || total === 0) return null;
	return (
		<Card title={sayDashboard('summary.bar')}>
			<Suspense fallback={<Bones />}>
				<PoundBar totalIncome={total} slices={calculation.bands.flatMap(toSlice)} />
			</Suspense>
		</Card>
	);
}

function Waiting() {
	return (
		<Card title={sayDashboard('summary.bar')}>
			<Bones />
		</Card>
	);
}

function Bones() {
	return (
		<Skeleton>
			<Bone className="h-18 w-full" />
			<Bone className="h-5 w-40" />
			<Bone className="h-20 w-full" />
		</Skeleton>
	);
}

function toSlice({ amount, tax, ...slice }: Calculation['bands'][number]) {
	const pence = { amount: toPence(amount), tax: toPence(tax) };
	return pence.amount === undefined || pence.tax === undefined
		? []
		: [{ ...slice, amount: pence.amount, tax: pence.tax }];
}
