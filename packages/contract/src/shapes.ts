/** Shapes shared by the calls. Amounts are decimal strings in pounds; null means not answered. Long because it is one list. */
import * as z from 'zod';
import { amount } from './amount.ts';
import { chatMessage, chatMetadata, LONGEST_MESSAGE } from './chat-message.ts';
import { change, evidence, proposal } from './proposal.ts';
import { settlement } from './settlement.ts';

export { amount, change, chatMessage, chatMetadata, LONGEST_MESSAGE, proposal, settlement };

const maybeAmount = amount.nullable();

export const id = z.uuid();
export const idParams = z.object({ id });
export const timestamp = z.iso.datetime();
export const jurisdiction = z.enum(['uk', 'wales', 'scotland']);
export const taxYear = z.string().regex(/^\d{4}-\d{2}$/);

/** The plans of the pricing page. */
export const plan = z.enum(['basic', 'premium', 'partnership']);

/** The signed-in user with their profile. */
export const user = z.object({
	id,
	username: z.string(),
	email: z.string(),
	firstName: z.string().nullable(),
	lastName: z.string().nullable(),
	dateOfBirth: z.string().nullable(),
	nationalInsurance: z.string().nullable(),
	uniqueTaxReference: z.string().nullable(),
	/** "I don't have one yet". */
	noUniqueTaxReferenceYet: z.boolean(),
	/** The plan chosen on the pricing page, if any. Nothing depends on it. */
	plan: plan.nullable(),
	addressLine1: z.string().nullable(),
	addressLine2: z.string().nullable(),
	city: z.string().nullable(),
	county: z.string().nullable(),
	postcode: z.string().nullable(),
	phoneNumber: z.string().nullable(),
	/** Sentences about stored answers that look wrong, by field. */
	warnings: z.record(z.string(), z.string()),
});

/** One entry, as lists and summaries show it: its name and amount. */
export const entrySummary = z.object({
	id,
	section: z.string(),
	description: z.string(),
	amount: maybeAmount,
});

/** A year's return with the figures of its latest calculation. */
export const taxReturn = z.object({
	id,
	userId: id,
	taxYear,
	jurisdiction,
	returnType: z.enum(['individual', 'partnership']),
	status: z.enum(['draft', 'submitted', 'processing', 'accepted', 'rejected', 'failed']),
	submissionStatus: z.string().nullable(),
	/** Whether what HMRC has is being amended; `status` is then the amendment's. */
	amending: z.boolean(),
	/** Whether there is a form, so that it can be filed. */
	canFile: z.boolean(),
	employmentIncome: maybeAmount,
	selfEmploymentIncome: maybeAmount,
	rentalIncome: maybeAmount,
	otherIncome: maybeAmount,
	totalIncome: maybeAmount,
	taxableIncome: maybeAmount,
	incomeTax: maybeAmount,
	nationalInsurance: maybeAmount,
	taxPaid: maybeAmount,
	taxOwed: maybeAmount,
	refundAmount: maybeAmount,
	taxLiability: maybeAmount,
	incomeEntries: z.array(entrySummary),
	deductions: z.array(entrySummary),
	sa100Generated: z.boolean(),
	/** Exactly what was last sent, without the sender's credentials; null before that. */
	submissionXml: z.string().nullable(),
	submissionId: id.nullable(),
	submissionDate: timestamp.nullable(),
	createdAt: timestamp,
});

const source = z.object({
	source: z.enum(['typed', 'document', 'partnership', 'assistant', 'hmrc', 'lastYear', 'imported']),
	documentId: id.optional(),
	page: evidence.shape.page.optional(),
	/** Left, top, width, height as shares of the page, 0 to 1. */
	box: evidence.shape.box.optional(),
	confirmedAt: timestamp,
});

/** Where an answer came from, and who confirmed it. */
export const provenance = source.extend({
	/** For a total: each amount and its source, in the order they were added. */
	parts: z.array(source.extend({ amount })).optional(),
});

/** An entry's answers by question id, as typed. An unanswered question is null or absent. */
export const answers = z.record(z.string(), z.union([z.string(), z.boolean()]).nullable());

/** One entry of a section: one job, one bank account, one gift. */
export const entry = z.object({
	id,
	taxReturnId: id,
	section: z.string(),
	answers,
	provenance: z.record(z.string(), provenance),
	version: z.number().int(),
	updatedAt: timestamp,
});

export const bandSlice = z.object({
	income: z.string(),
	band: z.string(),
	/** Hundredths of a percent. */
	rate: z.number(),
	amount,
	tax: amount,
});

/** A rate in hundredths of a percent, an amount, or another number of the year, used to work out a line. */
const used = z.union([
	z.object({ name: z.string(), rate: z.number() }),
	z.object({ name: z.string(), amount }),
	z.object({ name: z.string(), count: z.number() }),
]);

export const workingLine = z.object({
	id: z.string(),
	/** The key of its words in `@halfpenny/tax/words`. */
	rule: z.string(),
	value: amount,
	inputs: z.array(z.string()),
	uses: z.array(used),
});

/** What is owed, as the specification names it, with bands and working. */
export const taxResult = z.object({
	taxYear,
	jurisdiction,
	rulesVersion: z.string(),
	totalIncome: amount,
	personalAllowance: amount,
	taxableIncome: amount,
	incomeTaxLiability: amount,
	nationalInsuranceLiability: amount,
	taxPaid: amount,
	refundAmount: amount,
	taxOwed: amount,
	settlement,
	/**
	 * Foreign income that the figures don't fully cover: more than the main return allows (HMRC then wants the foreign
	 * pages), and relief for foreign tax.
	 */
	leftOut: z.array(z.enum(['foreignInterest', 'foreignDividends', 'foreignTaxCredit'])),
	bands: z.array(bandSlice),
	working: z.array(workingLine),
});

/** A partnership's result and each partner's share: SA800's partnership statement, whole pounds. */
export const partnershipStatement = z.object({
	taxYear,
	/** The dates the accounts cover, ISO. */
	period: z.object({ from: z.string(), to: z.string() }),
	/** Which accounts and which statement HMRC requires, and why, in sentences. */
	notes: z.array(z.string()),
	partners: z.array(
		z.object({
			/** The partner's entry. */
			entryId: id,
			name: z.string().nullable(),
			/** One after another. Without a date: from the start, or to the end. */
			shares: z.array(
				z.object({ from: z.string().nullable(), to: z.string().nullable(), share: z.string() }),
			),
		}),
	),
	amounts: z.array(
		z.object({
			/** `N1.11`. */
			box: z.string(),
			title: z.string(),
			amount,
			/** In the order of the partners; null if unknown, or if there is none. */
			shares: z.array(maybeAmount),
		}),
	),
	/** Every figure on the pages that the amounts come from, in order. */
	working: z.array(z.object({ form: z.string(), box: z.string(), title: z.string(), amount })),
});

/** A blocker: something to fix before filing. */
export const blocker = z.object({
	code: z.string(),
	message: z.string(),
	/** The section and question to open, or `profile` and the field. */
	section: z.string().nullable(),
	entryId: id.nullable(),
	question: z.string().nullable(),
});

/** An uploaded document and its reading status. */
export const document = z.object({
	id,
	taxReturnId: id.nullable(),
	filename: z.string(),
	fileType: z.string(),
	documentType: z.enum([
		...['p60', 'p45', 'payslip', 'interest', 'dividend', 'invoice', 'receipt', 'expense', 'other'],
	] as const),
	status: z.enum(['waiting', 'reading', 'read', 'failed']),
	/** While waiting: the user has had so many documents read lately that other people's go first. */
	waitsBehindOthers: z.boolean(),
	/** If it failed: why, and what to do, in a sentence. */
	failure: z.object({ code: z.string(), message: z.string(), remediation: z.string() }).nullable(),
	pages: z.array(z.object({ width: z.number(), height: z.number() })),
	/** Its tax year, once read, if it says. */
	taxYear: z.string().nullable(),
	/** What it suggests for its return. */
	proposalId: id.nullable(),
	/** What it suggests for the user's profile. */
	profileProposalId: id.nullable(),
	/** While it is being read: how many of its pages are done. Otherwise null. */
	progress: z.object({ page: z.number().int(), pages: z.number().int() }).nullable(),
	createdAt: timestamp,
});

/** Whether a database can look for a text or store it: PostgreSQL refuses the zero character. */
export const isStorable = (text: string): boolean => !text.includes('\0');

/** One of HMRC's errors. */
export const hmrcError = z.object({
	type: z.string(),
	code: z.string(),
	/** What it means, in our words if we have some. */
	message: z.string(),
	/** HMRC's words. */
	hmrcText: z.string(),
	location: z.string().nullable(),
	box: z.string().nullable(),
	section: z.string().nullable(),
	question: z.string().nullable(),
	remediation: z.string().nullable(),
});

/** Which HMRC: the stand-in, its external test service, the live service with a test class, or the live service. */
export const hmrcEnvironment = z.enum(['local', 'sandbox', 'test-in-live', 'live']);

/** A filing attempt. */
export const submission = z.object({
	id,
	taxReturnId: id,
	/** 0 for the return itself, then 1 for the first amendment, and so on. */
	amendment: z.number().int(),
	/** From 1, starting again for each amendment. */
	attemptNumber: z.number().int(),
	status: z.enum([
		'frozen',
		'sending',
		'unknown',
		'acknowledged',
		'polling',
		'accepted',
		'rejected',
		'failed',
		'released',
		'deleted',
	]),
	/** The annual return, or a final declaration of Making Tax Digital, which has neither IRmark nor receipt. */
	channel: z.enum(['transaction-engine', 'mtd']),
	/** Which HMRC it was made for, whatever the service uses now. */
	environment: hmrcEnvironment,
	createdAt: timestamp,
	respondedAt: timestamp.nullable(),
	correlationId: z.string().nullable(),
	/** The IRmark as HMRC prints it: 32 letters and digits. */
	irmark: z.string().nullable(),
	/** When a user saw it on HMRC's own pages while we had no answer. Not a receipt. */
	seenAtHmrcAt: timestamp.nullable(),
	/** When someone last said HMRC doesn't have it. HMRC's answer may still come, and then it counts. */
	releasedAt: timestamp.nullable(),
	/** When it was imported from an archive; null if this service sent it. */
	importedAt: timestamp.nullable(),
	/** While the outcome is unknown: when the user may say HMRC doesn't have it. Otherwise null. */
	releasableAt: timestamp.nullable(),
	/** Whether the user may say now that it is on HMRC's own pages. */
	maySaySeen: z.boolean(),
	/** While the outcome is unknown: why, from the last time it became so. Otherwise null. */
	unknownReason: z
		.enum([
			...(['lineBroke', 'interrupted', 'restored', 'hmrcTrouble', 'hmrcForgot'] as const),
			...(['uselessAnswer', 'receiptMismatch'] as const),
		])
		.nullable(),
	/** While the outcome is unknown: when we next ask HMRC; null if we don't. */
	lookingAgainAt: timestamp.nullable(),
	/** What is owed or refunded by the figures sent; one of the two is zero. Null for a partnership: it owes no tax. */
	taxOwed: maybeAmount,
	refundAmount: maybeAmount,
	/** From the figures sent. Null for a partnership. */
	settlement: settlement.nullable(),
	/** The lines of HMRC's calculation that was declared final. Null for an annual return, and where none were kept. */
	hmrcLines: z.array(z.object({ label: z.string(), amount })).nullable(),
	/** The person or partnership it was made for, from the answers sent. */
	filedFor: z.object({ name: z.string(), uniqueTaxReference: z.string().nullable() }),
	/** Who signed it, in what capacity and for whom; null if people signed for themselves. */
	signedBy: z.object({ name: z.string(), capacity: z.string(), signsFor: z.string() }).nullable(),
	/** Each partner's share, from a partnership's return; null for a person. */
	statement: partnershipStatement.nullable(),
	receipt: z.object({ acceptedAt: z.string(), message: z.string(), irmark: z.string() }).nullable(),
	errors: z.array(hmrcError),
	events: z.array(z.object({ state: z.string(), at: timestamp, detail: z.string().nullable() })),
});
