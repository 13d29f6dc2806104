/** What can be said of a file before it is sent: its type and its size. The server decides by the content. */
import { LARGEST_UPLOAD } from '@halfpenny/facts';
import { sayDocuments } from '@halfpenny/messages/documents';

/** What the file chooser offers: what can be read. */
export const acceptedTypes = 'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png';

const types: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'application/pdf']);

/** Why a file cannot be uploaded, in the specified words. */
export interface FileProblem {
	readonly title: string;
	readonly detail: string;
}

/** What is wrong with a file, or undefined. A system that knows no type for it leaves the name to judge by. */
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
