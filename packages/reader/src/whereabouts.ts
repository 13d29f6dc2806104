/**
 * Removes from a photograph where and with what it was taken, before it is stored: phone pictures record the place to a
 * few metres.
 */
import type { FileType } from './upload.ts';

/**
 * The picture without its notes on place, time and camera; which way up it is stays. Other files are returned
 * unchanged.
 */
export function withoutWhereabouts(bytes: Uint8Array, fileType: FileType): Uint8Array {
	if (fileType === 'image/jpeg') return plainJpeg(bytes);
	return fileType === 'image/png' ? plainPng(bytes) : bytes;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** APP1 has Exif and XMP, APP13 what agencies note; APP2 holds colours, and further pictures with notes of their own. */
const [APP0, APP2, APP15, COMMENT] = [0xe0, 0xe2, 0xef, 0xfe];

/** The segments that draw the picture, the orientation in an Exif of its own, and nothing after its end. */
function plainJpeg(bytes: Uint8Array): Uint8Array {
	const kept: Uint8Array[] = [bytes.subarray(0, 2)];
	let orientation: number | undefined;
	let at = 2;
	while (at + 4 <= bytes.length && bytes[at] === 0xff) {
		const marker = bytes[at + 1] ?? 0;
		if (marker === START_OF_SCAN) break;
		const next = at + 2 + uint16(bytes, at + 2);
		const segment = bytes.subarray(at, next);
		orientation ??= orientationIn(segment);
		if (isNeeded(marker, segment)) kept.push(segment);
		at = next;
	}
	if (at >= bytes.length || bytes[at] !== 0xff) return bytes;
	const scan = bytes.subarray(at, endOf(bytes, at));
	const turned = orientation === undefined || orientation === 1 ? [] : [orientationSegment(orientation)];
	const [start = bytes.subarray(0, 2), ...segments] = kept;
	return joined([start, ...turned, ...segments, scan]);
}

function isNeeded(marker: number, segment: Uint8Array): boolean {
	if (marker === COMMENT) return false;
	if (marker < APP0 || marker > APP15) return true;
	// JFIF, colour profiles, and Adobe's word on how colours are meant.
	return (
		marker === APP0 || (marker === APP2 && startsWith(segment, 'ICC_PROFILE')) || startsWith(segment, 'Adobe')
	);
}

/** Where the picture ends: past its last scan, before anything that a phone hangs on to it. Between scans stand segments, which may hold any bytes. */
function endOf(bytes: Uint8Array, from: number): number {
	for (let at = from; at + 3 < bytes.length; ) {
		const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
		if (marker === END_OF_IMAGE) return at + 2;
		// What is drawn has no marker but these: a stuffed nought, a restart, or a filling byte.
		const isDrawn = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
		at += isDrawn ? 1 : 2 + uint16(bytes, at + 2);
	}
	return bytes.length;
}

function startsWith(segment: Uint8Array, name: string): boolean {
	return Buffer.from(segment.subarray(4, 4 + name.length)).toString('latin1') === name;
}

/** The number from 1 to 8 that says which way up the picture is, where the segment is an Exif that has it. */
function orientationIn(segment: Uint8Array): number | undefined {
	if (segment[1] !== 0xe1 || !startsWith(segment, 'Exif')) return undefined;
	const exif = Buffer.from(segment.subarray(10));
	if (exif.length < 14) return undefined;
	const isLittle = exif.toString('latin1', 0, 2) === 'II';
	const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
	const first = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
	if (first + 2 > exif.length) return undefined;
	for (
		let entry = first + 2, left = short(first);
		left > 0 && entry + 12 <= exif.length;
		left -= 1, entry += 12
	) {
		if (short(entry) === 0x0112) return short(entry + 8);
	}
	return undefined;
}

/** An Exif segment that says which way up, and nothing else. */
function orientationSegment(orientation: number): Uint8Array {
	const tiff = [
		0x4d,
		0x4d,
		0,
		42,
		0,
		0,
		0,
		8,
		0,
		1,
		0x01,
		0x12,
		0,
		3,
		0,
		0,
		0,
		1,
		0,
		orientation & 0xff,
		0,
		0,
		0,
		0,
		0,
		0,
	];
	const body = [...Buffer.from('Exif\0\0', 'latin1'), ...tiff];
	const length = body.length + 2;
	return Uint8Array.from([0xff, 0xe1, length >> 8, length & 0xff, ...body]);
}

/** The chunks of a PNG that say where, when and with what. */
const NOTES: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function plainPng(bytes: Uint8Array): Uint8Array {
	const kept: Uint8Array[] = [bytes.subarray(0, 8)];
	let at = 8;
	while (at + 12 <= bytes.length) {
		const length = uint16(bytes, at) * 65_536 + uint16(bytes, at + 2);
		const next = at + 12 + length;
		const name = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1');
		if (!NOTES.has(name)) kept.push(bytes.subarray(at, next));
		at = next;
		if (name === 'IEND') break;
	}
	return joined(kept);
}

function uint16(bytes: Uint8Array, at: number): number {
	return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
	return new Uint8Array(Buffer.concat(parts));
}
