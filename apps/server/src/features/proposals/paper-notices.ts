/** Notices about a proposal's documents: a different year from the return's, a different person from its owner. */
import { formatNino } from '@halfpenny/facts';
import { sayNotice } from '@halfpenny/messages/proposals';
import type { Context, Notice } from './notice.ts';
import type { About, OfPaper } from './proposal-content.ts';
import { isSameName } from './same-name.ts';

/** A notice about the documents on these pages. */
interface Remark {
	readonly code: string;
	readonly say: (pages: readonly number[]) => string;
}

/** The notices for every document of a file, each given once, with its pages unless it is about all of them. */
export function aboutPapers(about: About, context: Context): Notice[] {
	const papers = [about, ...(about.others ?? [])];
	return [ofYear, ofPerson].flatMap((remarkOn) => {
		const said = papers.flatMap((paper) => {
			const remark = remarkOn(paper, context);
			return remark ? [{ ...remark, page: paper.page, key: remark.say([]) }] : [];
		});
		return [...new Map(said.map((one) => [one.key, one])).values()].map(({ code, say, key }): Notice => {
			const same = said.filter((one) => one.key === key);
			const pages = same.length === papers.length ? [] : same.flatMap(({ page }) => page ?? []);
			return { code, message: say([...new Set(pages)]) };
		});
	});
}

function ofYear({ taxYear: found }: OfPaper, { taxYear: year }: Context): Remark | undefined {
	if (year === undefined || found === undefined || found === year) return undefined;
	return found === null
		? { code: 'yearNotFound', say: (pages) => sayNotice('yearNotFound', { year, pages }) }
		: { code: 'otherYear', say: (pages) => sayNotice('otherYear', { found, year, pages }) };
}

/** Either National Insurance number may lack its suffix: the first eight characters identify a person. Names may have changed. */
function ofPerson(paper: OfPaper, { profile }: Context): Remark | undefined {
	const { nationalInsuranceNumber: found, name } = paper;
	const own = profile?.nationalInsurance;
	const isNumbered = Boolean(own && found);
	const isOtherName = profile !== undefined && name !== undefined && !isSameName(profile, name);
	if (own && found && own.slice(0, 8) !== found.slice(0, 8)) {
		if (isOtherName)
			return { code: 'someoneElse', say: (pages) => sayNotice('someoneElse', { name, pages }) };
		const numbers = { found: formatNino(found), own: formatNino(own) };
		return { code: 'otherPerson', say: (pages) => sayNotice('otherPerson', { ...numbers, pages }) };
	}
	if (!isOtherName || isNumbered) return undefined;
	return { code: 'otherName', say: (pages) => sayNotice('otherName', { name, pages }) };
}
