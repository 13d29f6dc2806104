/** What the server's answers hold, by the names that we use for it everywhere. */
import type { Answer } from './operation.ts';

/** The signed-in person. */
export type User = Answer<'getUser'>;

/** What the pages know of the service. */
export type Service = Answer<'getService'>;

/** A return with its figures. */
export type TaxReturn = Answer<'getTaxReturn'>;

/** Where a return is, and what to do next. */
export type NextStep = Answer<'nextStep'>;

/** An entry of a return. */
export type Entry = Answer<'listEntries'>[number];

/** What is owed on a return. */
export type Calculation = Answer<'getCalculation'>;

/** A document and where its reading stands. */
export type UploadedDocument = Answer<'getDocument'>;

/** What a document or a partnership suggests. */
export type Proposal = Answer<'getProposal'>;

/** Everything that is confirmed before a return is filed. */
export type CheckAnswers = Answer<'checkAnswers'>;

/** One attempt to file. */
export type Submission = Answer<'getSubmission'>;

/** All attempts to file a return. */
export type Submissions = Answer<'sa100Logs'>;
