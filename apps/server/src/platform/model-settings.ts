/** Settings of the model that answers in the chat; otherwise the offline assistant does. */
import type { ModelSettings } from '@halfpenny/assistant/remote';
import { sayOperator } from '@halfpenny/messages/operator';
import * as z from 'zod';

/** A text; blank counts as not set. */
const text = z
	.string()
	.optional()
	.transform((value) => value?.trim() || undefined);

/** The protocols; the first means none. */
const protocols = ['offline', 'anthropic', 'openai-compatible'] as const;

/** The environment variables, for the configuration's schema. */
export const modelVariables = {
	MODEL_PROTOCOL: text
		.transform((value) => value ?? 'offline')
		.pipe(
			z.enum(protocols, {
				error: sayOperator('config.notAChoice', { name: 'MODEL_PROTOCOL', choices: protocols }),
			}),
		),
	/** The provider's own name for it. */
	MODEL_ID: text,
	MODEL_URL: text.pipe(
		z
			.url({ protocol: /^https?$/, error: sayOperator('config.notAnAddress', { name: 'MODEL_URL' }) })
			.optional(),
	),
	MODEL_KEY: text,
	/** The provider's name, as people see it. */
	MODEL_PROVIDER: text,
};

const variables = z.object(modelVariables);

const needed = {
	offline: [],
	anthropic: ['MODEL_ID', 'MODEL_KEY'],
	'openai-compatible': ['MODEL_ID', 'MODEL_URL'],
} as const;

/** The settings a protocol needs that are missing. */
export function problemsOfModel(read: z.output<typeof variables>): string[] {
	const protocol = read.MODEL_PROTOCOL;
	return needed[protocol]
		.filter((name) => read[name] === undefined)
		.map((name) => sayOperator('config.missingForModel', { name, protocol }));
}

/** The configured model; undefined if the offline assistant answers. */
export function modelOf(read: z.output<typeof variables>): ModelSettings | undefined {
	const { MODEL_PROTOCOL: protocol, MODEL_ID: modelId } = read;
	if (protocol === 'offline' || modelId === undefined) return undefined;
	return { protocol, modelId, url: read.MODEL_URL, key: read.MODEL_KEY, provider: read.MODEL_PROVIDER };
}
