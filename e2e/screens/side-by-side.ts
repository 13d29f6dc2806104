/** Works through a list with limited concurrency. */

/** Calls `work` for every piece, in order, at most `most` at a time. Rejects with the first error. */
export async function sideBySide<Piece>(
	pieces: AsyncIterable<Piece>,
	most: number,
	work: (piece: Piece) => Promise<void>,
): Promise<void> {
	const source = pieces[Symbol.asyncIterator]();
	const worker = async (): Promise<void> => {
		for (let next = await source.next(); !next.done; next = await source.next()) await work(next.value);
	};
	await Promise.all(Array.from({ length: most }, worker));
}
