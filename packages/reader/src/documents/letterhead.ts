/** The name at the head of a letter or certificate, for documents that name their sender nowhere else. */
import type { DocumentDefinition } from '../definition.ts';
import type { PageText } from '../page.ts';
import type { FieldReading } from '../reading.ts';
import { supplierField } from './bill/details.ts';

/** `read`, with the field filled from the head of the page where no label told it. */
export function withLetterhead(read: DocumentDefinition['read'], name: string): DocumentDefinition['read'] {
	return (page, following) => {
		const reading = read(page, following);
		const isOpen = [...reading.fields, ...reading.abstained].some((field) => field.name === name);
		if (isOpen) return reading;
		return { ...reading, fields: [...reading.fields, ...senderOf(page, name)] };
	};
}

function senderOf(page: PageText, name: string): FieldReading[] {
	return supplierField(page)
		.filter(({ confidence }) => confidence >= 0.9)
		.map((field) => ({ ...field, name }));
}
