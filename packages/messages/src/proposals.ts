/** What to know about a document before its values go onto a return. */
import { defineMessages } from './define-messages.ts';

const sentences = {
	otherYear: ({ found, year }: { found: string; year: string }) =>
		`This P60 is for the tax year ${found}. This return is for ${year}. Add it only if you are sure that it belongs here.`,
	yearNotFound: ({ year }: { year: string }) =>
		`We could not find the tax year on this P60. Check that it is for ${year}.`,
	otherPerson:
		'The National Insurance number on this P60 is not the one in your profile. Check that this P60 is yours.',
	alreadyThere: ({ employer }: { employer: string }) =>
		`Your return already has a job with this PAYE reference, at ${employer}. Adding this P60 makes a second job.`,
	totalsDisagree:
		'The amounts on this P60 do not add up to its totals as we read them, so we left them out. Type them in from the page.',
	several: 'This file holds more than one P60. We read the first one. Upload the others one by one.',
} as const;

/** The code of something to know about a document. */
export type NoticeCode = keyof typeof sentences;

/** Says what to know about a document, by its code. */
export const sayNotice = defineMessages(sentences);
