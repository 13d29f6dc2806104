/** How answers of a few words read back. */

const readBack = { yes: 'Yes', no: 'No', missing: 'Not answered yet' };

/** How a yes, a no and a missing answer read. */
export function answerWord(answer: boolean | null): string {
	if (answer === null) return readBack.missing;
	return answer ? readBack.yes : readBack.no;
}
