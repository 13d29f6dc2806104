/** The shapes that calls share. Amounts are decimal strings in pounds, null means not answered. Long because it is one list. */
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

/** The signed-in person with their profile. */
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
	/** The plan chosen on the pricing page, if one was. Nothing depends on it. */
	plan: plan.nullable(),
	addressLine1: z.string().nullable(),
	addressLine2: z.string().nullable(),
	city: z.string().nullable(),
	county: z.string().nullable(),
	postcode: z.string().nullable(),
	phoneNumber: z.string().nullable(),
	/** Sentences about answers that were stored but look wrong, by field. */
	warnings: z.record(z.string(), z.string()),
});

/** One entry as lists and summaries show it: what the person calls it, and its amount. */
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
	/** Whether what HMRC has is being changed, to be filed once more as an amendment: then `status` is the amendment's. */
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
	/** What was sent last, exactly, but for the sender's credentials; null before that. */
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
	/** Of a figure that was added up: each amount and where it came from, in the order in which they were added. */
	parts: z.array(source.extend({ amount })).optional(),
});

/** Answers of one entry by question id, as typed; a question without an answer is null or absent. */
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

/** A rate in hundredths of a percent, an amount or a number of the year that a line was worked out with. */
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
	 * Income from abroad that the figures do not do justice to: more than the main return takes, which HMRC wants its
	 * foreign pages for, and relief for tax paid abroad.
	 */
	leftOut: z.array(z.enum(['foreignInterest', 'foreignDividends', 'foreignTaxCredit'])),
	bands: z.array(bandSlice),
	working: z.array(workingLine),
});

/** What a partnership made and who gets how much of it: SA800's partnership statement, whole pounds. */
export const partnershipStatement = z.object({
	taxYear,
	/** The days that the accounts cover, ISO dates. */
	period: z.object({ from: z.string(), to: z.string() }),
	/** Sentences on which accounts and which statement HMRC requires, and why. */
	notes: z.array(z.string()),
	partners: z.array(
		z.object({
			/** The partner's entry. */
			entryId: id,
			name: z.string().nullable(),
			/** One after the other; without a date from the start, to the end. */
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
			/** In the order of the partners; null while it cannot be said, or where there is none. */
			shares: z.array(maybeAmount),
		}),
	),
	/** Every figure of the pages that the amounts come from, in their order. */
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
	/** When waiting: the person has had so much read lately that other people's documents are read first. */
	waitsBehindOthers: z.boolean(),
	/** When failed: a sentence that says why and what to do. */
	failure: z.object({ code: z.string(), message: z.string(), remediation: z.string() }).nullable(),
	pages: z.array(z.object({ width: z.number(), height: z.number() })),
	/** The tax year that it is for, once it was read and where it says. */
	taxYear: z.string().nullable(),
	/** What it suggests for its return. */
	proposalId: id.nullable(),
	/** What it suggests for the profile of its person. */
	profileProposalId: id.nullable(),
	/** While it is read: how many of its pages were. Null before that is known, and afterwards. */
	progress: z.object({ page: z.number().int(), pages: z.number().int() }).nullable(),
	createdAt: timestamp,
});

/** One thing that HMRC said was wrong. */
export const hmrcError = z.object({
	type: z.string(),
	code: z.string(),
	/** What it means, in our words where we have some. */
	message: z.string(),
	/** What HMRC says, word for word. */
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
	/** 0 for the return itself, then one for each amendment. */
	amendment: z.number().int(),
	/** From 1, and again from 1 for each amendment. */
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
	/** Which HMRC it was made for, whatever the service is configured for now. */
	environment: hmrcEnvironment,
	createdAt: timestamp,
	respondedAt: timestamp.nullable(),
	correlationId: z.string().nullable(),
	/** The IRmark as HMRC prints it: 32 letters and digits. */
	irmark: z.string().nullable(),
	/** When a person saw it on HMRC's own pages while we had no answer. It is no receipt. */
	seenAtHmrcAt: timestamp.nullable(),
	/** When somebody last said that HMRC does not have it. HMRC's answer may still come, and then it counts. */
	releasedAt: timestamp.nullable(),
	/** When it came here out of an archive; null for what this service sent. */
	importedAt: timestamp.nullable(),
	/** While nobody knows what HMRC has: from when the person may say that HMRC does not have it. Null otherwise. */
	releasableAt: timestamp.nullable(),
	/** Whether the person may say now that it is on HMRC's own pages. */
	maySaySeen: z.boolean(),
	/** While nobody knows what HMRC has: why, by the last time that it became so. Null otherwise. */
	unknownReason: z
		.enum([
			...(['lineBroke', 'interrupted', 'restored', 'hmrcTrouble', 'hmrcForgot'] as const),
			...(['uselessAnswer', 'receiptMismatch'] as const),
		])
		.nullable(),
	/** While nobody knows: when we ask HMRC again by ourselves; null when we do not. */
	lookingAgainAt: timestamp.nullable(),
	/** What is owed or comes back by the figures that were sent; one of them is zero. Null for a partnership: it owes no tax. */
	taxOwed: maybeAmount,
	refundAmount: maybeAmount,
	/** Of the figures that were sent. Null for a partnership. */
	settlement: settlement.nullable(),
	/** The person or the partnership that it was made for, by the answers that were sent. */
	filedFor: z.object({ name: z.string(), uniqueTaxReference: z.string().nullable() }),
	/** Who signed it, and as what, in the place of whom; null where people signed for themselves. */
	signedBy: z.object({ name: z.string(), capacity: z.string(), signsFor: z.string() }).nullable(),
	/** What a partnership's return said that each partner gets; null for a person. */
	statement: partnershipStatement.nullable(),
	receipt: z.object({ acceptedAt: z.string(), message: z.string(), irmark: z.string() }).nullable(),
	errors: z.array(hmrcError),
	events: z.array(z.object({ state: z.string(), at: timestamp, detail: z.string().nullable() })),
});
