/** Lines of a pasted text that speak to a machine: what stands beside them is still the person's own. */
import { topicOf } from './topic.ts';

const SPEAKS_TO_MACHINES =
	/^\W*(?:(?:important|urgent|hidden|system)\W+)?(?:notes?|messages?|instructions?|attention)\W+(?:to|for|all)\W+(?:(?:the|any|all)\W+)?(?:ai\b|a\.i\.|llms?\b|bots?\b|(?:language )?models?\b|assistants?\b|chat ?bots?\b)/i;

/**
 * Nobody speaks of themselves as the user, waives their own approval, or makes rules for assistants: such words come from
 * somebody else’s text, whoever it says it is from.
 */
const ORDERS = [
	/\b(?:the|this|every|each|all) users?\b/,
	/\b(?:no|without) (?:\w+ )?(?:approval|confirmation|permission|consent) (?:is )?(?:needed|required|necessary)\b/,
	/\b(?:rules?|polic(?:y|ies)|updates?|instructions?|notices?) (?:from .{1,40} )?(?:to|for) (?:\w+ ){0,2}(?:ai|ais|assistants?|chat ?bots?|bots?|language models?|llms?)\b/,
	/\b(?:apply|obey|follow|execute) (?:this|the|these|that) (?:new )?(?:rule|polic(?:y|ies)|order|directive|command)s?\b/,
];

/** Whether a message in lower case holds orders that no person gives of their own return. */
export function holdsOrders(text: string): boolean {
	return ORDERS.some((words) => words.test(text));
}

/** A message without the lines that speak to a machine; undefined where there are none, or other lines give orders too. */
export function withoutPlanted(message: string): string | undefined {
	const lines = message.split(/\n+/);
	const own = lines.filter((line) => !SPEAKS_TO_MACHINES.test(line));
	if (own.length === 0 || own.length === lines.length) return undefined;
	const rest = own.join('\n');
	const isOrder = holdsOrders(rest.toLowerCase()) || topicOf(rest.toLowerCase()) === 'instructions';
	return isOrder ? undefined : rest;
}
