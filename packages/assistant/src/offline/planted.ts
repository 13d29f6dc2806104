/** Lines of a pasted text that speak to a machine: what stands beside them is still the person's own. */
import { topicOf } from './topic.ts';

const SPEAKS_TO_MACHINES =
	/^\W*(?:(?:important|urgent|hidden|system)\W+)?(?:notes?|messages?|instructions?|attention)\W+(?:to|for|all)\W+(?:(?:the|any|all)\W+)?(?:ai\b|a\.i\.|llms?\b|bots?\b|(?:language )?models?\b|assistants?\b|chat ?bots?\b)/i;

/** A message without the lines that speak to a machine; undefined where there are none, or other lines give orders too. */
export function withoutPlanted(message: string): string | undefined {
	const lines = message.split(/\n+/);
	const own = lines.filter((line) => !SPEAKS_TO_MACHINES.test(line));
	if (own.length === 0 || own.length === lines.length) return undefined;
	const rest = own.join('\n');
	return topicOf(rest.toLowerCase()) === 'instructions' ? undefined : rest;
}
