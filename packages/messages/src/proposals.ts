/** What to know about what is suggested for a return before it goes there. */
import { defineMessages } from './define-messages.ts';

/** The pages of a file on which the papers meant begin; none where all of the file is meant. */
type Pages = readonly number[];

const lists = new Intl.ListFormat('en-GB');

const sentences = {
	otherYear: ({ found, year, pages }: { found: string; year: string; pages: Pages }) =>
		`${papersOn(pages)} for the tax year ${found}. This return is for ${year}. Add ${them(pages)} only if you are sure that ${they(pages)} here.`,
	yearNotFound: ({ year, pages }: { year: string; pages: Pages }) =>
		`We could not find the tax year on ${those(pages)}. Check that it is ${year}.`,
	otherPerson: ({ found, own, pages }: { found: string; own: string; pages: Pages }) =>
		`The National Insurance number on ${those(pages)} is ${found}. The one in your profile is ${own}. Check that the document is yours.`,
	someoneElse: ({ name, pages }: { name: string; pages: Pages }) =>
		`${papersOn(pages)} for ${name}: neither the name nor the National Insurance number is yours. Add ${them(pages)} only if your profile is wrong.`,
	otherName: ({ name, pages }: { name: string; pages: Pages }) =>
		`The name on ${those(pages)} is ${name}, which is not the name in your profile. Check that the document is yours.`,
	sameJobTwice: ({ reference }: { reference: string }) =>
		`This file has more than one document for the job with PAYE reference ${reference}. Keep one and leave the others out, or the job will count twice.`,
	alreadyThere: ({ employer }: { employer: string }) =>
		`Your return already has a job with this PAYE reference, at ${employer}. Adding this makes a second job, unless you choose that job below.`,
	totalsDisagree:
		'The amounts on this document do not add up to its totals as we read them, so we left them out. Type them in from the page.',
	taxDisagrees:
		'The tax on this document is not what its tax code would take from the pay. Check both against the page.',
	otherPartner:
		'The partnership’s Unique Taxpayer Reference for this partner is not the one in your profile. Check that this share is yours.',
	partnershipAlreadyThere:
		'Your return already has a share of this partnership. Adding this one makes a second. Remove the first if this replaces it.',
	partnershipNotFiled:
		'The partnership had not filed its return when it gave you this code, so its figures may still change. Ask before you file.',
	otherAccountingDate:
		'The partnership’s accounts do not match the tax year. The profit may need to be moved to fit the tax year: ask your partnership for the figure.',
	several: 'This file holds more than one document. Check each of them below.',
	payslipSoFar:
		'A payslip shows the year so far, so this is an estimate until the last one of the year. Your P60 has the final figures.',
	leaverSoFar:
		'We could not find the pay and tax for this job alone, so we show the totals to date. They include earlier jobs in the year.',
	severalPayslips:
		'This file holds several payslips for one job. We use the latest: it shows the whole year so far.',
	dateNotFound: 'We are not sure of the date of this bill. Check that the cost belongs to this tax year.',
	notPounds:
		'The amounts on this bill are not in pounds. Enter what it cost you in pounds, as your bank statement shows it.',
} as const;

/** The code of something to know that needs no figures or names to be said. */
export type PlainNotice = {
	[Code in keyof typeof sentences]: (typeof sentences)[Code] extends string ? Code : never;
}[keyof typeof sentences];

/** Says what to know, by its code. */
export const sayNotice = defineMessages(sentences);

function papersOn(pages: Pages): string {
	if (pages.length === 0) return 'This document is';
	return pages.length === 1
		? `The document on page ${pages[0]} is`
		: `The documents on ${pageList(pages)} are`;
}

function those(pages: Pages): string {
	return pages.length === 0 ? 'this document' : pageList(pages);
}

function pageList(pages: Pages): string {
	return pages.length === 1 ? `page ${pages[0]}` : `pages ${lists.format(pages.map(String))}`;
}

function them(pages: Pages): string {
	return pages.length > 1 ? 'them' : 'it';
}

function they(pages: Pages): string {
	return pages.length > 1 ? 'they belong' : 'it belongs';
}
