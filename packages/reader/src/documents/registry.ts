/** The kinds of document that are read. */
import type { DocumentDefinition } from '../definition.ts';
import type { DocumentReading, DocumentType } from '../reading.ts';
import { dividend } from './dividend/definition.ts';
import { interest } from './interest/definition.ts';
import { invoice } from './invoice/definition.ts';
import { p45 } from './p45/definition.ts';
import { p60 } from './p60/definition.ts';
import { payslip } from './payslip/definition.ts';
import { receipt } from './receipt/definition.ts';

/** Every definition. Of two that a page fits equally well the first counts. */
export const definitions: readonly DocumentDefinition[] = [
	p60,
	p45,
	payslip,
	interest,
	dividend,
	invoice,
	receipt,
];

/** The kinds of document that can be read. */
export const documentTypes: readonly DocumentType[] = definitions.map(({ type }) => type);

/** What a type of document is used for: the questions it answers, whose it is, and for which year. */
export type Uses = Pick<DocumentDefinition, 'fills' | 'isCost' | 'person' | 'dated' | 'soFar'>;

/** What a type of document is used for; undefined for an unknown type. */
export function usesOf(type: DocumentReading['documentType']): Uses | undefined {
	return definitions.find((definition) => definition.type === type);
}
