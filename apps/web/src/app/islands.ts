/** The interactive parts of public pages, each loaded when its page has one. */
import type { ComponentType } from 'react';
import type { IslandName } from '../site/island.tsx';

/** Loads the component of a part. It first renders exactly what the server rendered. */
export const islands = {
	calculator: async () => (await import('../features/landing/calculator-island.tsx')).CalculatorIsland,
	cookieChoices: async () => (await import('../features/public/cookies/cookie-choices.tsx')).CookieChoices,
	agentForm: async () => (await import('../features/public/form-64-8/agent-form.tsx')).AgentForm,
} satisfies Readonly<Record<IslandName, () => Promise<ComponentType<never>>>>;
