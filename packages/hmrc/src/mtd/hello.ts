/** HMRC's Hello World 1.0: whether HMRC can be reached, as an application and as a user. */
import { MTD_APIS } from './apis.ts';
import type { MtdClient } from './client.ts';
import type { MtdOutcome } from './outcome.ts';
import { isRecord, type ReadValue } from './read-answer.ts';

/** HMRC's greeting to anyone. */
export const helloWorld = (call: MtdClient): Promise<MtdOutcome<string>> => say(call, 'world');

/** HMRC's greeting to our application; needs its own token (client credentials). */
export const helloApplication = (call: MtdClient, accessToken: string): Promise<MtdOutcome<string>> =>
	say(call, 'application', accessToken);

/** HMRC's greeting to a user who granted us `hello`. */
export const helloUser = (call: MtdClient, accessToken: string): Promise<MtdOutcome<string>> =>
	say(call, 'user', accessToken);

function say(call: MtdClient, to: string, accessToken?: string): Promise<MtdOutcome<string>> {
	const { path, version } = MTD_APIS.hello;
	const token = accessToken === undefined ? {} : { accessToken };
	return call({ method: 'GET', path: `${path}/${to}`, version, ...token }, readGreeting);
}

const readGreeting: ReadValue<string> = (json) =>
	isRecord(json) && typeof json.message === 'string' ? json.message : undefined;
