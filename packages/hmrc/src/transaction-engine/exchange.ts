/** Sends one GovTalk message and reads the reply; anything that is not a reply becomes a reason. */
import { parseReply, type Reply } from '@halfpenny/govtalk';
import type { HttpAnswer } from '../http/outcome.ts';
import { xmlBody } from '../http/request.ts';
import { type HttpLimits, send } from '../http/send.ts';
import type { NotSent, Unknown } from './outcomes.ts';

/** A reply of the Transaction Engine, or why there is none. */
export type Exchange = { readonly kind: 'reply'; readonly reply: Reply } | Unknown | NotSent;

/** Sends a message once and reads the reply. */
export async function exchange(url: string, message: Uint8Array, limits: HttpLimits): Promise<Exchange> {
	const outcome = await send({ method: 'POST', url, body: xmlBody(message) }, limits);
	if (outcome.kind === 'notSent') return outcome;
	if (outcome.kind === 'lost') return { kind: 'unknown', why: outcome.why };
	return readReply(outcome);
}

/**
 * HMRC answers refusals with 200. A GovTalk error under 4xx is HMRC's own, since no gateway writes one; under 5xx the
 * outcome is unknown whatever the body says, and so is anything that came with a redirect.
 */
function readReply({ status, body }: HttpAnswer): Exchange {
	const parsed = parseReply(body);
	const readable =
		status === 200 || (status >= 400 && status < 500 && parsed.ok && parsed.value.kind === 'error');
	if (!readable) return { kind: 'unknown', why: 'httpStatus', status };
	return parsed.ok ? { kind: 'reply', reply: parsed.value } : { kind: 'unknown', why: parsed.problem };
}
