/** The kinds of document that are read. */
import type { DocumentDefinition, Fill } from '../definition.ts';
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

/** The questions that a kind of document answers; none for one that is unknown. */
export function fillsOf(type: DocumentReading['documentType']): readonly Fill[] {
	return definitions.find((definition) => definition.type === type)?.fills ?? [];
}
