/** Opens photographs and scans: JPEG and PNG. */
import sharp from 'sharp';
import { LONGEST_SIDE, MOST_PIXELS } from '../../limits.ts';
import { failure, type Result, success } from '../../problems.ts';
import type { Pixels } from '../ocr/pixels.ts';

/** The longest side at which text is read; a photograph has more than that needs. */
const ENOUGH_TO_READ = 2_400;
/** The length of a sheet of A4 in points: pictures do not say how large they are on paper. */
const SHEET = 842;

/** How many points long and wide a picture is taken to be. */
export interface PaperSize {
	readonly width: number;
	readonly height: number;
}

/** Whether the bytes are a picture that is not too large: its one page, or `document.damaged`, `document.tooComplex`. */
export async function checkPicture(bytes: Uint8Array): Promise<Result<number>> {
	const size = await sizeOf(bytes);
	return size.ok ? success(1) : size;
}

/** The picture ready to read, the right way up as its camera says, and its size on paper. Errors as {@link checkPicture}. */
export async function decodePicture(
	bytes: Uint8Array,
): Promise<Result<{ pixels: Pixels; paper: PaperSize }>> {
	const size = await sizeOf(bytes);
	if (!size.ok) return size;
	const { data, info } = await shrunk(bytes, ENOUGH_TO_READ).raw().toBuffer({ resolveWithObject: true });
	const scale = SHEET / Math.max(info.width, info.height);
	return success({
		pixels: { data, width: info.width, height: info.height },
		paper: { width: info.width * scale, height: info.height * scale },
	});
}

/** A PNG of the picture, as page 1, `scale` 1 being 72 dots an inch of a sheet of A4. Errors as {@link checkPicture}, `document.noSuchPage`. */
export async function drawPicture(
	bytes: Uint8Array,
	page: number,
	scale: number,
): Promise<Result<Uint8Array>> {
	const size = await sizeOf(bytes);
	if (!size.ok) return size;
	if (page !== 1) return failure('document.noSuchPage');
	const longest = Math.min(LONGEST_SIDE, Math.max(1, Math.round(SHEET * scale)));
	return success(await shrunk(bytes, longest).png().toBuffer());
}

async function sizeOf(bytes: Uint8Array): Promise<Result<PaperSize>> {
	// Only its head is read here, so that one too large is told from one that is broken.
	const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => ({}) as { width?: number; height?: number });
	if (width < 1 || height < 1) return failure('document.damaged');
	return width * height > MOST_PIXELS ? failure('document.tooComplex') : success({ width, height });
}

/** Turned as the camera says, on white, in colours of a byte each, and no longer than this. */
function shrunk(bytes: Uint8Array, longest: number) {
	return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
		.rotate()
		.flatten({ background: 'white' })
		.toColourspace('srgb')
		.resize(longest, longest, { fit: 'inside', withoutEnlargement: true });
}
