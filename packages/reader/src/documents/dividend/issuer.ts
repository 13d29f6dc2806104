/** Which company paid a dividend, where another sends the paper: a broker or platform, whose nominee holds the shares. */
import type { DocumentDefinition } from '../../definition.ts';
import { ENDS } from '../../engine/values/organisation.ts';
import { bottom, sameRow } from '../../geometry.ts';
import type { PageText, Segment } from '../../page.ts';
import type { FieldReading } from '../../reading.ts';
import { withLetterhead } from '../letterhead.ts';

/** What only such a paper says: the letterhead is then no company that pays. */
const OF_BROKER =
	/\b(investing|investment|dealing|trading|share) platform\b|\bheld (for you|on your behalf|in (our|a) nominee)\b|\b(our|by its) nominees?\b|\bin the name of [^.]{3,50} nominees\b/i;
/** What heads the column or the box of the shares. */
const SECURITY = /^(security|stock|investment|holding|share)( name| description)?s?:?$/i;
/** How far under its head it stands, in sizes of the type. */
const FARTHEST_UNDER = 1.5;
/** How sure the one company there is. */
const UNDER_HEAD = 0.95;

/** `read`, with the company from the head of the page; on a broker's paper only from the column of the shares. */
export function withIssuer(read: DocumentDefinition['read']): DocumentDefinition['read'] {
	const byLetterhead = withLetterhead(read, 'company');
	return (page, following) => {
		if (!OF_BROKER.test(page.text)) return byLetterhead(page, following);
		const reading = read(page, following);
		const isTold = [...reading.fields, ...reading.abstained].some(({ name }) => name === 'company');
		return isTold ? reading : { ...reading, fields: [...reading.fields, ...companyUnderHead(page)] };
	};
}

/** The one line right under such a head that ends as companies' names do. */
function companyUnderHead({ segments, number }: PageText): FieldReading[] {
	const found = segments
		.filter(({ text }) => SECURITY.test(text))
		.flatMap((head) => segments.filter((line) => isUnder(line, head) && ENDS.test(line.text)));
	const [first] = found;
	if (!first || found.some(({ text }) => text !== first.text)) return [];
	const { text, box } = first;
	return [{ name: 'company', value: text, confidence: UNDER_HEAD, page: number, box, text, checks: [] }];
}

function isUnder(line: Segment, head: Segment): boolean {
	const gap = line.box.y - bottom(head.box);
	const isNear = gap > -0.4 * line.size && gap < FARTHEST_UNDER * line.size && !sameRow(line.box, head.box);
	return isNear && line.box.y > head.box.y && Math.abs(line.box.x - head.box.x) < 0.5 * line.size;
}
