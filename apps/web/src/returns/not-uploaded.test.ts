/** A rejected file isn't told to try again later. */
import { errorTable } from '@halfpenny/messages/errors';
import { describe, expect, it } from 'vitest';
import { describeFailure } from '../api/failure.ts';
import { notUploaded } from './not-uploaded.ts';

const refused = (code: 'DOCUMENT_NO_TEXT' | 'INTERNAL') => {
	const { status, message, remediation } = errorTable[code];
	return { kind: 'refused', code, message, remediation, statusCode: status, details: {} } as const;
};

describe('the toast', () => {
	it('gives the page’s reason for rejecting a file', () => {
		const blank = refused('DOCUMENT_NO_TEXT');
		expect(notUploaded(blank)).toEqual(describeFailure(blank));
		expect(notUploaded(blank).title).toBe('We can’t find any text in that file');
	});

	it.each([
		refused('INTERNAL'),
		{ kind: 'offline' },
		{ kind: 'status', statusCode: 500, text: 'no' },
	] as const)('says to try again where that may help: %o', (failure) => {
		expect(notUploaded(failure).detail).toBe('There was an error uploading your document. Please try again.');
	});
});
