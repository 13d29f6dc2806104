/** The types of the server's answers, by the names we use everywhere. */
import type { Answer } from './operation.ts';

/** The signed-in person. */
export type User = Answer<'getUser'>;

/** What the pages know about the service. */
export type Service = Answer<'getService'>;

/** A return with its figures. */
export type TaxReturn = Answer<'getTaxReturn'>;

/** A return's status and its next step. */
export type NextStep = Answer<'nextStep'>;

/** An entry of a return. */
export type Entry = Answer<'listEntries'>[number];

/** What is owed on a return. */
export type Calculation = Answer<'getCalculation'>;

/** A document and its reading status. */
export type UploadedDocument = Answer<'getDocument'>;

/** A proposal from a document or a partnership. */
export type Proposal = Answer<'getProposal'>;

/** Everything the user confirms before filing a return. */
export type CheckAnswers = Answer<'checkAnswers'>;

/** One attempt to file. */
export type Submission = Answer<'getSubmission'>;

/** All attempts to file a return. */
export type Submissions = Answer<'sa100Logs'>;

/** A business of Making Tax Digital. */
export type MtdBusiness = Answer<'mtdBusinesses'>[number];

/** A year of Making Tax Digital at a glance. */
export type MtdYear = Answer<'mtdYear'>;

/** A quarter as it was typed and sent. */
export type MtdSubmission = Answer<'mtdQuarterly'>[number];

/** What would be sent for a quarter. */
export type MtdPreview = Answer<'previewMtdUpdate'>;

/** A year end of Making Tax Digital. */
export type MtdYearEnd = Answer<'mtdYearEnd'>;

/** Contractors and their Construction Industry Scheme deductions. */
export type MtdContractor = Answer<'mtdCisDeductions'>[number];

/** A country's interest or dividends. */
export type MtdForeignIncome = Answer<'mtdForeignIncome'>[number];
/** A company with relief, as answered and as HMRC has it. */
export type MtdInvestment = Answer<'mtdInvestments'>[number];

/** One of HMRC's calculations, line by line. */
export type MtdCalculation = Answer<'mtdCalculation'>;

/** A scenario at HMRC's test service. */
export type TestScenario = 'STATEFUL' | 'DYNAMIC' | 'QUARTERLY_FULFILLED' | 'QUARTERLY_NOT_FULFILLED';

/** The connection to HMRC for Making Tax Digital. */
export type MtdConnection = Answer<'hmrcAuthStatus'>;

/** The balance at HMRC. */
export type MtdBalance = Answer<'mtdBalance'>;

/** One of HMRC's calculations, in their list. */
export type MtdCalculationRow = Answer<'mtdCalculations'>[number];

/** A final declaration made here. */
export type MtdDeclaration = Answer<'mtdDeclarations'>[number];

/** An obligation of a business. */
export type MtdObligation = Answer<'mtdObligations'>[number];

/** A document of a quarter. */
export type MtdDocument = Answer<'mtdDocuments'>[number];

/** HMRC's answer to a call on the checklist. */
export type ChecklistResult = Answer<'runChecklistTests'>['results'][number];

/** A header sent to HMRC, or why it isn't. */
export type FraudHeader = Answer<'fraudHeaders'>['headers'][number];

/** HMRC's verdict on the headers. */
export type FraudVerdict = Answer<'validateFraudHeaders'>;

/** A message in the chat with the assistant. */
export type ChatMessage = Answer<'chatHistory'>[number];
