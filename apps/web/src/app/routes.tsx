/** Which screen has which address. Each is a separate chunk, loaded when first needed. */
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation, useSearch } from 'wouter';
import { patiently } from '../ui/lazily.ts';
import { hasMoved } from '../ui/visits.ts';
import { isDemo } from './demo-address.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** A screen, and how to load it in advance. */
interface Room {
	readonly Screen: ComponentType;
	readonly fetch: () => Promise<{ default: ComponentType }>;
}

type Load = () => Promise<ComponentType>;

/** A screen that needs nothing from the server beyond what every page knows. */
function open(load: Load): Room {
	let fetched: ReturnType<Room['fetch']> | undefined;
	const fetch = () => {
		fetched ??= patiently(load).then((Screen) => ({ default: Screen }));
		return fetched;
	};
	return { fetch, Screen: lazy(fetch) };
}

/** A screen that calls the server. The query cache loads with it. */
function asking(load: Load): Room {
	return open(async () => {
		const [{ withAnswers }, Screen] = await Promise.all([import('./answers.tsx'), load()]);
		return withAnswers(Screen);
	});
}

const auth = asking(async () => (await import('../features/auth/auth-page.tsx')).AuthPage);
/** The dashboard, the returns and your details share one route, so that moving between them keeps their state. */
const signedIn = asking(async () => (await import('./signed-in.tsx')).SignedIn);
/** Rarely used screens. */
const apart = asking(async () => (await import('./apart.tsx')).Apart);
/** A sample return, calculated in the browser, at the dashboard's address with `?demo`. */
const demo = open(async () => (await import('../features/demo/demo-page.tsx')).DemoPage);
const notFound = open(async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage);
/** Every component in every state. Development only. */
const gallery = import.meta.env.DEV
	? open(async () => (await import('../features/gallery/gallery.tsx')).Gallery)
	: undefined;

/** Every address with a screen. The first match wins. */
const rooms: readonly { readonly path: string | RegExp; readonly room: Room }[] = [
	// One route for all tabs, so that changing tab keeps the page and the focus.
	{ path: /^\/(?:auth(?:\/code|\/email|\/forgotten|\/password)?|signup)$/, room: auth },
	{ path: '/app/*?', room: signedIn },
	{ path: '/account/*?', room: signedIn },
	{ path: /^\/(?:admin|consent\/[^/]+)$/, room: apart },
	{ path: /^\/(?:mtd(?:\/connected)?|hmrc-test)$/, room: signedIn },
	...(gallery ? [{ path: '/ui', room: gallery }] : []),
];

/** Starts loading the screen at an address, so that it is ready when rendered. */
export function fetchScreen(path: string, search: string): void {
	const room = isDemo(path, search) ? demo : rooms.find((one) => leadsTo(one.path, path))?.room;
	// Rendering it loads it again and shows what went wrong.
	room?.fetch().catch(() => undefined);
}

function leadsTo(pattern: string | RegExp, path: string): boolean {
	if (pattern instanceof RegExp) return pattern.test(path);
	return pattern.endsWith('/*?') ? path.startsWith(pattern.slice(0, -3)) : path === pattern;
}

/** The screen at the current address. */
export function Routes() {
	const [path] = useLocation();
	const search = useSearch();
	return (
		<ErrorBoundary resetKey={path}>
			<Suspense fallback={<PageSkeleton />}>
				<Switch>
					{isDemo(path, search) && <Route component={demo.Screen} />}
					{rooms.map(({ path: at, room }) => (
						<Route key={String(at)} path={at} component={room.Screen} />
					))}
					<Route component={Elsewhere} />
				</Switch>
			</Suspense>
		</ErrorBoundary>
	);
}

/** Public pages are separate documents: leaves the app for them. */
function Elsewhere() {
	const leaving = hasMoved();
	useEffect(() => {
		if (leaving) location.reload();
	}, [leaving]);
	return leaving ? <PageSkeleton /> : <notFound.Screen />;
}
