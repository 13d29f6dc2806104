/** From facts and their calculation to boxes, and from boxes to the return that HMRC reads. */
export { type AssumedAnswers, assumeNo } from './assumed-answers.ts';
export type * from './box.ts';
export { type CheckOptions, checkReturn, type RuleProblem } from './check-return.ts';
export { boxForLocation, type LocatedBox } from './locate.ts';
export { type PageChoice, pageChoices } from './page-choices.ts';
export * from './read-back/read-back.ts';
export type { Agent } from './return-xml/agent.ts';
export * from './return-xml/build-return.ts';
export type * from './return-xml/return-options.ts';
export { checkPartnershipReturn } from './sa800/check-partnership.ts';
export { partnershipBoxForLocation } from './sa800/locate-partnership.ts';
export { type PartnerShare, type PartnerShareResult, partnerShareFacts } from './sa800/partner-share.ts';
export { type PartnershipChoices, partnershipChoices } from './sa800/partnership-choices.ts';
export {
	buildPartnershipReturn,
	PARTNERSHIP_RETURN_CLASS,
	type PartnershipReturnOptions,
	partnershipBoxes,
	previewPartnershipReturn,
} from './sa800/partnership-return.ts';
export { hasPartnershipForm } from './sa800/partnership-schema.ts';
export {
	type PartnershipStatement,
	partnershipStatement,
	type StatementAmount,
	type StatementWorking,
} from './sa800/partnership-statement.ts';
export type { PartnershipSender } from './sa800/prepare-partnership.ts';
export { type PartnershipBackResult, readPartnershipBack } from './sa800/read-back/read-partnership-back.ts';
export type { Sender } from './tables/row.ts';
export { type BoxesResult, toBoxes } from './to-boxes.ts';
