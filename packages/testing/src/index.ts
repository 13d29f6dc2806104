/** For tests only: made-up people and their documents. */
export { buildReader } from './built.ts';
export * from './hmrc-contract/hmrc-contract.ts';
export {
	drawingBomb,
	encryptedPdf,
	flateBomb,
	hugePagePdf,
	pageTreeBomb,
	reachingPdf,
	slowForms,
	textFile,
	textlessPdf,
} from './hostile.ts';
export {
	type ModelProvider,
	type ProviderTurn,
	startModelProvider,
} from './model-provider/provider.ts';
export { fieldsOnP60, makeP60, type P60Options, type P60Style, p60Styles } from './p60/make-p60.ts';
export type { PrintedField } from './p60/printed.ts';
export { type Printing, printings } from './p60/printing.ts';
export type { NicLine, P60Values } from './p60/values.ts';
export { bindPdfs, makePage, pictureInPdf } from './page.ts';
