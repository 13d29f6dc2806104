/** The model that the operator configured: which protocol it speaks, where it is, and what it is called. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';

/** What is configured. */
export interface ModelSettings {
	readonly protocol: 'anthropic' | 'openai-compatible';
	/** As its provider calls it. */
	readonly modelId: string;
	/** Where it is; Anthropic's own address where none is given. Needed for any other. */
	readonly url?: string | undefined;
	readonly key?: string | undefined;
	/** Who runs it, as a person is told; by its address where none is given. */
	readonly provider?: string | undefined;
}

/** A model, as a conversation uses it. */
export interface RemoteModel {
	/** Who runs it, as a person is told. */
	readonly provider: string;
	/** Whether what is written to it stays on this machine. */
	readonly isHere: boolean;
	readonly model: LanguageModel;
}

const ANTHROPIC = 'https://api.anthropic.com/v1';
const HERE = /^(localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The model of these settings. Nothing is sent until it is asked. */
export function createModel({ protocol, modelId, url, key, provider }: ModelSettings): RemoteModel {
	const baseURL = (url ?? ANTHROPIC).replace(/\/+$/, '');
	const { hostname } = new URL(baseURL);
	const known = {
		provider: provider ?? (url === undefined ? 'Anthropic' : hostname),
		isHere: HERE.test(hostname),
	};
	// Always a model object: a name alone would go to a gateway of somebody else's.
	if (protocol === 'anthropic')
		return { ...known, model: createAnthropic({ baseURL, apiKey: key ?? '' })(modelId) };
	const compatible = createOpenAICompatible({
		...{ name: 'openai-compatible', baseURL, includeUsage: true },
		...(key !== undefined && { apiKey: key }),
	});
	return { ...known, model: compatible(modelId) };
}
