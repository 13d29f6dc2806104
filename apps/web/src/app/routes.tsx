/** Which screen stands at which address. Each is a chunk of its own, fetched when it is first needed. */
import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

const NotFoundPage = lazy(async () => ({
	default: (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
}));
/** Every component in every state; in development only. */
const Gallery = import.meta.env.DEV
	? lazy(async () => ({ default: (await import('../ui/gallery/gallery.tsx')).Gallery }))
	: undefined;

/** The screen for the address. */
export function Routes() {
	const [path] = useLocation();
	return (
		<ErrorBoundary resetKey={path}>
			<Suspense fallback={<PageSkeleton />}>
				<Switch>
					{Gallery && <Route path="/ui" component={Gallery} />}
					<Route component={NotFoundPage} />
				</Switch>
			</Suspense>
		</ErrorBoundary>
	);
}
