/** Checks a file's type and size before upload. The server decides by its content. */
import { LARGEST_UPLOAD } from '@halfpenny/facts';
import { sayDocuments } from '@halfpenny/messages/documents';

/** The types that the file chooser offers. */
export const acceptedTypes = 'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png';

const types: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'application/pdf']);

/** Why a file can't be uploaded, in the specified words. */
export interface FileProblem {
	readonly title: string;
	readonly detail: string;
}

/** Returns what is wrong with a file, or undefined. Falls back on the name if the system gives no type. */
export function checkFile({
	name,
	type,
	size,
}: Pick<File, 'name' | 'type' | 'size'>): FileProblem | undefined {
	const fits = type === '' ? /\.(pdf|jpe?g|png)$/i.test(name) : types.has(type);
	if (!fits) return { title: sayDocuments('invalidType.title'), detail: sayDocuments('invalidType.detail') };
	if (size > LARGEST_UPLOAD)
		return { title: sayDocuments('tooLarge.title'), detail: sayDocuments('tooLarge.detail') };
	return undefined;
}
