/** Files that are broken, locked, empty or malicious. */
import { deflateSync } from 'node:zlib';
import { type RawObject, rawPdf } from './raw-pdf.ts';

const catalogue: RawObject = { dictionary: '/Type /Catalog /Pages 2 0 R' };
const font: RawObject = { dictionary: '/Type /Font /Subtype /Type1 /BaseFont /Helvetica' };
const PAGE = '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]';

/** A PDF that needs a password. */
export function encryptedPdf(): Uint8Array {
	const secret = `<${'5a'.repeat(32)}>`;
	return rawPdf(
		[
			catalogue,
			{ dictionary: '/Type /Pages /Kids [3 0 R] /Count 1' },
			{ dictionary: PAGE },
			{ dictionary: `/Filter /Standard /V 1 /R 2 /O ${secret} /U ${secret} /P -44` },
		],
		`/Encrypt 4 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
	);
}

/** A PDF with a drawing and no text, like a scan. */
export function textlessPdf(): Uint8Array {
	return onePage(Buffer.from('0.8 g 50 50 400 600 re f'));
}

/** A PDF of a few kilobytes whose page unpacks to gigabytes. */
export function flateBomb(): Uint8Array {
	const layer = deflateSync(Buffer.alloc(448 * 1024 * 1024, ' '), { level: 1 });
	return onePage(deflateSync(layer, { level: 9 }), '/Filter [/FlateDecode /FlateDecode]');
}

/** A PDF whose page draws ten forms, each drawing ten more, and so on: endless work. */
export function drawingBomb(depth = 9): Uint8Array {
	return nestedForms({ depth, width: 10, pages: 1, leaf: 'BT /F 9 Tf 50 50 Td (again) Tj ET' });
}

/**
 * A PDF of 2 kB whose ten pages draw the same nested forms: within every memory limit, but more than ten seconds of
 * work on a machine that reads a P60 in half a second. Each `number` makes a different file.
 */
export function slowForms(number = 0): Uint8Array {
	return nestedForms({ depth: 4, width: 20, pages: 10, leaf: `% ${number}` });
}

/** A PDF that asks its reader to run a script, fetch from `address`, start a program, and show the file at `path` as its page. */
export function reachingPdf(address: string, path: string): Uint8Array {
	const [reach, file] = [`/S /URI /URI (${address})`, `<< /Type /Filespec /F (${path}) >>`];
	return rawPdf([
		{
			dictionary: `/Type /Catalog /Pages 2 0 R /OpenAction 6 0 R /AA << /WC << ${reach} >> >> /URI << /Base (${address}) >>`,
		},
		{ dictionary: '/Type /Pages /Kids [3 0 R] /Count 1' },
		{
			dictionary: `${PAGE} /Contents 5 0 R /AA << /O << ${reach} >> >> /Resources << /Font << /F 4 0 R >> /XObject << /X 7 0 R >> >>`,
		},
		font,
		{ dictionary: `/F ${file}`, stream: Buffer.from('/X Do') },
		{
			dictionary: `/S /JavaScript /JS (app.launchURL\\("${address}"\\)) /Next << /S /Launch /F ${file} /Next << /S /GoToR /F ${file} /D [0 /Fit] >> >>`,
		},
		{
			dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Ref << /F ${file} /Page 0 >> /F ${file}`,
			stream: Buffer.from(' '),
		},
	]);
}

interface NestedForms {
	/** How many levels of forms are nested. */
	readonly depth: number;
	/** How often each draws the next. */
	readonly width: number;
	readonly pages: number;
	/** What the innermost form draws. */
	readonly leaf: string;
}

function nestedForms({ depth, width, pages, leaf }: NestedForms): Uint8Array {
	const next = Buffer.from('/X Do '.repeat(width));
	const forms = Array.from({ length: depth }, (_, level): RawObject => {
		const isLast = level === depth - 1;
		const inner = isLast ? '/Font << /F 4 0 R >>' : `/XObject << /X ${level + 7} 0 R >>`;
		return {
			dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${inner} >>`,
			stream: isLast ? Buffer.from(leaf) : next,
		};
	});
	return rawPdf([
		catalogue,
		{ dictionary: `/Type /Pages /Kids [${'3 0 R '.repeat(pages)}] /Count ${pages}` },
		{ dictionary: `${PAGE} /Contents 5 0 R /Resources << /XObject << /X 6 0 R >> >>` },
		font,
		{ dictionary: '', stream: next },
		...forms,
	]);
}

/** A PDF whose page tree loops back to itself and claims a million pages. */
export function pageTreeBomb(): Uint8Array {
	return rawPdf([
		catalogue,
		{ dictionary: `/Type /Pages /Kids [${'2 0 R 3 0 R '.repeat(500)}] /Count 1000000` },
		{ dictionary: `/Type /Pages /Parent 2 0 R /Kids [${'2 0 R '.repeat(500)}] /Count 1000000` },
	]);
}

/** A PDF with one page as large as a football field. */
export function hugePagePdf(): Uint8Array {
	return rawPdf([
		catalogue,
		{ dictionary: '/Type /Pages /Kids [3 0 R] /Count 1' },
		{ dictionary: '/Type /Page /Parent 2 0 R /MediaBox [0 0 200000 200000]' },
	]);
}

/** A text file, whatever its name. */
export function textFile(): Uint8Array {
	return new TextEncoder().encode('Dear payroll, please send me my P60 as a PDF.\n');
}

function onePage(content: Uint8Array, filter = ''): Uint8Array {
	return rawPdf([
		catalogue,
		{ dictionary: '/Type /Pages /Kids [3 0 R] /Count 1' },
		{ dictionary: `${PAGE} /Contents 4 0 R` },
		{ dictionary: filter, stream: content },
	]);
}
