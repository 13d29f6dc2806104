/** The figures of stage 3a, used to build the bands of each kind of income. */
import type { Residence } from '@halfpenny/facts';
import type { BandName, TaxYear, YearData } from '@halfpenny/years';

/** The figures of the year and country. Amounts are pence, rates hundredths of a percent. */
export interface StatusFigures {
	readonly taxYear: TaxYear;
	readonly residence: Residence;
	/** c3a.1a: width of the Scottish starter band. */
	readonly starterBand: number;
	/** c3a.2: width of the basic band of non-savings income. */
	readonly basicBand: number;
	/** c3a.2a: width of the Scottish intermediate band. */
	readonly intermediateBand: number;
	/** c3a.3: width of the higher band. */
	readonly higherBand: number;
	/** c3a.3.1: width of the Scottish advanced band. */
	readonly advancedBand: number;
	/** c3a.3a: where the additional (top) rate of non-savings income begins. */
	readonly topFrom: number;
	/** BR_band: the basic rate limit of savings and dividends, the same in every country. */
	readonly ukBasicLimit: number;
	/** AHR_band: where the additional rate of savings and dividends begins. */
	readonly ukAdditionalFrom: number;
	/** c3a.3b. */
	readonly starterRate: number;
	/** c3a.4. */
	readonly basicRate: number;
	/** c3a.4a. */
	readonly intermediateRate: number;
	/** c3a.5. */
	readonly higherRate: number;
	/** c3a.5a. */
	readonly advancedRate: number;
	/** c3a.6. */
	readonly topRate: number;
	readonly topBandName: BandName;
	/** SR_band. */
	readonly startingBand: number;
	readonly savingsBasicRate: number;
	readonly savingsHigherRate: number;
	readonly savingsAdditionalRate: number;
	/** PSA_BR, PSA_HR and PSA_AHR. */
	readonly savingsAllowanceBasic: number;
	readonly savingsAllowanceHigher: number;
	readonly savingsAllowanceAdditional: number;
	/** DA. */
	readonly dividendAllowance: number;
	readonly dividendOrdinaryRate: number;
	readonly dividendUpperRate: number;
	readonly dividendAdditionalRate: number;
	/** BR_rate: the UK basic rate, used to gross up gifts and taxed interest. */
	readonly ukBasicRate: number;
	/** P_A. */
	readonly personalAllowance: number;
	/** PA_taper_limit. */
	readonly taperThreshold: number;
	/**
	 * Rates of property income; null if it is taxed with pay: before 2027-28, and in Scotland, where nothing is settled.
	 */
	readonly propertyRates: YearData['propertyRates'];
	/** Whether allowances go against income other than property, savings and dividends first: from 2027-28. */
	readonly otherIncomeFirst: boolean;
}
