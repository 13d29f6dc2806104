/** Beginning a return with last year's. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence about beginning with last year's return. */
export const sayLastYear = defineMessages({
	title: 'Start with last year’s return',
	lead: 'Names, references and losses can carry over, so there’s less to type. Last year’s income and costs never do.',
	'back.return': 'Back to your return',
	'found.title': ({ taxYear }: { taxYear: string }) => `From your ${taxYear} return`,
	'found.lead': 'Tick what you want to bring over. Nothing is added until you say so.',
	'payments.asked': ({ amount, taxYear }: { amount: string; taxYear: string }) =>
		`Your ${taxYear} return asked for ${amount} in two payments. Tick this only if you paid all of it.`,
	'found.nothing': ({ taxYear }: { taxYear: string }) =>
		`There is nothing more to bring from your ${taxYear} return.`,
	'none.title': 'You don’t have last year’s return here',
	'none.text': 'If you filed with another product, it can give you the file it sent to HMRC.',
	add: ({ count }: { count: number }) => (count === 1 ? 'Add this one' : `Add these ${count}`),
	adding: 'Adding…',
	nothingChosen: 'Tick at least one, or go back to your return',
	'toast.added': ({ count }: { count: number }) =>
		count === 1 ? 'One entry added from last year' : `${count} entries added from last year`,
	'file.title': 'From another product',
	'file.label': 'The XML of last year’s return',
	'file.hint': 'A file that ends in .xml. We only keep what you choose to add',
	'file.reading': 'Reading…',
	locked: 'HMRC has this return, so nothing can be added now.',
});
