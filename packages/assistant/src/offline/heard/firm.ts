/** What a partnership does, and what somebody invested in, in the person's own words: "partner in a dental practice". */

const WORDS =
	"(?<what>(?!(?:of|as|have|has|share|profit|my|our|the)\\b)[a-z][a-z'&-]*(?: (?!(?:as|have|has|share|profit|partnership)\\b)[a-z'&-]+){0,3}?)";
const ENDS =
	'(?=[,.;:!?]|\\s(?:and|with|my|our|where|which|that|since|for|so|took|made|share|we|i|as|in|from|was|got|last|this)\\b|\\s[-–]|\\s*$|\\s+£?\\d)';
const PARTNERSHIPS: readonly RegExp[] = [
	`\\bpartners? in (?:an? |the |our |my )(?:small |family |local |little )*${WORDS}${ENDS}`,
	`\\b(?<what>(?:firm|partnership|practice) of [a-z'-]+(?: [a-z'-]+)?)${ENDS}`,
	`\\b(?:have|has|run|own|got|runs) (?:an? |the |our )(?:small |family |local |little )*${WORDS} (?:as (?:an? )?partner|in partnership|together|between us|with my|partnership)`,
	`\\b(?:an?|the|our|my) (?:small |family |local )*${WORDS} partnership\\b`,
	`\\bpartnership (?:is|does|runs|that's|in) (?:an? |the )?${WORDS}${ENDS}`,
].map((pattern) => new RegExp(pattern));
/** Words for a partnership that say nothing of its work. */
const SAYS_NOTHING =
	/^(?:business|firm|partnership|company|family|local|small|profit|limited|general|it|one)$/;
const INVESTS = /\b(?:shares|investment|invested|stake|money|eis|seis|vcts?)\b/;
const IN = new RegExp(`\\bin(?:to)? (?:an? |the |some )?(?:new |small |local )*${WORDS}${ENDS}`, 'g');
const SCHEME = /\b(?:seis|eis|vct|venture capital trust|shares?|fund|scheme|money|pension)\b/;

/** What a partnership does, as a lower-case text says it; undefined where it says nothing. */
export function partnershipIn(text: string): string | undefined {
	for (const pattern of PARTNERSHIPS) {
		const what = pattern.exec(text)?.groups?.what?.trim();
		if (what !== undefined && !SAYS_NOTHING.test(what)) return capital(what);
	}
	return undefined;
}

/** What somebody invested in, where no name is given: "a brewery"; undefined where a lower-case text does not say. */
export function investedIn(text: string): string | undefined {
	const what = [...text.matchAll(IN)]
		.map(({ groups }) => groups?.what?.trim() ?? '')
		.find((one) => one !== '' && !SCHEME.test(one));
	return what !== undefined && INVESTS.test(text) ? capital(what) : undefined;
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
