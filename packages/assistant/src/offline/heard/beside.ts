/** Answers that a message gives beside its amounts: how many children, which plan, whether it is shared. Data. */
import type { Answers } from '@halfpenny/questions';
import { countOf } from '../../language/counts.ts';
import { FOREIGN_PAYERS } from './entry-names.ts';

const COUNT = String.raw`(?<count>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const MY_NAME =
	/\b(?:jointly|joint(?:ly)? owned|co-own(?:ed)?|(?:own|let|rent) .{0,20}\bwith my|both our names|half (?:of (?:it|that|the \w+) )?(?:is|belongs|goes))\b/;

/** How many there were, by section and question. */
const counts: Readonly<Record<string, readonly (readonly [question: string, words: RegExp])[]>> = {
	childBenefit: [
		[
			'children',
			new RegExp(
				String.raw`(?<![\d.,£])\b${COUNT} (?:\w+ )?(?:kids?|child(?:ren)?(?! benefit)|boys|girls|sons|daughters|weans|bairns|bairn|lads|lasses|little ones)\b|\b(?<pair>twins|(?:our|the|my) two|both (?:of them|the kids|kids|boys|girls))\b`,
			),
		],
	],
	ukProperty: [
		[
			'numberOfProperties',
			new RegExp(
				String.raw`\b${COUNT} (?:\w+ )?(?:flats?|houses?|propert(?:y|ies)|bungalows?|buy[- ]to[- ]lets?)\b`,
			),
		],
	],
};
/** An allowance that somebody wants in place of their costs: "I'd like the £1,000 trading allowance". */
function wishFor(kind: string): RegExp {
	return new RegExp(
		String.raw`^(?!.*\b(?:no|not|don't|didn't|without|rather than|instead of) (?:want |use |take |claim |have )?(?:the |my )?(?:£?1,?000 |1k )?(?:${kind})(?: income)? allowance\b).*\b(?:${kind})(?: income)? allowance\b`,
	);
}

type Choice = readonly [question: string, answer: string, words: RegExp];

const accountingMethods: readonly Choice[] = [
	['accountingMethod', 'cash', /\bcash basis\b/],
	['accountingMethod', 'accruals', /\b(?:accruals?|traditional accounting|traditional way)\b/],
];

/** Which of the choices a text names, by section and question. */
const choices: Readonly<Record<string, readonly Choice[]>> = {
	childBenefit: [
		[
			'higherIncome',
			'mine',
			/\b(?:mine(?:'s| is| are| was)? (?:the |is )?(?:higher|bigger|more)|mine's the (?:higher|bigger)|i (?:earn|make|get|bring in|am on) (?:more|the most)|my (?:wages|income|pay|salary|earnings) (?:is|are|was|were)(?: the)? (?:higher|bigger|more)|(?:highest|higher|bigger) earner (?:is|was) me|i'm the (?:higher|bigger|main) earner)\b/,
		],
		[
			'higherIncome',
			'partners',
			/\b(?:he|she|they) (?:earns?|makes?|gets?) more\b|\b(?:his|hers|theirs|her|my \w+'s)(?: \w+)? (?:is|are|was|were)(?: the)? (?:higher|bigger|more)\b/,
		],
		[
			'higherIncome',
			'alone',
			/\b(?:single (?:mum|dad|parent|mother|father)|no partner|on my own|live alone with|i'm single|i am single|nobody else at home)\b/,
		],
	],
	selfEmployment: accountingMethods,
	ukProperty: accountingMethods,
	dividends: [['paidBy', 'foreign', new RegExp(String.raw`\b(?:${FOREIGN_PAYERS}|us shares|abroad)\b`)]],
	employment: [
		[
			'whyAtHome',
			'required',
			/\b(?:have to|must|required to|no office|no desk)\b.*\bhome\b|\bhome\b.*\b(?:have to|must|required|no office|no desk)\b/,
		],
	],
	investmentScheme: [
		['scheme', 'seis', /\bseis\d?\b/],
		['scheme', 'eis', /\beis\d?\b/],
		['scheme', 'vct', /\bvcts?\b|\bventure capital trust\b/],
	],
};

/** Runs the company that pays them. */
const DIRECTOR =
	/\b(?:i'm|i am|as|i was|am) (?:the |a |an |its |sole |only |also |company |managing )*director\b|\bdirector of my (?:own )?\w+|\b(?:my|own) (?:own )?(?:limited company|ltd)\b/;

/** The allowance by its size: "can we just use the thousand pound allowance thing". */
const WANTS_ALLOWANCE =
	/\b(?:want|use|have|take|go for|using|rather|prefer|claim|claiming|like)\b[^.?!]{0,30}(?:£?1,?000|\b1k|\b(?:one |a )?(?:thousand|grand))(?: pounds?| quid| tax[- ]free)?(?: \w+)? allowance\b/;
const SHARED_LODGER =
	/^(?!.*\b(?:nobody|no ?one|not|none|never|isn't|don't)\b[^.;]{0,25}\b(?:split|share|shared|half)\b)(?=.*\blodgers?\b)(?=.*\b(?:split|share[ds]?|half|halves)\b)/;

/** What was so, by section and question. */
const saids: Readonly<Record<string, readonly (readonly [question: string, words: RegExp])[]>> = {
	studentLoans: [
		['plan1', /\bplan (?:1|one)\b/],
		['plan2', /\bplan (?:2|two)\b/],
		['plan4', /\bplan (?:4|four)\b/],
		['postgraduate', /\bpost[- ]?grad/],
	],
	employment: [['companyDirector', DIRECTOR]],
	selfEmployment: [
		['tradingAllowance', wishFor('trading|trade')],
		['tradingAllowance', WANTS_ALLOWANCE],
	],
	ukProperty: [
		['jointlyLet', MY_NAME],
		['propertyAllowance', wishFor('property|rental')],
		['shared', SHARED_LODGER],
	],
};

/** An equal share of two: the rents and costs told are those of both. */
const HALVES =
	/\b50 ?[/-] ?50\b|\bhalf each\b|\bhalf mine,? (?:and )?half (?:my|his|her|their|our)\b|\b(?:half and half|equal(?:ly)? shares?|50%)\b/;

/** Says that the amounts are those of all owners. */
const OF_ALL =
	/\b(?:whole (?:house|flat|place|property|rent|lot|thing)|full amounts?|for (?:the )?both of us|between us|for both)\b/;

/** The other answers of a section that a text in lower case gives. */
export function besideIn(section: string, text: string): Answers {
	const counted = (counts[section] ?? []).flatMap(([question, words]) => {
		const { count: said = '', pair } = words.exec(text)?.groups ?? {};
		const count = pair === undefined ? countOf(said) : 2;
		return count === undefined ? [] : [[question, String(count)] as const];
	});
	const said = (saids[section] ?? []).flatMap(([question, words]) =>
		words.test(text) ? [[question, true] as const] : [],
	);
	const chosen = (choices[section] ?? []).flatMap(([question, answer, words]) =>
		words.test(text) ? [[question, answer] as const] : [],
	);
	const isHalved = section === 'ukProperty' && HALVES.test(text) && !/\bmy (?:half|share)\b/.test(text);
	const ofAll = isHalved && OF_ALL.test(text) ? { amountsOfAllOwners: true } : {};
	const share = isHalved ? { jointlyLet: true, ...ofAll, sharePercent: '50' } : {};
	return { ...Object.fromEntries([...chosen.toReversed(), ...counted, ...said]), ...share };
}
