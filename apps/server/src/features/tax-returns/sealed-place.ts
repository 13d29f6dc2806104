/** The place a submission's sealed part is stored, so that it cannot be opened as another. */
export function sealedPlace(part: 'snapshot' | 'message' | 'receipt' | 'errors', id: string): string {
	return `submissions.${part} ${id}`;
}
