/** The value of an HMRC box, as a person reads it. */
import { formatDay } from '@halfpenny/facts';
import { answerWord } from '@halfpenny/messages/questions';
import { formatAmount } from '../../ui/format.ts';

/** `£1,234.00` for money, `5 April 2025` for a date, Yes and No; anything else as HMRC gets it. */
export function boxValue(value: string): string {
	if (/^-?\d+\.\d\d$/.test(value)) return formatAmount(value);
	if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value);
	return value === 'yes' || value === 'no' ? answerWord(value === 'yes') : value;
}
