/** Rent from a home with two owners is not all one person's. */
import { pence } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import type { Answers } from './answer.ts';
import { ownShare } from './own-share.ts';
import type { Section } from './question.ts';
import { findSection } from './sections/index.ts';

const section = (id: string) => findSection(id) as Section;
const ofHome = (answers: Answers) => ownShare(section('ukProperty'), answers, pence(1_440_001));
const joint = { lettingKind: 'property', jointlyLet: true, amountsOfAllOwners: true };

describe('ownShare', () => {
	it('is the owner’s share, rounded down to a penny', () => {
		expect(ofHome({ ...joint, sharePercent: '50' })).toBe(720_000);
		expect(ofHome({ ...joint, sharePercent: '1/3' })).toBe(480_000);
	});

	it('is unknown until the share is known', () => {
		expect(ofHome({ ...joint, sharePercent: null })).toBeUndefined();
		expect(ofHome({ ...joint, sharePercent: 'half' })).toBeUndefined();
	});

	it('is the whole amount when amounts are the owner’s own', () => {
		expect(ofHome({ lettingKind: 'property', jointlyLet: false })).toBe(1_440_001);
		expect(ofHome({ ...joint, amountsOfAllOwners: false, sharePercent: '50' })).toBe(1_440_001);
		expect(ownShare(section('selfEmployment'), { turnover: '5.00' }, pence(500))).toBe(500);
	});
});
