/** Prepares people, through the API, who have only the final declaration of a year left to make. */
import { type Call, expectOk, openBrowser } from '../browser.ts';

/** The year they declare. */
export const TAX_YEAR = '2025-26';

/** A person who has sent every update and has seen HMRC’s final calculation. */
export interface Declarer {
	readonly nationalInsurance: string;
	/** Calls the API as the person. */
	readonly call: Call;
	/** HMRC's final calculation that they saw. */
	readonly calculationId: string;
	/** Connects them to HMRC again. */
	readonly connect: () => Promise<void>;
}

/** Prepares people two at a time, since HMRC allows three requests a second for all of them together. */
export async function prepareDeclarers(address: string, howMany: number): Promise<readonly Declarer[]> {
	// HMRC redirects to `localhost`, but not to an IP address.
	const named = address.replace('127.0.0.1', 'localhost');
	const prepared: Declarer[] = [];
	let next = 0;
	const work = async () => {
		for (let number = next++; number < howMany; number = next++)
			prepared.push(await prepareDeclarer(named, number));
	};
	await Promise.all([work(), work()]);
	return prepared;
}

/** Signs up someone whom HMRC knows, connects them, sends their updates and gets their calculation. */
async function prepareDeclarer(address: string, number: number): Promise<Declarer> {
	const call = openBrowser(address);
	const say = (method: string, path: string, body?: object) =>
		expectOk(call(method, path, body), `${method} ${path}`);
	await say('GET', '/api/service');
	const username = `declarer-${number}`;
	const email = `${username}@example.com`;
	await say('POST', '/api/signup', { username, email, password: 'copper ship on a penny' });
	const known = await say('GET', '/api/hmrc/test-user');
	const { id } = await say('GET', '/api/user');
	const { nationalInsurance } = known;
	await say('PATCH', `/api/users/${id}`, { firstName: 'Ada', lastName: 'Filer', nationalInsurance });
	const connect = () => connectAtHmrc(call, known);
	await connect();
	const businessType = 'self-employment';
	const { businessId } = await say('POST', '/api/mtd/businesses/create', {
		...{ businessName: 'Ash Joinery', businessType },
	});
	for (const [quarter, turnover] of [
		['Q2', '10000'],
		['Q4', '12500.50'],
	]) {
		const sent = await say('POST', '/api/mtd/quarterly', {
			...{ taxYear: TAX_YEAR, quarter, businessId, businessType },
			...{ income: { turnover }, expenses: { costOfGoods: '1000' } },
		});
		if (sent.success !== true) throw new Error(`${quarter} was not sent: ${JSON.stringify(sent)}`);
	}
	return { nationalInsurance, call, connect, calculationId: await calculated(say) };
}

type Say = (method: string, path: string, body?: object) => Promise<Awaited<ReturnType<Call>>['body']>;

/** Returns the id of HMRC's final calculation, read as the page reads it before the declaration. */
async function calculated(say: Say): Promise<string> {
	const asked = { taxYear: TAX_YEAR, calculationType: 'intent-to-finalise' };
	const { id } = await say('POST', '/api/mtd/calculations/trigger', asked);
	for (let look = 0; look < 20; look += 1) {
		const one = await say('GET', `/api/mtd/calculations/${id}?taxYear=${TAX_YEAR}`);
		if (one.declaration !== null && one.blockers.length === 0) return String(id);
	}
	throw new Error('the final calculation never came');
}

/** A sign-in at the stand-in. */
export interface KnownAtHmrc {
	readonly userId: string;
	readonly password: string;
}

/** Fills in HMRC's two forms and follows the redirect back, as a browser without JavaScript does. */
export async function connectAtHmrc(call: Call, { userId, password }: KnownAtHmrc): Promise<void> {
	const { authUrl } = await expectOk(call('GET', '/api/hmrc/auth?filingType=mtd-itsa'), 'connecting');
	const signIn = await fetch(authUrl);
	const permission = await sendForm(authUrl, await signIn.text(), { userId, password });
	const decided = await sendForm(authUrl, await permission.text(), { decision: 'grant' });
	const { pathname, search } = new URL(decided.headers.get('location') ?? '');
	await call('GET', `${pathname}${search}`);
}

async function sendForm(base: string, page: string, given: Record<string, string>): Promise<Response> {
	const hidden = [...page.matchAll(/<input [^>]*name="(\w+)"[^>]*>/g)].map(([tag, name = '']) => [
		name,
		/value="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '',
	]);
	const action = /<form [^>]*action="([^"]*)"/.exec(page)?.[1] ?? '';
	const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...given });
	return fetch(new URL(action, base), { method: 'POST', redirect: 'manual', body });
}
