/** Addresses that are not pages of the app are recognised with the app's own router. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isAppAddress, namedInAddress, returnPages } from './app-addresses.ts';

const app = join(import.meta.dirname, '../../../../web/src/app');
const ID = '0b0f6a3e-7a43-4f0e-9a53-3f2a6c1d9e77';
const read = (file: string) => readFileSync(join(app, file), 'utf8');

it('knows every page of a return that the router has', () => {
	const routed = [...read('return-routes.tsx').matchAll(/path=\{`\$\{base\}\/([a-z0-9-]+)/g)];
	expect(new Set(returnPages)).toEqual(new Set(routed.map(([, page]) => page)));
});

it('knows every other page behind the sign-in', () => {
	const routed = [...read('signed-in.tsx').matchAll(/path="([^"]+)"/g)].map(([, path = '']) => path);
	for (const path of routed.map((route) => route.replace(':returnId', ID).replace('/*?', '')))
		expect(isAppAddress(path), path).toBe(true);
});

it.each([
	...[
		'/app/nowhere',
		'/app/return',
		'/account/nowhere',
		'/nowhere',
		'/consent/a/b',
		'/account/security/two-step/x',
	],
	...['/app/return/abc', '/app/return/7', `/app/return/${ID}/`, `/app/return/${ID}/nowhere`],
	...[`/app/return/${ID}/check/x`, `/app/return/${ID}/documents/7`, `/app/return/${ID}/submission`],
	...[`/app/return/${ID}/about/nowhere`, `/app/return/${ID}/scope`, `/app/return/${ID}/employment/7`],
	...[`/app/return/${ID}/employment/${ID}/nowhere`, `/app/return/${ID}/employment/add/job`],
	`/app/return/${ID}/employment/${ID}/job/x`,
])('knows no page at %s', (path) => {
	expect(isAppAddress(path)).toBe(false);
});

it.each([
	...[`/app/return/${ID}`, `/app/return/${ID}/check`, `/app/return/${ID}/employment`],
	...[`/app/return/${ID}/employment/add`, `/app/return/${ID}/employment/${ID}`],
	...[`/app/return/${ID}/employment/${ID}/job`, `/app/return/${ID}/bankInterest/${ID}/remove`],
	...[`/app/return/${ID}/submission/${ID}`, `/app/return/${ID}/documents/${ID}`],
	...[`/app/return/${ID}/about`, `/app/return/${ID}/about/money`, `/app/return/${ID}/partnership-code/${ID}`],
	...['/auth/code', '/auth/email', '/auth/forgotten', '/auth/password', '/account/security/two-step/off'],
])('knows the page at %s', (path) => {
	expect(isAppAddress(path)).toBe(true);
});

it('knows what an address of a return names', () => {
	expect(namedInAddress('/app')).toBeUndefined();
	expect(namedInAddress(`/app/return/${ID}/nowhere`)).toBeUndefined();
	for (const page of ['', '/check', '/about/money', '/employment', '/employment/add'])
		expect(namedInAddress(`/app/return/${ID}${page}`)).toEqual({ returnId: ID });
	expect(namedInAddress(`/app/return/${ID}/documents/${ID}`)?.of).toEqual({ kind: 'documents', id: ID });
	expect(namedInAddress(`/app/return/${ID}/employment/${ID}/job`)?.of).toEqual({ kind: 'entry', id: ID });
});
