/** Corrections of a name: of an employer, a bank, a charity, a company. */
import { type EntryChange, findSection } from '@halfpenny/questions';
import { amountsIn } from '../language/amounts.ts';
import { nameIn } from './heard/names.ts';
import { interviewOf } from './offer.ts';
import { targetOf } from './overlay.ts';
import type { Asked } from './plan.ts';
import { resolved } from './resolved.ts';

/** Whether a message gives another name for what was said: "it was Asda, not Tesco". */
export function renames(message: string): boolean {
	return (
		/^\W*(?:(?:no|sorry|oops|actually|wait)\W+)*(?:it|that) was (?:actually |really )?(?:with |from |at |for |to )?[A-Z]\w+[^?]{0,20}$|\b(?:(?:wasn't|isn't|was not|is not) [A-Z]\S*|meant|should (?:be|have been)|(?:was|is|[Ii]t['’]?s) [A-Z]\S*(?: [A-Z]\S*)*,? (?:not|rather than|instead of))\b/.test(
			message,
		) && amountsIn(message.toLowerCase()).length === 0
	);
}

const NAMED: Readonly<Record<string, RegExp>> = {
	employment: /\b(?:my |the )?employer(?:'?s name)?\b/,
	bankInterest: /\b(?:the |my |wrong )(?:bank|building society|account)\b/,
	giftAid: /\b(?:the |my |wrong )charity\b/,
	dividends: /\b(?:the |my |wrong )(?:company|shares)\b/,
	selfEmployment: /\b(?:my |the )?(?:business|trade|trading) name\b/,
};
const GIVES_NAME =
	/(?:\b(?:is|was|be|been|called|to|say|read|it[’']?s)|:)\s+(?:really |actually |now )?(?:the )?([A-Z][\w&'’.-]*(?:\s+(?:of |and |& )?[A-Z][\w&'’.-]*)*(?: (?:plc|ltd|llp|limited))?)\W*(?:(?:,\s*)?(?:not|rather than|instead of|they|we|i|he|she|it|because|since|as|after|now|please)\b.*)?$/;

/** Whether a message gives the name of something on the return. */
export function givesName(asked: Asked, text: string): boolean {
	return nameOnReturn(asked, text) !== undefined;
}

/** The name that a message gives for what is on the return or was told last; undefined where it gives none. */
export function nameOnReturn(asked: Asked, text: string): EntryChange | undefined {
	return namedOnReturn(asked, text) ?? swapped(asked, text);
}

/** The name of what is on the return, or was told last: "actually the employer was Aldi". */
function namedOnReturn(asked: Asked, text: string): EntryChange | undefined {
	const section = Object.keys(NAMED).find((one) => NAMED[one]?.test(text));
	const value = GIVES_NAME.exec(asked.message)?.[1];
	if (section === undefined || value === undefined || amountsIn(text).length > 0 || /\?\s*$/.test(text))
		return undefined;
	const entry = interviewOf(asked).entries.findLast((one) => one.section === section);
	const field = section === 'selfEmployment' ? 'name' : findSection(section)?.title;
	return entry && field
		? { section, entry: resolved(targetOf(entry), section, asked), operation: 'set', field, value }
		: undefined;
}

/** One name in the place of another: "not barclays, it was natwest". */
const SWAPS =
	/^\W*(?:(?:no|sorry|oops|actually|wait)\W+)*(?:not|it (?:wasn't|isn't)) (?<old>[a-z][\w&' -]{1,30}?),? (?:it'?s|it was|it is|but|that was)(?: with| from| at)? (?<right>[a-z][\w&' -]{1,30}?)\W*$/i;

function swapped(asked: Asked, text: string): EntryChange | undefined {
	const { old, right } = SWAPS.exec(asked.message)?.groups ?? {};
	if (old === undefined || right === undefined || amountsIn(text).length > 0) return undefined;
	const entry = interviewOf(asked).entries.findLast(({ section: id, answers }) => {
		const name = answers[findSection(id)?.title ?? ''];
		return typeof name === 'string' && name.toLowerCase().includes(old.toLowerCase());
	});
	const title = findSection(entry?.section ?? '')?.title;
	if (!entry || !title) return undefined;
	const { section } = entry;
	const value = nameIn(`from ${right}`, section) ?? right;
	return { section, entry: resolved(targetOf(entry), section, asked), operation: 'set', field: title, value };
}

/** Another name for what was said last: "oh that should have been the PDSA". */
export function otherName(
	asked: Asked,
	text: string,
	proposed: readonly EntryChange[],
): EntryChange | undefined {
	if (amountsIn(text).length > 0) return undefined;
	const last = proposed.findLast((change) => change.operation === 'set');
	const title = findSection(last?.section ?? '')?.title;
	const name =
		/(?:been|be|was|meant|is|it's|not \S+ but|(?:[Cc]hange|[Uu]pdate|[Cc]orrect)\b.* to)\s+(?:the |at |from |to |with )*([A-Z][\w&'’.-]*(?:\s+[A-Z][\w&'’.-]*)*)(?:[^A-Z]*|,? (?:not|rather than|instead of) .*)$/.exec(
			asked.message,
		)?.[1];
	if (!last || !title || name === undefined || last.section === 'selfEmployment') return undefined;
	const { section, entry } = last;
	return {
		section,
		entry: resolved(entry, section, asked),
		operation: 'set',
		field: title,
		value: name,
	};
}
