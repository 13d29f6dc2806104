/** Test support: saves a person's data, restores it, and deletes it. */
import { randomUUID } from 'node:crypto';
import { type ApiAnswer, type ApiError, type Call, type Route, refused } from '../../mtd/api.ts';
import { instantOf, param } from '../../mtd/call.ts';
import { isNino, isSameNino } from '../../mtd/formats.ts';
import { isRecord } from '../../mtd/json.ts';
import type { Collection, StateStore } from '../../storage/state-store.ts';

const base = '/individuals/self-assessment-test-support/vendor-state';
const writing = { access: 'user', scope: 'write:self-assessment' } as const;

/** What is stored about people by number, and about their businesses by id. */
const personal = ['records', 'calculations', 'savingsAccounts', 'businesses'];

type Entry = readonly [collection: string, key: string, value: unknown];
type Checkpoint = {
	readonly checkpointId: string;
	readonly nino: string;
	readonly checkpointCreationTimestamp: string;
	readonly entries: readonly Entry[];
};

const checkpointsIn = (store: StateStore): Collection<Checkpoint> => store.collection('checkpoints');

/** Everything about a person: their identity, what is stored under their number, and their businesses' updates. */
function entriesOf(store: StateStore, nino: string): readonly Entry[] {
	const short = nino.slice(0, 8);
	const named = personal.flatMap((name) =>
		[...store.collection<unknown>(name).entries()].flatMap(([key, value]): readonly Entry[] =>
			isRecord(value) && isSameNino(String(value.nino), short) ? [[name, key, value]] : [],
		),
	);
	const businessIds = named.flatMap(([name, key]) => (name === 'businesses' ? [key] : []));
	const keyed = ['changes', 'itsaStatuses', 'marriageAllowance', 'updates'].flatMap((name) =>
		[...store.collection<unknown>(name).entries()].flatMap(([key, value]): readonly Entry[] => {
			const [owner = ''] = key.split(' ');
			return owner === short || businessIds.includes(owner) ? [[name, key, value]] : [];
		}),
	);
	return [...named, ...keyed];
}

function clear(store: StateStore, nino: string): void {
	for (const [name, key] of entriesOf(store, nino)) store.collection(name).delete(key);
}

const isMine = (call: Call, nino: string): boolean => isSameNino(nino, call.user?.nino);

/** The number in the query must be one. */
const ninoErrors = ({ query: { nino } }: Call): readonly ApiError[] =>
	nino !== undefined && isNino(nino) ? [] : [{ code: 'FORMAT_NINO' }];

const mineOnly =
	(answer: (call: Call, nino: string) => ApiAnswer) =>
	(call: Call): ApiAnswer => {
		const nino = call.query.nino ?? '';
		return isMine(call, nino) ? answer(call, nino) : refused('CLIENT_OR_AGENT_NOT_AUTHORISED');
	};

const wipe: Route = {
	...writing,
	method: 'DELETE',
	path: base,
	formats: ninoErrors,
	answer: mineOnly((call, nino) => {
		const { store } = call.standIn;
		if (entriesOf(store, nino).length === 0) return refused('MATCHING_RESOURCE_NOT_FOUND');
		store.together(() => clear(store, nino));
		return { status: 204 };
	}),
};

const list: Route = {
	access: 'user',
	scope: 'read:self-assessment',
	method: 'GET',
	path: `${base}/checkpoints`,
	formats: ninoErrors,
	answer: mineOnly((call, nino) => {
		const checkpoints = [...checkpointsIn(call.standIn.store).values()]
			.filter((one) => isSameNino(one.nino, nino))
			.map(({ checkpointId, checkpointCreationTimestamp }) => ({
				checkpointId,
				checkpointCreationTimestamp,
			}));
		return { status: 200, body: { checkpoints } };
	}),
};

const create: Route = {
	...writing,
	method: 'POST',
	path: `${base}/checkpoints`,
	formats: ninoErrors,
	answer: mineOnly((call, nino) => {
		const { store } = call.standIn;
		const entries = entriesOf(store, nino);
		if (entries.length === 0) return refused('MATCHING_RESOURCE_NOT_FOUND');
		const checkpointId = randomUUID();
		const checkpointCreationTimestamp = instantOf(call);
		checkpointsIn(store).set(checkpointId, { checkpointId, nino, checkpointCreationTimestamp, entries });
		return { status: 201, body: { checkpointId } };
	}),
};

const idErrors = (call: Call): readonly ApiError[] =>
	/^[A-Za-z0-9-]{36}$/.test(param(call, 'checkpointId')) ? [] : [{ code: 'FORMAT_CHECKPOINT_ID' }];

const withCheckpoint =
	(answer: (store: StateStore, checkpoint: Checkpoint) => ApiAnswer) =>
	(call: Call): ApiAnswer => {
		const { store } = call.standIn;
		const checkpoint = checkpointsIn(store).get(param(call, 'checkpointId'));
		if (!checkpoint) return refused('MATCHING_RESOURCE_NOT_FOUND');
		if (!isMine(call, checkpoint.nino)) return refused('CLIENT_OR_AGENT_NOT_AUTHORISED');
		return store.together(() => answer(store, checkpoint));
	};

const remove: Route = {
	...writing,
	method: 'DELETE',
	path: `${base}/checkpoints/:checkpointId`,
	formats: idErrors,
	answer: withCheckpoint((store, { checkpointId }) => {
		checkpointsIn(store).delete(checkpointId);
		return { status: 204 };
	}),
};

const restore: Route = {
	...writing,
	method: 'POST',
	path: `${base}/checkpoints/:checkpointId/restore`,
	formats: idErrors,
	answer: withCheckpoint((store, { nino, entries }) => {
		clear(store, nino);
		for (const [name, key, value] of entries) store.collection(name).set(key, value);
		return { status: 201 };
	}),
};

/** The calls. */
export const checkpoints: readonly Route[] = [wipe, list, create, remove, restore];
