/** What the ledger stores about a submission, and what it shows. */
import type { Place } from '../../storage/append-only-file.ts';
import type { ReturnProblem } from '../rules/return-problem.ts';
import type { Form } from '../structure/form.ts';
import type { Leaf } from '../structure/read-boxes.ts';

/** The outcome of a submission. `refused` ones were never acknowledged. */
export type Outcome =
	| { readonly kind: 'accepted' }
	| {
			readonly kind: 'rejected';
			readonly problems: readonly ReturnProblem[];
			/** The TransactionID of the accepted submission that this one repeats; absent for any other reason. */
			readonly duplicateOf?: string;
	  }
	| { readonly kind: 'refused'; readonly code: string };

/** What is known about a submission when it has come in. */
export type Received = {
	readonly transactionId: string;
	/** Empty for a refused submission. */
	readonly correlationId: string;
	readonly uniqueTaxpayerReference: string;
	/** The form of the document, or null if unknown. */
	readonly form: Form | null;
	/** The tax year of the document, or null if unknown. */
	readonly taxYear: string | null;
	readonly messageClass: string;
	/** The sender according to the IRheader: Individual, Agent ...; null if it does not say. */
	readonly sender: string | null;
	/** Whether the return says it amends an earlier one. */
	readonly amendment: boolean;
	/** The mark in Base64, or null if the document had no valid one. */
	readonly irmark: string | null;
	/** The same mark as people see it. */
	readonly irmarkBase32: string | null;
	readonly outcome: Outcome;
	/** ISO 8601. */
	readonly receivedAt: string;
};

/** What happened to a submission later, ISO 8601 or null. */
export type Later = {
	readonly answeredAt: string | null;
	/** When the conversation ended: deleted by the sender, or gone by a fault. The return stays filed. */
	readonly deletedAt: string | null;
};

/** One submission as the ledger shows it. */
export type LedgerEntry = Received &
	Later & {
		readonly leaves: readonly Leaf[];
		/** The message as received, without the password. */
		readonly xml: string;
	};

/** A line of the ledger's file. `body` is the message's position in the file of bodies. */
export type LedgerEvent =
	| { readonly event: 'received'; readonly entry: Received; readonly body: Place }
	| { readonly event: 'answered' | 'deleted'; readonly correlationId: string; readonly at: string };
