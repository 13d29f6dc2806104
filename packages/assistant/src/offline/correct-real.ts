/** What is real after a what-if: "no, put my real ones at 38,900". */
import { amountsIn } from '../language/amounts.ts';
import type { TriedKind } from '../tools/what-if.ts';
import type { Asked, Plan } from './plan.ts';
import { tell } from './tell.ts';
import { isQuestion } from './topic.ts';
import { kindIn, lastKind } from './tried-kinds.ts';
import { REAL } from './try-again.ts';

/** What each kind is called where it is told. */
const NOUNS: Readonly<Record<TriedKind, string>> = {
	...{ pension: 'my pension payments', giftAid: 'my gift aid', pay: 'my pay', profit: 'my turnover' },
	...{
		costs: 'my costs',
		rent: 'my rent',
		propertyCosts: 'my letting costs',
		mortgage: 'my mortgage interest',
	},
	...{ interest: 'my bank interest', tax: 'the tax taken off my pay', dividends: 'my dividends' },
};

/** Notes what something really is, of which other amounts were tried; undefined where a message says no such thing. */
export function toldReal(asked: Asked, text: string): Plan | undefined {
	const kind = lastKind(asked);
	if (kind === undefined || !REAL.test(text) || isQuestion(text) || amountsIn(text).length !== 1)
		return undefined;
	const said = kindIn(text.replace(REAL, ' ')) === undefined ? text.replace(REAL, NOUNS[kind]) : text;
	return tell(asked, said.replace(/^\W*(?:(?:no|ok|okay|right|so|but|and)\W+)+/, ''), true);
}
