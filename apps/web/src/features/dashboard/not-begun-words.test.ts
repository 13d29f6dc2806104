/** Nobody is warned of penalties for a return HMRC may never have asked for. */
import { expect, it } from 'vitest';
import { notBegunWords } from './not-begun-words.ts';

it.each([
	['2026-01-31', 'Due by 31 January 2026. Today is the last day.'],
	['2026-02-01', 'If HMRC asked for a return for 2024-25, it was due on 31 January 2026.'],
])('says on %s: %s', (today, words) => {
	expect(notBegunWords({ taxYear: '2024-25', onlineDeadline: '2026-01-31' }, today)).toBe(words);
});
