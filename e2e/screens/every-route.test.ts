/** Every route of the router has a screen in these tests, so that a new one can't be forgotten. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideSlugs } from '@halfpenny/messages/guides';
import { describe, expect, it } from 'vitest';
import { everyScene } from './every-scene.ts';

const app = join(import.meta.dirname, '../../apps/web/src');
const read = (file: string) => readFileSync(join(app, file), 'utf8');
const matches = (source: string, pattern: RegExp) =>
	[...source.matchAll(pattern)].map(([, found = '']) => found);

const screens = everyScene.flatMap((scene) => scene.screens);
const paths = screens.map(({ path }) => path.split(/[?#]/)[0] ?? '');

/** Returns whether a screen's path matches a route: its parts are equal, or the route leaves them open. */
function isOf(route: string, path: string): boolean {
	const parts = route.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
	return new RegExp(`^${parts.join('/')}$`).test(path);
}

/** The routes below a return. The catch-all only redirects to the routes of a section. */
const returnRoutes = [
	...read('app/return-routes.tsx').matchAll(/path=\{(?:`\$\{(base|at)\}([^`]*)`|(base|at))\}/g),
]
	.map(([, first, rest = '', alone]) => `${(first ?? alone) === 'at' ? '/:section' : ''}${rest}`)
	.filter((route) => !route.endsWith('*?'))
	.map((route) => `/app/return/:returnId${route}`);

const routes = [
	...matches(read('app/signed-in.tsx'), /path="([^"]+)"/g).filter((route) => !route.endsWith('*?')),
	...matches(read('app/mtd-routes.tsx'), /path="([^"]+)"/g),
	...matches(read('features/account/two-step/two-step-routes.tsx'), /path="([^"]+)"/g),
	...returnRoutes,
	...matches(read('features/public/pages.ts'), /path: '([^']+)'/g).map((path) =>
		path.replace('/404', '/nowhere'),
	),
	...guideSlugs.map((slug) => `/resources/${slug}`),
	...[
		'/',
		'/auth',
		'/auth/code',
		'/auth/email',
		'/auth/forgotten',
		'/auth/password',
		'/signup',
		'/admin',
		'/consent/:state',
		'/ui',
	],
];

describe('every route has a screen in these tests', () => {
	it('reads the routes from the router', () => {
		expect(routes.length).toBeGreaterThan(40);
		// The router has a room for each of these. Add new ones here.
		expect(matches(read('app/routes.tsx'), /path: (\S+), room:/g)).toHaveLength(6);
	});

	it.each(routes)('%s', (route) => {
		expect(paths.some((path) => isOf(route, path))).toBe(true);
	});

	it('gives each screen its own name', () => {
		const names = screens.map(({ name }) => name);
		expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
	});
});
