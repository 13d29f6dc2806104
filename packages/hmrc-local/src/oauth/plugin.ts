/** HMRC's OAuth: a user gives the application permission, and it gets tokens. */
import type { Plugin, StandIn } from '../app/plugin.ts';
import { authoriseRoutes } from './authorise-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { grantTestRoutes } from './test-routes.ts';
import { tokenRoute } from './token-route.ts';

/** The pages and calls as a plugin. */
export const oauth = (standIn: StandIn): Plugin => ({
	routes: (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
		authoriseRoutes(scope, standIn);
		tokenRoute(scope, standIn);
		grantTestRoutes(scope, standIn);
		peopleRoutes(scope, standIn);
	},
	section: () => `<h2>Making Tax Digital</h2>
<p>Software asks a user for permission at <code>${standIn.base}/oauth/authorize</code>. <a href="${standIn.base}/people">Make up a person</a> to sign in as.</p>`,
});
