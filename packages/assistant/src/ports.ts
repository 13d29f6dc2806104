/** What the assistant is given and what it gives back. It holds no state and changes none. */
import type { Facts, Pence } from '@halfpenny/facts';
import type { Action, NextStep } from '@halfpenny/lifecycle';
import type { suggest } from '@halfpenny/suggestions';

/** The return that the conversation is about, as it stands. */
export interface AssistantPorts {
	readonly facts: () => Facts;
	readonly entries: () => Parameters<typeof suggest>[0]['entries'];
	readonly nextStep: () => NextStep;
}

/** A figure of an answer, with where it comes from. */
export interface AnsweredFigure {
	readonly label: string;
	/** Pence. */
	readonly value: Pence;
	/** The rule in words, then how the figure is worked out where there is something to work out. */
	readonly explanation: string;
	readonly source: string;
}

/** A page or law that an answer rests on. */
interface AnsweredSource {
	readonly label: string;
	readonly href?: string;
}

/** An answer. */
export interface AssistantAnswer {
	readonly text: string;
	readonly figures: readonly AnsweredFigure[];
	readonly sources: readonly AnsweredSource[];
	readonly actions: readonly Action[];
	/** Whether the page should offer to upload a document. */
	readonly needsUpload: boolean;
}
