/** Addresses that are not pages of the app are recognised with the app's own router. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isAppAddress, returnPages } from './app-addresses.ts';

const app = join(import.meta.dirname, '../../../../web/src/app');
const read = (file: string) => readFileSync(join(app, file), 'utf8');

it('knows every page of a return that the router has', () => {
	const routed = [...read('return-routes.tsx').matchAll(/path=\{`\$\{base\}\/([a-z0-9-]+)/g)];
	expect(new Set(returnPages)).toEqual(new Set(routed.map(([, page]) => page)));
});

it('knows every other page behind the sign-in', () => {
	const routed = [...read('signed-in.tsx').matchAll(/path="([^"]+)"/g)].map(([, path = '']) => path);
	for (const path of routed.map((route) => route.replace(':returnId', '7').replace('/*?', '')))
		expect(isAppAddress(path), path).toBe(true);
});

it.each(['/app/nowhere', '/app/return', '/account/nowhere', '/app/return/7/nowhere', '/nowhere'])(
	'knows no page at %s',
	(path) => {
		expect(isAppAddress(path)).toBe(false);
	},
);

it.each([
	'/app/return/7',
	'/app/return/7/employment/add',
	'/app/return/7/submission/9',
	'/auth/code',
	'/auth/email',
	'/auth/forgotten',
	'/auth/password',
])('knows the page at %s', (path) => {
	expect(isAppAddress(path)).toBe(true);
});
