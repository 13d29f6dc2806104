/** What the page is showing: the person, the year, the business, and the scenario at HMRC's test service. */
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
