/**
 * Browser details that the law requires with every call to HMRC (fraud prevention). The web app sends them with calls under
 * `/api/mtd` and `/api/hmrc` in the header `x-browser-details`: `encodeURIComponent` of this JSON. Anything the browser
 * doesn't report is left out. A call works without the header, but HMRC is then told less.
 */
import * as z from 'zod';

/** The header. */
export const BROWSER_DETAILS_HEADER = 'x-browser-details';

const pixels = z.number().int().positive().max(100_000);

/** The header's content. */
export const browserDetails = z.object({
	/** `navigator.userAgent`. */
	userAgent: z.string().max(1000).optional(),
	/** The offset from UTC now: `UTC+01:00`. */
	timezone: z
		.string()
		.regex(/^UTC[+-]\d\d:\d\d$/)
		.optional(),
	/** Width and height in CSS pixels; `scalingFactor` is `devicePixelRatio`, `colourDepth` in bits. */
	screens: z
		.array(
			z.object({
				width: pixels,
				height: pixels,
				scalingFactor: z.number().positive().max(100),
				colourDepth: z.number().int().positive().max(128),
			}),
		)
		.max(16)
		.optional(),
	/** `window.innerWidth` and `innerHeight`. */
	window: z.object({ width: pixels, height: pixels }).optional(),
});

/** The browser's details. */
export type BrowserDetails = z.output<typeof browserDetails>;
