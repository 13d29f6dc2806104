/** Whether a P60 is for a job or a pension: they go on different pages of a return. */
import type { DocumentDefinition } from '../../definition.ts';
import type { PageText } from '../../page.ts';
import type { IncomeKind, PageReading } from '../../reading.ts';

/** Words that only a pension payer's certificate has. Substitutes for both say "employer or pension payer". */
const PENSION =
	/\b(from|in|for) this pension\b|\bfor pensioners\b|(?<!(employer|\bor|\/) ?)\bpension (payer|provider)\b/i;
const JOB = /\b(in|from|for|with) this (employment|job|employer)\b(?! or pension)/i;
const NATIONAL_INSURANCE: ReadonlySet<string> = new Set([
	'nicTableLetter',
	'employeeNationalInsurance',
	'earningsAtLowerEarningsLimit',
]);

/** `read`, with the kind of income on the page. */
export function withIncome(read: DocumentDefinition['read']): DocumentDefinition['read'] {
	return (page, following) => {
		const reading = read(page, following);
		return { ...reading, income: incomeOf(page, reading) };
	};
}

/** No National Insurance is paid on a pension, so a page with its table is for a job. */
function incomeOf({ text }: PageText, { fields }: PageReading): IncomeKind {
	const isJob = JOB.test(text) || fields.some(({ name }) => NATIONAL_INSURANCE.has(name));
	return PENSION.test(text) && !isJob ? 'pension' : 'employment';
}
