/** The page where a person at this machine makes up someone to sign in as. */
import type { FastifyInstance } from 'fastify';
import { escaped, htmlPage } from '../app/html.ts';
import type { StandIn } from '../app/plugin.ts';
import { makeTestUser } from '../people/make-test-user.ts';
import type { TestUser } from '../people/test-user.ts';

/** Adds `GET` and `POST /people`. The person's numbers are shown once. */
export function peopleRoutes(scope: FastifyInstance, { base, people }: StandIn): void {
	scope.get(`${base}/people`, async (_request, reply) =>
		reply.type('text/html; charset=utf-8').send(page(base)),
	);
	scope.post(`${base}/people`, async (_request, reply) => {
		const user = makeTestUser({ selfAssessment: true, nationalInsurance: true, incomeTax: true });
		people.add(user);
		return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(base, user));
	});
}

const page = (base: string, user?: TestUser): string =>
	htmlPage(
		base,
		'Made-up people – stand-in for HMRC',
		`<h1>Made-up people</h1>
<p>The stand-in for HMRC knows nobody but people made up here or through HMRC’s call for test users.</p>
${user ? shown(user) : ''}
<form method="post" action="${escaped(base)}/people"><button type="submit">Make up a person</button></form>`,
	);

const shown = ({
	userFullName,
	userId,
	password,
	nino = '',
	saUtr = '',
}: TestUser): string => `<dl role="status">
<dt>Name</dt><dd>${escaped(userFullName)}</dd>
<dt>User ID</dt><dd>${escaped(userId)}</dd>
<dt>Password</dt><dd>${escaped(password)}</dd>
<dt>National Insurance number</dt><dd>${escaped(nino)}</dd>
<dt>Unique Taxpayer Reference</dt><dd>${escaped(saUtr)}</dd>
</dl>
<p>Write these down now: they are shown once.</p>`;
