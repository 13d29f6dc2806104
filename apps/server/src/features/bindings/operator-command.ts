/** The operator's commands about references: text in, text out. */
import { errorTable } from '@halfpenny/messages/errors';
import { sayOperator } from '@halfpenny/messages/operator';
import type { Command, Said } from '../../platform/operator-command.ts';
import { fail, type Result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { decideRequest, moveToRequester, type WaitingRequest, waitingRequests } from './operator.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What each command does to a request. */
const deeds = {
	approve: (services: Services, id: string) => decideRequest(services, id, 'approved'),
	decline: (services: Services, id: string) => decideRequest(services, id, 'declined'),
	'move-binding': moveToRequester,
} as const satisfies Record<string, (services: Services, id: string) => Promise<Result<null>>>;

/** `bindings`, or `approve <id>`, `decline <id>`, `move-binding <id>`; undefined for anything else. */
export function bindingCommand([name, id, ...more]: readonly string[]): Command | undefined {
	if (name === 'bindings' && id === undefined) return list;
	if (name === undefined || id === undefined || more.length > 0) return undefined;
	const deed = nameOfDeed(name);
	return deed && ((services) => act(services, deed, id));
}

function nameOfDeed(name: string): keyof typeof deeds | undefined {
	return name === 'approve' || name === 'decline' || name === 'move-binding' ? name : undefined;
}

async function list(services: Services): Promise<Said> {
	const waiting = await waitingRequests(services);
	const text = waiting.length === 0 ? sayOperator('binding.none') : waiting.map(describe).join('\n\n');
	return { ok: true, text };
}

function describe({ id, reason, username, lastThreeDigits, environment, askedAt }: WaitingRequest): string {
	return [
		id,
		sayOperator(`binding.${reason}`),
		sayOperator('binding.who', { username, digits: lastThreeDigits }),
		sayOperator('binding.environment', { environment }),
		sayOperator('binding.asked', { when: askedAt.toISOString() }),
	].join('\n  ');
}

async function act(services: Services, deed: keyof typeof deeds, id: string): Promise<Said> {
	const result = UUID.test(id) ? await deeds[deed](services, id) : fail('NOT_FOUND');
	if (result.ok) return { ok: true, text: sayOperator(`binding.done.${deed}`, { id }) };
	const { code } = result.problem;
	const why =
		code === 'UTR_BOUND_ELSEWHERE'
			? sayOperator('binding.toBeMoved', { id })
			: `${errorTable[code].message}.`;
	return { ok: false, text: sayOperator('resolve.refused', { id, why }) };
}
