/** Long and odd content for the design system: what a screen must cope with. */
import { pence } from '@halfpenny/facts';

/** Forty characters and an ampersand. */
export const EMPLOYER = 'Wolverhampton & Dudley Brass Founders Ltd';

/** £12,345,678.90. */
export const MUCH = pence(1_234_567_890);

/** In words. */
export const MUCH_WORDS = '£12,345,678.90';

/** A failure, as a call returns it. */
export const FAILURE = {
	kind: 'refused',
	code: 'HMRC_UNREACHABLE',
	message: 'HMRC cannot be reached just now',
	statusCode: 502,
	remediation: 'Nothing was sent. Try again in a few minutes.',
	details: {},
} as const;
