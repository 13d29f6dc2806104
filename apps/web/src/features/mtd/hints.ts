/** What to do about a failure, by what its message mentions: the specified hints for each kind of action. */
import { sayMtd } from '@halfpenny/messages/mtd';
import { sayQuarterly } from '@halfpenny/messages/mtd-quarterly';
import { sayYearEnd } from '@halfpenny/messages/mtd-year-end';
import { type ApiFailure, describeFailure } from '../../api/failure.ts';

/** The action that failed. */
export type Tried = 'quarterly' | 'calculation' | 'crystallisation' | 'business';

interface Hint {
	readonly about: RegExp;
	readonly says: () => string;
}

const reconnect = () => sayMtd('reconnect');

const hints: Readonly<Record<Tried, readonly Hint[]>> = {
	quarterly: [
		{ about: /access token|authori[sz]ation|401/i, says: reconnect },
		{ about: /business/i, says: () => sayQuarterly('hint.business') },
		{ about: /period/i, says: () => sayQuarterly('hint.period') },
	],
	calculation: [
		{ about: /access token|401/i, says: reconnect },
		{ about: /submission/i, says: () => sayYearEnd('failed.submission') },
	],
	crystallisation: [
		{ about: /token|401/i, says: reconnect },
		{ about: /calculation/i, says: () => sayYearEnd('final.failed.calculation') },
	],
	business: [{ about: /access token/i, says: reconnect }],
};

/** Returns the hints for a failure, in order. Empty if its message mentions none of their subjects. */
export function hintsFor(tried: Tried, failure: ApiFailure): readonly string[] {
	const { title } = describeFailure(failure);
	const status = 'statusCode' in failure ? String(failure.statusCode) : '';
	return hints[tried].filter(({ about }) => about.test(`${title} ${status}`)).map(({ says }) => says());
}

/** Returns the server's message with its hints or its own advice; `otherwise` if it sent no message. */
export function failureInWords(tried: Tried, failure: ApiFailure, otherwise: string): string {
	const { title, detail } = describeFailure(failure);
	const found = hintsFor(tried, failure);
	const message = failure.kind === 'refused' ? title : failure.kind === 'status' ? otherwise : title;
	return [message, ...(found.length > 0 ? found : [detail])].map(asSentence).join(' ');
}

function asSentence(words: string): string {
	return /[.!?]$/.test(words) ? words : `${words}.`;
}
