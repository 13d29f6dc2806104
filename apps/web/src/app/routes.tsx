/** Which screen stands at which address. Each is a chunk of its own, fetched when it is first needed. */
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

type Load = () => Promise<ComponentType>;

/** A screen that needs nothing of the server but what every page knows. */
const open = (load: Load) => lazy(async () => ({ default: await load() }));

/** A screen that asks the server: the store of answers is fetched with it. */
const asking = (load: Load) =>
	lazy(async () => {
		const [{ withAnswers }, Screen] = await Promise.all([import('./answers.tsx'), load()]);
		return { default: withAnswers(Screen) };
	});

const AuthPage = asking(async () => (await import('../features/auth/auth-page.tsx')).AuthPage);

/** Every address that has a screen, the first match counting. */
const screens: readonly { readonly path: string; readonly Screen: ComponentType }[] = [
	{ path: '/', Screen: open(async () => (await import('../features/landing/landing-page.tsx')).LandingPage) },
	{ path: '/auth', Screen: AuthPage },
	{ path: '/signup', Screen: AuthPage },
	/** Every component in every state; in development only. */
	...(import.meta.env.DEV
		? [{ path: '/ui', Screen: open(async () => (await import('../ui/gallery/gallery.tsx')).Gallery) }]
		: []),
];

const NotFoundPage = open(
	async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
);

/** The screen for the address. */
export function Routes() {
	const [path] = useLocation();
	return (
		<ErrorBoundary resetKey={path}>
			<Suspense fallback={<PageSkeleton />}>
				<Switch>
					{screens.map(({ path: at, Screen }) => (
						<Route key={at} path={at} component={Screen} />
					))}
					<Route component={NotFoundPage} />
				</Switch>
			</Suspense>
		</ErrorBoundary>
	);
}
