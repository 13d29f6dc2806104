/** How answers of a few words read back. */

const readBack = { yes: 'Yes', no: 'No', unsure: 'You are not sure yet', missing: 'Not answered yet' };

/** How a yes, a no, an "I'm not sure" (the empty text) and a missing answer read. */
export function answerWord(answer: boolean | '' | null): string {
	if (answer === null) return readBack.missing;
	if (answer === '') return readBack.unsure;
	return answer ? readBack.yes : readBack.no;
}

/** A sentence about an answer by the name of its question: "Pay: enter an amount", "When did it start? Enter a date". */
export function nameAnswer(label: string, sentence: string): string {
	if (label.endsWith('?')) return `${label} ${sentence}`;
	return `${label}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
