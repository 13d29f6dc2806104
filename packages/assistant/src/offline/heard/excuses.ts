/** How people excuse a slip, or ask for its repair, before they give the right amount: nothing of it is on the return. */
import { amountsIn } from '../../language/amounts.ts';

const EXCUSES =
	/\bmis-?(?:read|heard|typed|keyed|counted|added|remembered)\b|\b(?:fat|clumsy|cold|slippery) (?:finger|thumb)s?\b|\bdyslexi|\bmy (?:poor |old |bloody |tired )?(?:eyes|eyesight|typing|maths|memory)\b|\b(?:wrong|reading|my) (?:glasses|specs)\b|\b(?:read|looked at|copied|picked|took|used|typed) (?:it |that )?(?:off |from )?(?:the )?wrong\b|\b(?:read|counted|added|entered|included|put)(?: in)? (?:\w+ ){1,3}(?:twice|two times|double)\b|\bduplicate\b|\b(?:said no|said nope|pressed no|clicked no|declined|rejected|refused|turned (?:it|that) down)\b|\bsilly me\b|\bbrain (?:fog|fade|fart)\b/;
/** Asks for the repair, beside the amount: "1,140. change that". */
const REPAIR =
	/^\W*(?:(?:please|pls|so|can you|could you|and)\W+)*(?:change|fix|correct|amend|update|swap) (?:it|that|this)\W*(?:please|pls|for me)?\W*$/;
const CLAUSES = /(?<=[.!?;])\s+|,\s+|\s[-–]\s/;

/** Whether a lower-case text excuses a slip. */
export function excuses(text: string): boolean {
	return EXCUSES.test(text) || text.split(CLAUSES).some((clause) => REPAIR.test(clause));
}

/** A lower-case text without its clauses that only excuse a slip or ask for its repair: "I misread the turnover" says more. */
export function withoutExcuses(text: string): string {
	return text.split(CLAUSES).filter(saysMore).join(', ');
}

function saysMore(clause: string): boolean {
	if (amountsIn(clause).length > 0 || MISREADS_IT.test(clause)) return true;
	return !EXCUSES.test(clause) && !REPAIR.test(clause);
}

/** What was misread, which the amount is then for: "I misread the turnover". */
const MISREADS_IT =
	/\bmis-?(?:read|heard|typed|keyed|counted|added|remembered) (?:the|my) (?!(?:last |wrong )?(?:line|figure|number|amount|total|box|column|page|statement|screen|p\d\d\w*|receipt|one|date|letter|form|bill)\b)/;
