/** The props of every calculator beside a question. */
import type { TaxYear } from '@halfpenny/questions';

export interface CalculatorProps {
	/** Prefix of its field ids. */
	readonly id: string;
	readonly taxYear: TaxYear;
	/** The question's answer as typed; empty if there is none. */
	readonly typed: string;
	readonly onAmount: (amount: string) => void;
}
