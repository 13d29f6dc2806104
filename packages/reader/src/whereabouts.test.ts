/** Pictures lose where they were taken and keep which way up they are. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutWhereabouts } from './whereabouts.ts';

const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#a05030' } });
const place = {
	IFD0: { Make: 'Phone of Leeds' },
	IFD3: {
		GPSLatitudeRef: 'N',
		GPSLatitude: '53/1 48/1 0/1',
		GPSLongitudeRef: 'W',
		GPSLongitude: '1/1 32/1 0/1',
	},
};
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('a photograph', () => {
	it('no longer says where it was taken, and is the same picture the same way up', async () => {
		for (const orientation of [1, 3, 6, 8]) {
			const taken = await picture()
				.jpeg()
				.withExif(place)
				.withMetadata({ orientation, exif: place })
				.toBuffer();
			expect(latin(taken)).toContain('Phone of Leeds');
			const kept = withoutWhereabouts(taken, 'image/jpeg');
			const before = await sharp(taken).metadata();
			const after = await sharp(kept).metadata();
			expect(latin(kept)).not.toContain('Phone of Leeds');
			expect(after.orientation ?? 1).toBe(before.orientation ?? 1);
			expect(after.exif?.length ?? 0).toBeLessThan(40);
			const [pixels, same] = await Promise.all(
				[taken, kept].map((each) => sharp(each).rotate().raw().toBuffer()),
			);
			expect(same).toEqual(pixels);
			expect(withoutWhereabouts(kept, 'image/jpeg')).toEqual(kept);
		}
	});

	it('loses whatever is appended after it, XMP and comments', async () => {
		const taken = await picture()
			.jpeg({ progressive: true })
			.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Leeds</x:xmpmeta>')
			.toBuffer();
		const kept = withoutWhereabouts(Buffer.concat([taken, Buffer.from('a film of Leeds')]), 'image/jpeg');
		expect(latin(kept)).not.toContain('Leeds');
		expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(taken).raw().toBuffer());
	});

	it('that is a PNG loses its notes', async () => {
		const taken = await picture().png().withExif(place).toBuffer();
		const kept = withoutWhereabouts(taken, 'image/png');
		expect(latin(kept)).not.toContain('Leeds');
		expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(taken).raw().toBuffer());
	});
});

it('a truncated picture and a PDF are returned unchanged', async () => {
	const jpeg = (await picture().jpeg().toBuffer()).subarray(0, 60);
	expect(withoutWhereabouts(jpeg, 'image/jpeg')).toEqual(jpeg);
	const pdf = Buffer.from('%PDF-1.7 nothing');
	expect(withoutWhereabouts(pdf, 'application/pdf')).toBe(pdf);
});
