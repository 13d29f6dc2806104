/** What to know about what is suggested for a return before it goes there. */
import { defineMessages } from './define-messages.ts';

const sentences = {
	otherYear: ({ found, year }: { found: string; year: string }) =>
		`This document is for the tax year ${found}. This return is for ${year}. Add it only if you are sure that it belongs here.`,
	yearNotFound: ({ year }: { year: string }) =>
		`We could not find the tax year on this document. Check that it is for ${year}.`,
	otherPerson:
		'The National Insurance number on this document is not the one in your profile. Check that the document is yours.',
	alreadyThere: ({ employer }: { employer: string }) =>
		`Your return already has a job with this PAYE reference, at ${employer}. Adding this makes a second job.`,
	totalsDisagree:
		'The amounts on this document do not add up to its totals as we read them, so we left them out. Type them in from the page.',
	otherPartner:
		'The partnership has another Unique Taxpayer Reference for this partner than your profile. Check that this share is yours.',
	partnershipAlreadyThere:
		'Your return already has a share of this partnership. Adding this one makes a second. Remove the first if this takes its place.',
	partnershipNotFiled:
		'The partnership had not filed its return when it gave you this code, so its figures may still change. Ask before you file.',
	otherAccountingDate:
		'The partnership’s accounts do not run with the tax year. The profit may need to be moved to fit the tax year: ask your partnership for the figure.',
	several: 'This file holds more than one P60. We read the first one. Upload the others one by one.',
} as const;

/** The code of something to know that needs no figures or names to be said. */
export type PlainNotice = {
	[Code in keyof typeof sentences]: (typeof sentences)[Code] extends string ? Code : never;
}[keyof typeof sentences];

/** Says what to know, by its code. */
export const sayNotice = defineMessages(sentences);
