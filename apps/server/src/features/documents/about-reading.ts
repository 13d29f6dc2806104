/** What a person must know about a reading before it goes on the return: its year, its person, what was left out. */
import type { PlainNotice } from '@halfpenny/messages/proposals';
import { type DocumentReading, type Reading, usesOf } from '@halfpenny/reader';
import type { About, Cost, DoubtfulChange, OfPaper } from '../proposals/proposal-content.ts';
import { papersOf, valueIn, yearOf } from './papers.ts';

/** The parts of a reading that the person has to check first. */
interface Suggested {
	readonly doubtful: readonly DoubtfulChange[];
	readonly costs: readonly Cost[];
}

/** What a person must know about a reading, by its warnings. */
const NOTICES: Readonly<Partial<Record<Reading['warnings'][number], PlainNotice>>> = {
	'p60.totalsDisagree': 'totalsDisagree',
	'payslip.totalsDisagree': 'totalsDisagree',
	taxDisagrees: 'taxDisagrees',
};

/** The year and person of each document of a reading, and all notices. A bill has only its date to give a year. */
export function aboutReading(reading: Reading, { doubtful, costs }: Suggested): About {
	const papers = papersOf(reading).map(({ paper }) => paper);
	const isSoFar = papers.some(({ documentType }) => usesOf(documentType)?.soFar !== undefined);
	const isLeaver = papers.some(
		({ documentType, fields }) =>
			documentType === 'p45' && !fields.some(({ name }) => name === 'payInThisEmployment'),
	);
	const notices: PlainNotice[] = [
		...reading.warnings.flatMap((warning) => NOTICES[warning] ?? []),
		...when(papers.length > 1, 'several'),
		...when(papers.length <= reading.others.length, 'severalPayslips'),
		...when(isSoFar, 'payslipSoFar'),
		...when(isLeaver && doubtful.length > 0, 'leaverSoFar'),
		...when(
			papers.some((paper) => isBill(paper) && yearOf(paper) === undefined),
			'dateNotFound',
		),
		...when(costs.some(isForeign), 'notPounds'),
	];
	const [first = {}, ...others] = papers.map((paper) => ofPaper(paper, papers.length > 1));
	return { ...first, ...(others.length > 0 && { others }), notices };
}

/** The person of a reading's first document. */
export function aboutPerson(reading: Reading): About {
	const { nationalInsuranceNumber, name } = ofPaper(reading, false);
	return { nationalInsuranceNumber, name, notices: [] };
}

function ofPaper(paper: DocumentReading, isOneOfSeveral: boolean): OfPaper {
	const year = yearOf(paper);
	return {
		...(isBill(paper) && year === undefined ? {} : { taxYear: year ?? null }),
		nationalInsuranceNumber: valueIn(paper, usesOf(paper.documentType)?.person?.nationalInsuranceNumber),
		name: nameOn(paper),
		...(isOneOfSeveral && {
			page: Math.min(...[...paper.fields, ...paper.abstained].map(({ page }) => page)),
		}),
	};
}

function isBill({ documentType }: DocumentReading): boolean {
	return usesOf(documentType)?.isCost ?? false;
}

function when(holds: boolean, notice: PlainNotice): PlainNotice[] {
	return holds ? [notice] : [];
}

function isForeign({ values }: Cost): boolean {
	const currency = values.find(({ name }) => name === 'currency')?.value;
	return currency !== undefined && currency !== 'GBP';
}

function nameOn(paper: DocumentReading): string | undefined {
	const { person } = usesOf(paper.documentType) ?? {};
	if (!person) return undefined;
	if ('fullName' in person) return valueIn(paper, person.fullName);
	const [forenames, surname] = [valueIn(paper, person.forenames), valueIn(paper, person.surname)];
	return forenames !== undefined && surname !== undefined ? `${forenames} ${surname}` : undefined;
}
