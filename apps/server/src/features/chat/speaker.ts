/** Who answers: the configured model, if the person lets it see what they write; otherwise the offline one. */
import { type AnswerPart, type AssistantPorts, respond } from '@halfpenny/assistant';
import type { RemoteModel } from '@halfpenny/assistant/remote';
import type { Services } from '../../platform/services.ts';
import { findAgreement } from './agreement-repository.ts';
import type { Earlier } from './begin.ts';
import type { Message } from './message.ts';

/** A message to answer. */
interface Turn {
	readonly message: string;
	readonly earlier: readonly Earlier[];
	readonly memory: unknown;
	readonly ports: AssistantPorts;
	readonly signal: AbortSignal;
}

/** The assistant that answers, and the name its answer carries. */
export interface Speaker {
	readonly model: NonNullable<Message['metadata']['model']>;
	readonly speak: (turn: Turn) => AsyncIterable<AnswerPart>;
}

const offline: Speaker = {
	model: { kind: 'offline', name: 'Halfpenny' },
	speak: ({ message, earlier, memory, ports }) => respond({ message }, { messages: earlier, memory }, ports),
};

/** Who answers a person at the moment. */
export async function speakerFor(services: Services, userId: string): Promise<Speaker> {
	const model = await configuredModel(services);
	if (!model) return offline;
	const { provider, isHere } = model;
	if (isHere || (await findAgreement(services.database, userId, provider))?.agreed) return speakerOf(model);
	return offline;
}

/** The provider that would see what is written; null if nothing leaves this machine. */
export async function remoteProvider(services: Pick<Services, 'config'>): Promise<string | null> {
	const model = await configuredModel(services);
	return model && !model.isHere ? model.provider : null;
}

function speakerOf(model: RemoteModel): Speaker {
	return {
		model: { kind: model.isHere ? 'local' : 'remote', name: model.provider },
		speak: async function* ({ message, earlier, memory, ports, signal }) {
			// Loaded only where a model is configured.
			const { respondRemotely } = await import('@halfpenny/assistant/remote');
			yield* respondRemotely(model, { message }, { messages: earlier, memory }, ports, { signal });
		},
	};
}

async function configuredModel({ config }: Pick<Services, 'config'>): Promise<RemoteModel | undefined> {
	if (!config.model) return undefined;
	const { createModel } = await import('@halfpenny/assistant/remote');
	return createModel(config.model);
}
