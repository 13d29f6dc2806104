/** A submission with what its pages show beside it. */
import type { Service, Submission, Submissions, TaxReturn } from '../../api/shapes.ts';

/** What each page of a submission is drawn from; `all` are the attempts of its return. */
export interface ShownSubmission {
	readonly submission: Submission;
	readonly all: Submissions;
	readonly taxReturn: TaxReturn;
	readonly service: Service;
}
