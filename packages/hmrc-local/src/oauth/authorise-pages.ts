/** The two pages where a user authorises an application: sign in, then give permission. Plain forms, no script. */
import { escaped, htmlPage } from '../app/html.ts';
import type { BadRequest } from './authorise-request.ts';

const note =
	'<p>This is the stand-in for HMRC on this machine, not HMRC. Sign in as a made-up person only: nothing here is checked by HMRC.</p>';

const hidden = (request: string) => `<input type="hidden" name="request" value="${escaped(request)}">`;

/** The sign-in page. `request` says what is requested; `userId` is what was typed before, when it was wrong. */
export function signInPage(base: string, request: string, userId?: string): string {
	const wrong =
		userId === undefined
			? ''
			: '<p role="alert">The user ID and the password do not belong together. Try again.</p>';
	return htmlPage(
		base,
		'Sign in – stand-in for HMRC',
		`<h1>Sign in</h1>
${note}
${wrong}
<form method="post" action="${escaped(base)}/oauth/sign-in">
${hidden(request)}
<label for="userId">User ID<input id="userId" name="userId" autocomplete="off" required value="${escaped(userId ?? '')}"></label>
<label for="password">Password<input id="password" name="password" type="password" autocomplete="off" required></label>
<button type="submit">Sign in</button>
</form>
<p><a href="${escaped(base)}/people">Make up a person</a></p>`,
	);
}

const asked: Readonly<Record<string, string>> = {
	hello: 'say hello to you',
	'read:self-assessment': 'see your Self Assessment and Making Tax Digital details',
	'write:self-assessment': 'change your Self Assessment and Making Tax Digital details',
	'read:self-assessment-assist': 'see feedback on your figures',
	'write:self-assessment-assist': 'ask for feedback on your figures',
};

/** The page to give permission, or refuse it. */
export function permissionPage(base: string, request: string, name: string, scope: string): string {
	const items = scope.split(' ').map((one) => `<li>${escaped(asked[one] ?? one)}</li>`);
	return htmlPage(
		base,
		'Give permission – stand-in for HMRC',
		`<h1>Give permission</h1>
${note}
<p>You are signed in as ${escaped(name)}. The software that sent you here would like to:</p>
<ul>${items.join('')}</ul>
<p>Permission lasts 18 months. You can take it back at any time.</p>
<form method="post" action="${escaped(base)}/oauth/decision">
${hidden(request)}
<button type="submit" name="decision" value="grant">Give permission</button>
<button type="submit" name="decision" value="deny">Do not give permission</button>
</form>`,
	);
}

/** The page shown instead of both if the request is wrong, or too old. */
export const badRequestPage = (base: string, { error, description }: BadRequest): string =>
	htmlPage(
		base,
		'Something is wrong – stand-in for HMRC',
		`<h1>The software sent you here with something wrong</h1>
<p><code>${escaped(error)}</code>: ${escaped(description)}</p>
<p>Close this page and start again in your software.</p>`,
	);
