/** Whether an amount may be a share of a partnership's profit. */
import type { Clause } from './clause.ts';
import type { Guess } from './guess.ts';

/** A share of a partnership's profit is told with words for sharing: profit alone is a sole trader's too. */
export function mayBeShare(guess: Guess | undefined, text: string, { previous, next }: Clause): boolean {
	const said = [text, ...[...previous, ...next].map((part) => part.text)].join(' ');
	return guess?.section !== 'partnershipShare' || SHARING.test(said);
}

const SHARING = /\bpartner|\bshare|\bhalf\b|\bthird\b|\bcut\b|\bsplit\b|\bfirm\b|\bllp\b/;
/** A home that is let and owned together is no firm. */
const LETS =
	/^(?!.*\b(?:partner\w*|firm|llp)\b).*\b(?:rent\w*|flats?|house|tenants?|landlord|lodger|letting|bills)\b/;

/** Whether words may be said of what was guessed: nobody calls a cost or a bonus tax, or a let a firm. */
export function fitsWords(guess: Guess, text: string, { previous, next, sections }: Clause): boolean {
	if (guess.field === 'taxDeducted') return !SPENT.test(text) || TAX.test(text);
	const said = [text, ...[...previous, ...next].map((part) => part.text)].join(' ');
	if (guess.field === 'receipts') return AT_HOME.test(said) || sections.includes('ukProperty');
	return guess.section !== 'partnershipShare' || !LETS.test(said);
}

/** A room in one's own home, and who has it. */
const AT_HOME =
	/\blodg\w*|\brooms?\b|\battic\b|\bbedroom|\bstudents?\b|\bhome i live\b|\bour (?:own )?(?:home|house)\b|\bb ?& ?b\b|\bairbnb\b|\bboarders?\b|\bguests?\b/;
const SPENT =
	/\b(?:cost|costs|costing|bought|spent|bonus(?:es)?|expenses?|fees?|rent|insurance|fuel|petrol|diesel|stock|materials)\b/;
const TAX = /\btax\w*\b|\bpaye\b|\bstopped\b|\bdeduct\w*\b|\bcis\b/;
