/** Work that is done two pieces at a time, in order: as one piece ends the next begins. */

/** Calls `work` for everything that `pieces` gives, at most `most` at a time; rejects with the first that throws. */
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
