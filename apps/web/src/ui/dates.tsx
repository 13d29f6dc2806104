/** Dates that never break, for narrow columns of them. */
import type { ReactNode } from 'react';
import { hold } from './years.tsx';

const DATE = /(\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?: \d{4})?)/;

/** Returns the text with each date kept on one line, its year too: for narrow columns of dates. */
export function keepDates(text: string): ReactNode[] {
	return hold(text, DATE);
}
