/** What the server's answers hold, by the names that we use for it everywhere. */
import type { Answer } from './operation.ts';

/** The signed-in person. */
export type User = Answer<'getUser'>;

/** What the pages know of the service. */
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

/** Everything that is confirmed before a return is filed. */
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

/** The end of a year of Making Tax Digital. */
export type MtdYearEnd = Answer<'mtdYearEnd'>;

/** Who took off deductions under the Construction Industry Scheme. */
export type MtdContractor = Answer<'mtdCisDeductions'>[number];

/** One of HMRC's calculations, line by line. */
export type MtdCalculation = Answer<'mtdCalculation'>;

/** What HMRC's test service is to play. */
export type TestScenario = 'STATEFUL' | 'DYNAMIC' | 'QUARTERLY_FULFILLED' | 'QUARTERLY_NOT_FULFILLED';

/** The connection to HMRC for Making Tax Digital. */
export type MtdConnection = Answer<'hmrcAuthStatus'>;

/** What is owed to HMRC altogether. */
export type MtdBalance = Answer<'mtdBalance'>;

/** One of HMRC's calculations, in the list of them. */
export type MtdCalculationRow = Answer<'mtdCalculations'>[number];

/** A final declaration that was made here. */
export type MtdDeclaration = Answer<'mtdDeclarations'>[number];

/** An obligation of a business. */
export type MtdObligation = Answer<'mtdObligations'>[number];

/** A paper of a quarter. */
export type MtdDocument = Answer<'mtdDocuments'>[number];

/** What HMRC made of one call of the checklist. */
export type ChecklistResult = Answer<'runChecklistTests'>['results'][number];

/** A header that goes to HMRC, or why it does not. */
export type FraudHeader = Answer<'fraudHeaders'>['headers'][number];

/** What HMRC makes of the headers. */
export type FraudVerdict = Answer<'validateFraudHeaders'>;

/** Something that was said with the assistant. */
export type ChatMessage = Answer<'chatHistory'>[number];
