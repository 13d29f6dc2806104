/** The facts a person gives: schema, money, identifiers. Calculates no tax. */
export * from './banking.ts';
export { settlesClass2 } from './class-2-choice.ts';
export * from './dates.ts';
export * from './fields.ts';
export * from './identifiers.ts';
export { asOneName } from './impossible.ts';
export * from './limits.ts';
export * from './money.ts';
export { namesTwice } from './names-twice.ts';
export * from './parse.ts';
export {
	type PartnershipFacts,
	type PartnershipFactsInput,
	type PartnershipFactsResult,
	parsePartnershipFacts,
	partnershipFactsJsonSchema,
} from './partnership-return/partnership-facts.ts';
export { formatShare, parseShare, type Share } from './partnership-return/share-text.ts';
export { factAt } from './path/fact-at.ts';
export * from './path/fact-path.ts';
export { type FactTree, listAt, putFact } from './path/fact-tree.ts';
export type { FactPath, FactPattern, PathWithin } from './path/path-names.ts';
export type { Problem } from './problem.ts';
export { employment } from './schedules/employment.ts';
export { address, person } from './schedules/person.ts';
export { reliefs } from './schedules/reliefs.ts';
export { savings } from './schedules/savings.ts';
export * from './schema.ts';
export { shareDown, shareUp } from './share-of-amount.ts';
