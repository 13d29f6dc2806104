/** What a suggestion does to the tax of a return. */
import { defineMessages } from './define-messages.ts';

const sentences = {
	owed: ({ amount }: { amount: string }) => `you owe ${amount}`,
	refund: ({ amount }: { amount: string }) => `you get ${amount} back`,
	nothing: 'you owe nothing',
	changes: ({ before, after }: { before: string; after: string }) =>
		`On your answers so far, ${before}. With this, ${after}.`,
	same: ({ before }: { before: string }) =>
		`This doesn’t change your tax. On your answers so far, ${before}.`,
} as const;

/** Says what a suggestion does to the tax. */
export const sayEffect = defineMessages(sentences);
