/** The text of an answer beside the list of its figures. */
import type { ChatMessage } from '../../api/shapes.ts';

type Figures = NonNullable<ChatMessage['metadata']['figures']>;

/** The text without the lines that say what the list of figures shows as well: the list is easier to read, and opens. A line with its sum stays. */
export function besideFigures(content: string, figures: Figures): string {
	const isListed = (line: string) =>
		!line.includes(' = ') && figures.some(({ label }) => line.startsWith(`– ${label} `));
	return content
		.split('\n')
		.filter((line) => !isListed(line))
		.join('\n');
}
