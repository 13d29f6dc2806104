/** What every calculator beside a question is given. */
import type { TaxYear } from '@halfpenny/questions';

/** What each calculator gets. */
export interface CalculatorProps {
	/** Stands before the ids of its fields. */
	readonly id: string;
	readonly taxYear: TaxYear;
	/** What the question holds as typed; empty where nothing is. */
	readonly typed: string;
	readonly onAmount: (amount: string) => void;
}
