/** What a person does for a living, in their own words: "I'm a rider", "as a window cleaner", "I do a bit of gardening". */
import { isEnglish } from '../../language/english.ts';
import { TRADES } from './places.ts';
import { PLATFORMS } from './platforms.ts';

const IS = String.raw`\b(?:i'?m|i am|i was|i work as|work(?:ing|ed)? as|being|trading as|trade as|as|(?:my|a|the) job is)`;
const KIND = `(?:self[- ]employed |freelance |registered |mobile |locum |part[- ]time |full[- ]time |qualified |small |jobbing )*`;
const AS = new RegExp(
	`${IS} (?:still |now |also |just |only )*(?:an? |the )?(${KIND})([a-z'-]+(?: [a-z'-]+){0,2})`,
	'g',
);
/** Endings of words that say what someone does. */
const DOER =
	/(?:[^aeiou]er|[aeiou][^aeiou]er|eer|or|ist|ian|minder|sitter|smith|wright|ant|man|woman|nurse|gp|vet|dj|chef|cook|coach|guide|model|tutor|medium|host|doctor|dentist|mechanic|rider|locum|carer|artist|florist|barber|sparky|chippy)$/;
const NO_TRADE =
	/^(?:redundant|made|important|significant|pleasant|pregnant|tenant|different|owner|partner|director|earner|taxpayer|payer|employer|customer|member|pensioner|student|number|carer|order|over|under|after|never|ever|other|either|rather|higher|lower|better|sister|mother|father|brother|landlord|woman|man|single|widower|trader|for|or|nor|your|our|prior|error|major|minor|year|later|newer|older|longer|bigger|smaller|wonder|confused|worker|driver)$/;
const DOING =
	/\b(?:do|did|does|doing|my|from|some|of|the|in|out of)\s+(?:a bit of |a spot of |bits of |bits and bobs of |lots of |a little |some |freelance |my own |mobile )*((?:dog |window |house |office |private |music |wedding |web |graphic |driving |nail |home )?(?:gardening|cleaning|tutoring|decorating|painting|plumbing|plastering|hairdressing|childminding|photography|taxi driving|driving instruction|dog walking|pet sitting|teaching|building|carpentry|joinery|web design|graphic design|design|illustration|writing|copywriting|translating|translation|coaching|catering|baking|landscaping|landscape gardening|roofing|tiling|upholstery|sewing|tailoring|ironing|bookkeeping|consulting|consultancy|proofreading|editing|modelling|acting|singing|busking|dj(?:ing)?|handyman work|odd jobs|delivering|deliveries|courier work|child ?care|massage|physiotherapy|therapy|counselling|reiki|welding|window cleaning|car washing|valeting|removals|farming|fishing|crafts?|pottery|jewellery making|walks|walking|sitting|lessons))\b/;
const STARTS =
	/^\W*((?:child ?minding|gardening|tutoring|cleaning|decorating|photography|hairdressing|dog walking|catering|plumbing|teaching|driving))\s*[.:,-]/;

/** "Freelance copywriter here." */
const HERE = /\b(?:freelance|self[- ]employed|jobbing|mobile)\s+([a-z]+(?: [a-z]+){0,2})/;
const BY_VERB: Readonly<Record<string, string>> = {
	clean: 'cleaning',
	teach: 'teaching',
	drive: 'driving',
	garden: 'gardening',
	paint: 'painting',
	bake: 'baking',
	sew: 'sewing',
	write: 'writing',
	design: 'design',
	build: 'building',
	coach: 'coaching',
	cook: 'catering',
};
const DOES = new RegExp(String.raw`\bi (?:also |just |mainly )?(${Object.keys(BY_VERB).join('|')})\b`);

/** A trade on its own: "roofer here.", "£24k turnover hairdresser", "dog walker earning 60", "roofer under cis". */
const NAMED = `(${TRADES.source.replaceAll('\\b', '')})`;
const ALONE = new RegExp(
	String.raw`(?:^\W*(?:(?:hi|hello|hiya|hey|so|right|ok|well|self[- ]employed|sole trader|cis|mobile|freelance|part[- ]time|full[- ]time|wedding|portrait|landscape|family|kitchen|furniture|domestic|commercial|residential)\W+)*|[.;,:]\s+|\s-\s)${NAMED}\b(?=\s*(?:[.,;:\n-]|here\b|by trade\b|(?:on|under|in|within) (?:the )?(?:cis|construction)\b|earning\b|making\b|taking\b|turning\b|who\b|self[- ]employ|with\b|in\b|based\b|from\b|started\b|since\b|took\b|invoiced\b|$))|(?:\d[\d,.]*k?|turnover|takings) ${NAMED}$`,
);
const PAID_FOR =
	/\b((?:music |maths |yoga |guitar |piano |swimming |dance )?(?:tutoring|teaching|cleaning|gardening|decorating|photography|hairdressing|catering|plumbing|carpentry|childminding|coaching|consulting|bookkeeping|editing|writing|copywriting|dog walking|busking|dj(?:ing)?|modelling))(?: \w+)? (?:income|money|work|earnings|jobs?|business|fees|takings|gigs?)\b/;

const WORK =
	'(?:dog |window |house |office |private |music |wedding |web |graphic |taxi |cake )?(?:gardening|cleaning|tutoring|decorating|painting|plumbing|plastering|hairdressing|childminding|photography|walking|pet sitting|teaching|carpentry|joinery|design|illustration|copywriting|translating|coaching|catering|landscaping|roofing|tiling|sewing|bookkeeping|consulting|proofreading|busking|removals|babysitting|grooming|ironing|baking|dressmaking|alterations|djing)';
/** Work that money came from: "dog walking brought me in 7,800", "pulled in 27k plastering". */
const EARNING_WORK = new RegExp(
	String.raw`\b(${WORK})\b.{0,12}\b(?:brought|made|earned|got|paid me|took|came to|brings)\b|\b(?:made|earned|took|pulled in|cleared|brought in|grossed|turned over)\b[^.;!?]{0,40}?\b(${WORK})\b`,
);

/** Words of employees, and of people who work for themselves. */
const EMPLOYED =
	/\ba (?:\w+ )?job\b|\bjobs\b|(?<!self[- ])\bemployed\b|\bpaye\b|\bsalar|\bwages?\b|\bretired\b/;
const FOR_ONESELF =
	/\bself[- ]employed\b|\bfor my ?self\b|\bfreelanc|\bsole trader\b|\bmy own (?:business|boss)\b/;

/** Whether a lower-case text says that what someone does is a job: "I'm a nurse, so a job". */
export function saysEmployed(text: string): boolean {
	return EMPLOYED.test(text) && !FOR_ONESELF.test(text);
}

/** The trade a lower-case text names; undefined for none. `isTrade` if it is about working for oneself. */
export function tradeIn(text: string, isTrade: boolean): string | undefined {
	const isSaid = /\b(?:i'?m|i am|i was|i work as|work(?:ing)? as|being|as) (?:an? )?/.test(text);
	const known = isSaid ? TRADES.exec(text)?.[0] : undefined;
	if (known !== undefined) return known;
	const alone = ALONE.exec(text);
	if (alone) return alone[1] ?? alone[3];
	const paidFor = PAID_FOR.exec(text)?.[1];
	if (paidFor !== undefined) return paidFor;
	const here = HERE.exec(text)?.[1];
	const isHere = here === undefined ? undefined : doerIn(here);
	if (isHere !== undefined) return isHere;
	if (PHOTOS.test(text)) return 'photography';
	const isDoing = DOING.exec(text)?.[1] ?? STARTS.exec(text)?.[1];
	if (isDoing !== undefined) return isDoing;
	const earning = EARNING_WORK.exec(text);
	if (earning) return earning[1] ?? earning[2];
	const taught = TEACHES.exec(text)?.groups;
	if (taught) return `${taught.what ?? taught.other} teaching`;
	const verb = DOES.exec(text)?.[1];
	const isService =
		/\bi (?:also |just |mainly )?(?:clean|teach|paint|sew|bake|design|build|coach) (?:\w+ )?\w+(?:s|en)\b/.test(
			text,
		);
	if ((isTrade || isService) && verb !== undefined) return `${BY_VERB[verb]}`;
	if (!isTrade) return undefined;
	const made = MAKES.exec(text)?.groups;
	if (made?.verb !== undefined && made.what !== undefined && !NO_WARES.test(made.what))
		return `${GERUNDS[made.verb] ?? made.verb} ${made.what}`;
	const done = made ? undefined : DOES_WHAT.exec(text)?.groups?.what;
	if (done !== undefined && !NO_WARES.test(done)) return done;
	return [...text.matchAll(AS)].flatMap(([, , words = '']) => doerIn(words) ?? [])[0] ?? ofPlatform(text);
}

/** What somebody teaches beside what they do, or to pupils of their own: at a school it is a job. */
const TEACHES =
	/^(?!.*\b(?:school|college|university|academy|uni|salary|paye|p60)\b).*?(?:\bi also teach (?<what>(?:the )?[a-z]+)\b|\bi teach (?<other>[a-z]+)\b(?=.*\b(?:on the side|privately|from home|lessons|pupils|students|for myself)\b))/;

/** "I take photos of newborns". */
const PHOTOS =
	/\bi (?:also |just |sometimes )?(?:take|shoot|do) (?:\w+ )?(?:photos|pictures|weddings|portraits)\b/;

const WORK_NAMED = new RegExp(String.raw`\b((?:wedding |pet |portrait )?photography|${WORK})\b`);

/** The work that words of a few name, a verb or none beside it: "wedding photography". */
export function workIn(text: string): string | undefined {
	return tradeIn(text, true) ?? WORK_NAMED.exec(text)?.[1] ?? I_DO.exec(text)?.[1];
}

/** What somebody does, as a verb: "at weekends i dj". */
const I_DO =
	/\bi (?:also |sometimes |still |just )?(dj|babysit|tutor|dog ?sit|umpire|referee|busk|childmind|dog walk|walk dogs|cut hair|do nails|mow lawns|clean (?:houses|windows|cars|offices))\b/;

/** What somebody makes or sells: "I make candles", "selling vintage clothes". */
const MAKES =
	/\bi (?:also |just )?(?<verb>make|sell|bake|sew|knit|build|repair|fix|restore|groom|train|breed)(?: and sell)? (?<what>(?:[a-z]+ )?[a-z]{3,}s)\b/;
const GERUNDS: Readonly<Record<string, string>> = {
	...{ make: 'making', sell: 'selling', bake: 'baking', sew: 'sewing', knit: 'knitting', build: 'building' },
	...{
		repair: 'repairing',
		fix: 'fixing',
		restore: 'restoring',
		groom: 'grooming',
		train: 'training',
		breed: 'breeding',
	},
};
/** "Doing nails at home". */
const DOES_WHAT =
	/\b(?:doing|i do) (?<what>(?:(?!my|the|a|some|this|that|it|for|at|from)[a-z]+ )?[a-z]{4,})(?= (?:at|from|in|for|on|and)\b|\W*$|,)/;
const NO_WARES =
	/\b(?:earnings|costs|expenses|sales|things|ends|deals|returns?|taxes|thousands|hundreds|pounds|payments|losses|profits|shares|coins|tax|work|well|what|that|this|need|have|overtime|shifts|extra|same|know|think|claim|jobs?)\b/;

/** The words up to the one that says what somebody does: "window cleaner and" gives "window cleaner". */
function doerIn(words: string): string | undefined {
	const parts = words.split(' ');
	const at = parts.findIndex(
		(word, index) => DOER.test(word) && !((index === 0 || /ant$/.test(word)) && NO_TRADE.test(word)),
	);
	if (at === -1) return undefined;
	const found = parts.slice(0, at + 1);
	const isPlain = found.every((word) => isEnglish(word) || DOER.test(word));
	return isPlain && !found.some((word) => /^(?:and|with|for|in|the|i|my|to|of|at|on)$/.test(word))
		? found.join(' ')
		: undefined;
}

/** The work done through a platform that brings only one kind. */
function ofPlatform(text: string): string | undefined {
	return PLATFORMS.find(([words]) => words.test(text))?.[1];
}
