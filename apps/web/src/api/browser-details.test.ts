/** HMRC is told what the browser reports about itself, and nothing else. */
import { describe, expect, it } from 'vitest';
import { browserDetails, detailsHeader } from './browser-details.ts';

const window = {
	navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' },
	screen: { width: 1920, height: 1080, colorDepth: 24 },
	devicePixelRatio: 1.25,
	innerWidth: 1256,
	innerHeight: 803,
};
const at = (minutesBehindUtc: number) => ({ getTimezoneOffset: () => minutesBehindUtc }) as unknown as Date;

describe('the details of the browser', () => {
	it('are read from it', () => {
		expect(browserDetails(window, at(-60))).toEqual({
			userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
			timezone: 'UTC+01:00',
			screens: [{ width: 1920, height: 1080, scalingFactor: 1.25, colourDepth: 24 }],
			window: { width: 1256, height: 803 },
		});
	});

	it.each([
		[0, 'UTC+00:00'],
		[210, 'UTC-03:30'],
		[-345, 'UTC+05:45'],
	])('give %d minutes behind UTC as %s', (minutes, said) => {
		expect(browserDetails(window, at(minutes)).timezone).toBe(said);
	});

	it('leave out what is unavailable', () => {
		const bare = { navigator: {}, screen: { width: 1920, height: 0 }, innerWidth: 0, innerHeight: 803.5 };
		expect(browserDetails(bare, at(Number.NaN))).toEqual({});
		const { devicePixelRatio: _, ...unscaled } = window;
		expect(browserDetails(unscaled, at(0))).not.toHaveProperty('screens');
	});

	it('fit in a header, whatever letters they contain', () => {
		const odd = { ...window, navigator: { userAgent: 'Bröwser — “x”' } };
		const header = detailsHeader(odd, at(0));
		expect(header).toMatch(/^[\x21-\x7e]+$/);
		expect(JSON.parse(decodeURIComponent(header)).userAgent).toBe('Bröwser — “x”');
	});
});
