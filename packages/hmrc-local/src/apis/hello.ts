/** Hello World 1.0: whether the software can reach HMRC, as an application, and as a user. */
import type { Api, Route } from '../mtd/api.ts';

const greeting = (to: string, access: Route['access'], scope?: string): Route => ({
	method: 'GET',
	path: `/hello/${to.toLowerCase()}`,
	access,
	...(scope === undefined ? {} : { scope }),
	answer: () => ({ status: 200, body: { message: `Hello ${to}` } }),
});

/** The API. */
export const hello: Api = {
	version: '1.0',
	routes: [
		greeting('World', 'open'),
		greeting('Application', 'application'),
		greeting('User', 'user', 'hello'),
	],
};
