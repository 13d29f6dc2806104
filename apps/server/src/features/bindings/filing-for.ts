/** An account that files for a reference. */
import type { HmrcEnvironment } from '@halfpenny/hmrc';

/** Who files for whom, and with which HMRC. */
export interface FilingFor {
	readonly userId: string;
	/** Ten digits. */
	readonly utr: string;
	readonly environment: HmrcEnvironment;
}
