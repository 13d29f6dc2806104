/**
 * The browser details that the law requires with each call to HMRC (fraud prevention): read at the time of the call,
 * from this browser only. What is unavailable is left out; nothing is made up, rounded or remembered.
 */
import type { BROWSER_DETAILS_HEADER, BrowserDetails } from '@halfpenny/contract';

/** The header they are sent in. */
export const DETAILS_HEADER: typeof BROWSER_DETAILS_HEADER = 'x-browser-details';

/** The parts of a browser we read. */
export interface Surroundings {
	readonly navigator: { readonly userAgent?: string };
	readonly screen?: { readonly width?: number; readonly height?: number; readonly colorDepth?: number };
	readonly devicePixelRatio?: number;
	readonly innerWidth?: number;
	readonly innerHeight?: number;
}

/** The header's value. */
export function detailsHeader(window: Surroundings, now: Date): string {
	return encodeURIComponent(JSON.stringify(browserDetails(window, now)));
}

/** This browser's details. */
export function browserDetails(window: Surroundings, now: Date): BrowserDetails {
	const { userAgent } = window.navigator;
	const inner = sizeOf(window.innerWidth, window.innerHeight);
	const screen = screenOf(window);
	const timezone = offsetOf(now);
	return {
		...(userAgent ? { userAgent } : {}),
		...(timezone ? { timezone } : {}),
		...(screen ? { screens: [screen] } : {}),
		...(inner ? { window: inner } : {}),
	};
}

/** The device's other screens are private: a page may not ask for them without permission. */
function screenOf({ screen, devicePixelRatio: scalingFactor }: Surroundings) {
	const size = sizeOf(screen?.width, screen?.height);
	const colourDepth = screen?.colorDepth;
	if (!size || !isCount(colourDepth) || scalingFactor === undefined || !(scalingFactor > 0)) return undefined;
	return { ...size, scalingFactor, colourDepth };
}

function sizeOf(width: number | undefined, height: number | undefined) {
	return isCount(width) && isCount(height) ? { width, height } : undefined;
}

function isCount(value: number | undefined): value is number {
	return value !== undefined && Number.isInteger(value) && value > 0;
}

/** `UTC+01:00`. */
function offsetOf(now: Date): string | undefined {
	const minutes = -now.getTimezoneOffset();
	if (!Number.isInteger(minutes)) return undefined;
	const size = Math.abs(minutes);
	const two = (value: number) => String(value).padStart(2, '0');
	return `UTC${minutes < 0 ? '-' : '+'}${two(Math.trunc(size / 60))}:${two(size % 60)}`;
}
