/** Reads the final declarations from our database directly. */
import { type OurEvent, type OurJob, type Query, readEvents, readJobs } from '../records.ts';

/** A final declaration of ours. */
interface OurDeclaration {
	readonly id: string;
	readonly state: string;
	readonly calculationId: string;
}

/** Our records, to compare with HMRC's ledger. */
export interface DeclarationRecords {
	readonly submissions: readonly OurDeclaration[];
	readonly events: readonly OurEvent[];
	readonly jobs: readonly OurJob[];
}

/** Reads all our records. */
export async function readDeclarations(query: Query): Promise<DeclarationRecords> {
	return {
		submissions: await query(`select id, state, calculation_id as "calculationId" from submissions
			join mtd_declarations on submission_id = id order by created_at`),
		events: await readEvents(query),
		jobs: await readJobs(query),
	};
}
