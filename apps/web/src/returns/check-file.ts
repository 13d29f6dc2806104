/** Checks a file's type and size before upload, and says in a toast if it can't be. The server decides by its content. */
import { LARGEST_UPLOAD } from '@halfpenny/facts';
import { sayDocuments } from '@halfpenny/messages/documents';
import { showToast } from '../ui/toast-store.ts';

/** The types that the file chooser offers. */
export const acceptedTypes = 'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png';

const types: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'application/pdf']);

/** Why a file can't be uploaded, in the specified words. */
export interface FileProblem {
	readonly title: string;
	readonly detail: string;
}

type Described = Pick<File, 'name' | 'type' | 'size'>;

/** Returns what is wrong with a file, which a toast says as well, or undefined. */
export function checkFile(file: Described): FileProblem | undefined {
	const wrong = problemWith(file);
	if (wrong) showToast({ ...wrong, tone: 'bad' });
	return wrong;
}

/** Falls back on the name if the system gives no type. */
function problemWith({ name, type, size }: Described): FileProblem | undefined {
	const fits = type === '' ? /\.(pdf|jpe?g|png)$/i.test(name) : types.has(type);
	if (!fits) return { title: sayDocuments('invalidType.title'), detail: sayDocuments('invalidType.detail') };
	if (size > LARGEST_UPLOAD)
		return { title: sayDocuments('tooLarge.title'), detail: sayDocuments('tooLarge.detail') };
	return undefined;
}
