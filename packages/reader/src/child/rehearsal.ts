/** Papers that nobody wrote, which a process reads while it waits: what is done for the first time takes longer. */
import kept from './rehearsal-papers.json' with { type: 'json' };

/** The papers as PDFs, each of a kind of its own, with fonts of their own: `npm run rehearsal -w packages/reader` prints them. */
export function rehearsalPapers(): readonly Uint8Array[] {
	return kept.papers.map((paper) => new Uint8Array(Buffer.from(paper, 'base64')));
}
