/** The first page: one promise and one button at once; the live pound bar and the rest follow in a chunk of their own. */
import { sayLanding } from '@halfpenny/messages/landing';
import { lazy, Suspense } from 'react';
import { useKnownService } from '../../app/api/service.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MAIN, usePageArrival } from '../../ui/page.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';

/** Fetched at once, side by side, rather than one after the other when they are drawn. */
const live = import('./live.tsx');
const engine = import('./estimate.ts');
/** What fails here fails again, and is shown, where it is used. */
for (const chunk of [live, engine]) chunk.catch(() => undefined);

const Live = lazy(async () => ({ default: (await live).Live }));

/** The page at /. */
export function LandingPage() {
	const h1 = usePageArrival(sayLanding('title'));
	const service = useKnownService();
	const year = service?.defaultTaxYear;
	return (
		<main id={MAIN} tabIndex={-1} className="mx-auto w-full max-w-[1120px] px-4 sm:px-6">
			<div className="grid gap-5 py-10 sm:pt-14 sm:pb-10">
				<h1 ref={h1} tabIndex={-1} className="text-48 sm:text-60">
					{sayLanding('title')}
				</h1>
				<p className="measure text-18 text-muted sm:text-22 sm:leading-8">
					{year === undefined ? sayLanding('leadAnyYear') : sayLanding('lead', { year })}
				</p>
				<div className="mt-2">
					<ButtonLink to="/signup">
						{year === undefined ? sayLanding('startAnyYear') : sayLanding('start', { year })}
					</ButtonLink>
				</div>
			</div>
			<Suspense fallback={<LiveSkeleton />}>
				<Live service={service} />
			</Suspense>
		</main>
	);
}

/** As tall as the calculator, so that nothing moves when it comes. */
function LiveSkeleton() {
	return (
		<Skeleton className="mb-14 min-h-[54rem] content-start rounded-card border border-line bg-card p-5 sm:p-6 sm:min-h-[40rem]">
			<Bone className="h-7 w-64" />
			<Bone className="mt-6 h-9 w-full" />
			<Bone className="h-9 w-full" />
			<Bone className="h-9 w-full" />
			<Bone className="mt-8 h-24 w-full" />
		</Skeleton>
	);
}
