/** Card numbers and logins that a person gives away: never used, never repeated, and said so. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import { type Plan, say, use } from './plan.ts';

/** The number of a card or an account, however it is grouped. */
const CARD_NUMBER = /(?<![\d£.,])\d(?:[ -]?\d){12,18}(?!\d|[.,]\d)/;
/** A login that is told, or asked to be used. */
const LOGIN =
	/\b(?:gateway|bank(?:ing)?|hmrc|online|tax) (?:account )?(?:log ?in|password|pass ?code|credentials|user ?id|pin)\b.{0,80}(?:\b(?:log ?in|sign in|go in|as me|use (?:it|them)|sort it)\b|\bis\b|:|\d)|\b(?:log|sign) ?in (?:as|for) me\b|\b(?:my|the) (?:password|pass ?code|pin)(?: number| for \w+)? is\b|\bpassword:? \S*[\d!@#$%^&*]/;

/** What to do with a message that gives one away; undefined where it gives none. */
export function givenAway(text: string): Plan | undefined {
	if (CARD_NUMBER.test(text))
		return {
			steps: [...say(sayAssistant('cardNumber')).steps, ...use('openScreen', { page: 'payHmrc' }).steps],
		};
	return LOGIN.test(text) ? say(sayAssistant('login')) : undefined;
}
