/** The model the operator configured: its protocol, its address and its name. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';

/** The configuration. */
export interface ModelSettings {
	readonly protocol: 'anthropic' | 'openai-compatible';
	/** The provider's own name for it. */
	readonly modelId: string;
	/** Its address; by default Anthropic's own. Needed for any other. */
	readonly url?: string | undefined;
	readonly key?: string | undefined;
	/** Who runs it, in words for people; by default its address. */
	readonly provider?: string | undefined;
}

/** A model, as a conversation uses it. */
export interface RemoteModel {
	/** Who runs it, in words for people. */
	readonly provider: string;
	/** Whether what is written to it stays on this machine. */
	readonly isHere: boolean;
	readonly model: LanguageModel;
}

const ANTHROPIC = 'https://api.anthropic.com/v1';
const HERE = /^(localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The model with these settings. Nothing is sent until it is asked something. */
export function createModel({ protocol, modelId, url, key, provider }: ModelSettings): RemoteModel {
	const baseURL = (url ?? ANTHROPIC).replace(/\/+$/, '');
	const { hostname } = new URL(baseURL);
	const known = {
		provider: provider ?? (url === undefined ? 'Anthropic' : hostname),
		isHere: HERE.test(hostname),
	};
	// Always a model object: a bare name would go to someone else's gateway.
	if (protocol === 'anthropic')
		return { ...known, model: createAnthropic({ baseURL, apiKey: key ?? '' })(modelId) };
	const compatible = createOpenAICompatible({
		...{ name: 'openai-compatible', baseURL, includeUsage: true },
		...(key !== undefined && { apiKey: key }),
	});
	return { ...known, model: compatible(modelId) };
}
