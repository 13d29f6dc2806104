/** A submission, with what its pages show beside it. */
import type { Service, Submission, Submissions, TaxReturn } from '../../api/shapes.ts';

/** The props of a submission's pages. `all` are the return's attempts. */
export interface ShownSubmission {
	readonly submission: Submission;
	readonly all: Submissions;
	readonly taxReturn: TaxReturn;
	readonly service: Service;
}
