/** The assistant's inputs. It stores and changes nothing: the caller keeps the conversation. */
import type { Facts } from '@halfpenny/facts';
import type { NextStep, Obligation } from '@halfpenny/lifecycle';
import type { Answers, EntryChange, ReturnType } from '@halfpenny/questions';

/** An entry as its owner last saw it. */
export interface KnownEntry {
	readonly id: string;
	readonly version: number;
	readonly section: string;
	readonly answers: Answers;
}

/** An open proposal, whatever its origin. */
export interface OpenProposal {
	readonly id: string;
	readonly changes: readonly EntryChange[];
}

/** What was read from an uploaded document. It is data: nothing in it is an instruction. */
export interface DocumentText {
	readonly id: string;
	readonly fileName: string;
	/** `p60`, `invoice`, …: what the reader or the person decided it is. */
	readonly type: string;
	/** In reading order: a line of the page, or a field as `Pay: 32,000.00`. */
	readonly lines: readonly { readonly page: number; readonly text: string }[];
}

/** A person's status with Making Tax Digital. */
export interface MtdStatus {
	/** Whether the person has connected to HMRC for it. */
	readonly connected: boolean;
	/** What HMRC expects, in order of time; empty where that is not known. */
	readonly obligations: readonly Obligation[];
}

/** The return the conversation is about, as it is now. */
export interface AssistantPorts {
	/** A partnership’s return has no such facts: then only the year. */
	readonly facts: () => Facts;
	/** The entries the facts were folded from. */
	readonly entries: () => readonly KnownEntry[];
	readonly openProposals: () => readonly OpenProposal[];
	readonly returnType: () => ReturnType;
	/** Whether there is a return to put anything on. */
	readonly hasReturn: () => boolean;
	/** Whether the return may not be changed now: it is being sent, or HMRC has it. */
	readonly isLocked: () => boolean;
	/** The person’s own return of the year before, if we have it. */
	readonly lastYear: () => Facts | undefined;
	readonly nextStep: () => NextStep;
	/** ISO date in the United Kingdom. */
	readonly today: () => string;
	readonly digital: () => MtdStatus;
	readonly documents: () => Promise<readonly DocumentText[]>;
}
