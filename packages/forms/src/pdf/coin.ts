/** The product's logo: a copper coin with a ship. */
import type { PDFPage } from 'pdf-lib';
import { colours } from './look.ts';

/** Hull, mast, sails and pennant, drawn for a coin of 64 units. */
const SHIP =
	'M14 39.5h36c-1.6 5.6-5 9-10.6 9H24.8c-5.8 0-9.4-3.4-10.8-9Z M31 14h2v24h-2z M34.5 18.5c7.4 2.6 11.2 8.4 11.5 16.5-3.4-2.2-7.2-3.2-11.5-3.1z M29.5 16.5v15.6c-4.4-.1-8.3 1-11.8 3.3.4-9.4 4.3-15.7 11.8-18.9Z M33 13.2l6.5 1.8-6.5 1.8z';

/** Draws the coin with its upper left corner at a point, at a width in points. */
export function drawCoin(page: PDFPage, left: number, top: number, size: number): void {
	const centre = { x: left + size / 2, y: top - size / 2 };
	page.drawCircle({ ...centre, size: size / 2, color: colours.copper });
	page.drawCircle({
		...centre,
		size: (size / 2) * 0.84,
		borderColor: colours.white,
		borderWidth: 0.5,
		borderDashArray: [0.7, 1.5],
	});
	page.drawSvgPath(SHIP, { x: left, y: top, scale: size / 64, color: colours.white });
}
