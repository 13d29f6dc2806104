/** A paper as somebody's phone sees it: tilted, a little out of focus, speckled, kept as JPEG. */
import { renderPage } from '@halfpenny/reader';
import { degrade } from '../../packages/reader/corpus/grades.ts';

/** Dots to a point: 200 an inch. */
const FINE = 200 / 72;

/** A JPEG of the first page of a PDF. Throws where it cannot be drawn. */
export async function photographed(pdf: Uint8Array): Promise<Buffer> {
	const drawn = await renderPage(pdf, 1, FINE);
	if (!drawn.ok) throw new Error(`the page could not be drawn: ${drawn.problem}`);
	return Buffer.from(await degrade(drawn.value, 'photo'));
}
