/** The shapes of filing as the server gives them. */
import type { Answer } from '../../app/api/operation.ts';

/** Everything that is confirmed. */
export type CheckAnswers = Answer<'checkAnswers'>;

/** One attempt to file. */
export type Submission = Answer<'getSubmission'>;

/** All attempts. */
export type Submissions = Answer<'sa100Logs'>;

/** A return with its figures. */
export type TaxReturn = Answer<'getTaxReturn'>;

/** What the pages know of the service. */
export type Service = Answer<'getService'>;
