/** A person without a browser: cookies, our API, and the plain forms of the stand-in's pages, as HMRC's are filled in without JavaScript. */
import { randomInt } from 'node:crypto';

// biome-ignore lint/suspicious/noExplicitAny: what is answered is what the tests are about
type Body = any;

/** An answer of ours. */
interface Answer {
	readonly status: number;
	readonly body: Body;
	readonly location: string | null;
}

/** Somebody signed in, whose National Insurance number the stand-in knows. */
export interface PersonByHttp {
	readonly nino: string;
	readonly call: (method: string, path: string, body?: object) => Promise<Answer>;
	/** Goes through the stand-in's pages and back. */
	readonly connect: () => Promise<void>;
}

/** Signs somebody up at this address. */
export async function personByHttp(address: string): Promise<PersonByHttp> {
	const cookies = new Map<string, string>();
	const send = async (method: string, path: string, body?: object): Promise<Answer> => {
		const answer = await fetch(`${address}${path}`, {
			...{ method, redirect: 'manual' },
			headers: {
				cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
				'x-csrf-token': cookies.get('csrf') ?? '',
				...(body && { 'content-type': 'application/json' }),
			},
			...(body && { body: JSON.stringify(body) }),
		});
		for (const cookie of answer.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			cookies.set(name, value);
		}
		const text = await answer.text();
		const isJson = answer.headers.get('content-type')?.includes('json');
		return {
			...{ status: answer.status, body: isJson ? JSON.parse(text) : text },
			location: answer.headers.get('location'),
		};
	};
	await send('GET', '/api/service');
	const username = `trader-${randomInt(1e9)}`;
	const password = 'copper ship on a penny';
	await send('POST', '/api/signup', { username, email: `${username}@example.com`, password });
	const { userId, password: atHmrc, nationalInsurance } = (await send('GET', '/api/hmrc/test-user')).body;
	const { id } = (await send('GET', '/api/user')).body;
	await send('PATCH', `/api/users/${id}`, { nationalInsurance });
	return {
		nino: String(nationalInsurance).replaceAll(' ', ''),
		call: send,
		connect: async () => {
			const { authUrl } = (await send('GET', '/api/hmrc/auth?filingType=mtd-itsa')).body;
			const signIn = await (await fetch(authUrl)).text();
			const permission = await sendForm(authUrl, signIn, { userId, password: atHmrc });
			const decided = await sendForm(authUrl, await permission.text(), { decision: 'grant' });
			const back = new URL(decided.headers.get('location') ?? '');
			await send('GET', `${back.pathname}${back.search}`);
		},
	};
}

/** Sends the form of a page with what it holds and what is given. */
function sendForm(base: string, page: string, given: Readonly<Record<string, string>>): Promise<Response> {
	const hidden = [...page.matchAll(/<input [^>]*name="(\w+)"[^>]*>/g)].map(([tag, name = '']) => [
		name,
		/value="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '',
	]);
	const action = /<form [^>]*action="([^"]*)"/.exec(page)?.[1] ?? '';
	const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...given });
	return fetch(new URL(action, base), { method: 'POST', redirect: 'manual', body });
}
