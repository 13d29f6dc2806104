/** The policy tells what the product does: what is kept, what stays after deletion, and who may see it. */
import { describe, expect, it } from 'vitest';
import { privacyPolicy } from './privacy.ts';

type Environment = Parameters<typeof privacyPolicy>[2];

const under = (heading: string, environment: Environment = 'local') => {
	const passage = privacyPolicy(null, null, environment).passages.find((one) => one.heading === heading);
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

	it('says what connecting to HMRC keeps, for how long, and what HMRC is told of the browser', () => {
		expect(under('What we keep')).toMatch(/Making Tax Digital.*encrypted/);
		expect(under('How long we keep it')).toMatch(/keys from HMRC: until you disconnect/);
		expect(under('Who else sees it')).toMatch(/browser, window, screens, time zone and internet address/);
	});

	it('names a partner with a code and the person who runs the machine', () => {
		expect(under('Who else sees it')).toMatch(/code/);
		expect(under('Who else sees it')).toMatch(/person who runs the machine/);
		expect(under('Who else sees it')).not.toMatch(/Nobody else/);
	});

	it('says that the log outlives the account', () => {
		expect(under('How long we keep it')).toMatch(/log of what was done stays/);
	});

	it('says where the key of keys lies, by what the service insists on', () => {
		expect(under('How it is protected', 'live')).toMatch(/not kept with the data/);
		for (const environment of ['local', 'sandbox', 'test-in-live'] as const)
			expect(under('How it is protected', environment)).toMatch(/a file beside the data/);
	});

	it('says what lies there in plain text: the stand-in’s returns, and letters without a mail server', () => {
		expect(under('How it is protected')).toMatch(/stand-in for HMRC.*plain text/);
		expect(under('How long we keep it')).toMatch(/stand-in for HMRC/);
		expect(under('How it is protected', 'live')).not.toMatch(/stand-in/);
		expect(under('How long we keep it', 'live')).not.toMatch(/stand-in/);
		expect(under('How it is protected', 'live')).toMatch(/no mail server.*plain text/);
	});

	it('promises no deletion of filed returns while there is an account', () => {
		expect(under('How long we keep it')).toMatch(/Filed returns[^.]*: as long as you have an account\./);
	});
});
