/** Writes a PDF object by object, for files that no proper program would make. */

/** An object: its dictionary, and the bytes of its stream if it is one. */
export interface RawObject {
	readonly dictionary: string;
	readonly stream?: Uint8Array;
}

/** The file with these objects, numbered from 1; the first is the catalogue. `trailer` is added to the trailer's dictionary. */
export function rawPdf(objects: readonly RawObject[], trailer = ''): Uint8Array {
	const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
	const offsets = objects.map((object, index) => {
		const offset = lengthOf(parts);
		parts.push(toBytes(object, index + 1));
		return offset;
	});
	const start = lengthOf(parts);
	const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
	const size = objects.length + 1;
	parts.push(
		Buffer.from(
			`xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
		),
	);
	return new Uint8Array(Buffer.concat(parts));
}

function toBytes({ dictionary, stream }: RawObject, number: number): Buffer {
	if (!stream) return Buffer.from(`${number} 0 obj\n<< ${dictionary} >>\nendobj\n`);
	const head = `${number} 0 obj\n<< ${dictionary} /Length ${stream.length} >>\nstream\n`;
	return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\n')]);
}

function lengthOf(parts: readonly Buffer[]): number {
	return parts.reduce((total, part) => total + part.length, 0);
}
