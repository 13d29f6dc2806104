/** The policy tells what the product does: what is kept, what stays after deletion, and who may see it. */
import { describe, expect, it } from 'vitest';
import { privacyPolicy } from './privacy.ts';

const under = (heading: string) => {
	const passage = privacyPolicy(null, null).passages.find((one) => one.heading === heading);
	return [...(passage?.paragraphs ?? []), ...(passage?.points ?? [])].join(' ');
};

describe('the privacy policy', () => {
	it('lists the browser of each sign-in, and the log', () => {
		expect(under('What we keep')).toMatch(/browser and system/);
		expect(under('What we keep')).toMatch(/log of what was done/);
	});

	it('lists the key of two-step sign-in, and how long it is kept', () => {
		expect(under('What we keep')).toMatch(/two-step sign-in.*key/);
		expect(under('How long we keep it')).toMatch(/two-step sign-in: until you turn it off/);
	});

	it('names a partner with a code and whoever runs the machine', () => {
		expect(under('Who else sees it')).toMatch(/code/);
		expect(under('Who else sees it')).toMatch(/Whoever runs the machine/);
		expect(under('Who else sees it')).not.toMatch(/Nobody else/);
	});

	it('says that the log outlives the account', () => {
		expect(under('How long we keep it')).toMatch(/log of what was done stays/);
	});
});
