/** What the page shows: whose, which year, which business, and what HMRC's test service is asked to play. */
import type { MtdBusiness, Service, TestScenario } from '../../api/shapes.ts';

/** The choices that every part of the page needs. */
export interface Shown {
	readonly service: Service;
	readonly taxYear: string;
	readonly business: MtdBusiness | undefined;
	readonly businesses: readonly MtdBusiness[];
	readonly connected: boolean;
	/** Undefined while test mode is off. */
	readonly scenario: TestScenario | undefined;
}
