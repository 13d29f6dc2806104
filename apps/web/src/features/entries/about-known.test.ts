/** A job that is entered is a job that was had, and a P60 that was read is a document. */
import { findSection, type Section } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { knownAnswers } from './about-known.ts';
import type { Entry } from './entry-rows.ts';

const scope = findSection('scope') as Section;
const job = (documentId?: string) =>
	({
		section: 'employment',
		provenance: { pay: documentId === undefined ? { source: 'typed' } : { source: 'document', documentId } },
	}) as unknown as Entry;

describe('knownAnswers', () => {
	it('are what was said, and yes to what is there', () => {
		expect(knownAnswers(scope, { giftAid: false, employment: null }, [job()])).toEqual({
			giftAid: false,
			employment: true,
		});
		expect(knownAnswers(scope, {}, [job('d')])).toEqual({ employment: true, documents: true });
	});

	it('leave what was said as it was said', () => {
		expect(knownAnswers(scope, { employment: false, documents: false }, [job('d')])).toEqual({
			employment: false,
			documents: false,
		});
	});
});
