/** Decides what an uploaded file is, by its content: the name only says what the person thought it was. */

import { LARGEST_UPLOAD } from '@halfpenny/facts';
import { fileTypeFromBuffer } from 'file-type';
import { isPdf } from './is-pdf.ts';
import { failure, type Result, success } from './problems.ts';

/** The types of file we accept. */
export type FileType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** A file we accept. */
export interface Upload {
	readonly fileType: FileType;
	/** What the name suggests it is, to break a tie only. */
	readonly suggestedType: 'p60' | 'payslip' | 'invoice' | 'receipt' | 'other';
	/** The name made safe to show and to save under. */
	readonly filename: string;
}

/** What the file is; `document.empty`, `document.tooLarge` or `document.unsupportedType` when we do not accept it. */
export async function inspectUpload(bytes: Uint8Array, declaredName: string): Promise<Result<Upload>> {
	if (bytes.length === 0) return failure('document.empty');
	if (bytes.length > LARGEST_UPLOAD) return failure('document.tooLarge');
	const fileType = await fileTypeOf(bytes);
	if (!fileType) return failure('document.unsupportedType');
	return success({ fileType, suggestedType: suggestedBy(declaredName), filename: safeName(declaredName) });
}

async function fileTypeOf(bytes: Uint8Array): Promise<FileType | undefined> {
	const found = (await fileTypeFromBuffer(bytes))?.mime;
	if (found === 'image/jpeg' || found === 'image/png') return found;
	return found === 'application/pdf' || (found === undefined && isPdf(bytes)) ? 'application/pdf' : undefined;
}

function suggestedBy(name: string): Upload['suggestedType'] {
	const plain = name.toLowerCase();
	if (plain.includes('p60')) return 'p60';
	if (plain.includes('payslip') || plain.includes('salary')) return 'payslip';
	if (plain.includes('invoice')) return 'invoice';
	return plain.includes('receipt') ? 'receipt' : 'other';
}

function safeName(name: string): string {
	const last = name.split(/[\\/]/).at(-1) ?? '';
	const plain = last
		.replace(/[^\p{L}\p{N} ._()-]/gu, '')
		.replace(/^[. ]+/, '')
		.slice(-120)
		.trim();
	return plain === '' ? 'document' : plain;
}
