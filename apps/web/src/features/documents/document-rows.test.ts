/** A document's status, from its reading and its proposal. */
import { describe, expect, it } from 'vitest';
import type { Proposal, UploadedDocument } from '../../api/shapes.ts';
import { documentRows } from './document-rows.ts';

const document = (
	id: string,
	status: UploadedDocument['status'],
	createdAt = '2026-11-20T06:00:00.000Z',
) => ({
	id,
	taxReturnId: 'r',
	filename: `${id}.pdf`,
	fileType: 'application/pdf',
	documentType: 'p60' as const,
	status,
	waitsBehindOthers: false,
	failure: null,
	pages: [],
	proposalId: `of-${id}`,
	profileProposalId: null,
	progress: null,
	taxYear: null,
	createdAt,
});
const proposal = (documentId: string, status: Proposal['status']): Proposal => ({
	id: `of-${documentId}`,
	origin: { kind: 'document', reference: documentId },
	target: { kind: 'return', id: 'r' },
	changes: [],
	doubtful: [],
	costs: [],
	status,
	expiresAt: null,
	effect: null,
	notices: [],
	entryIds: [],
	createdAt: '2026-11-20T06:00:00.000Z',
});

describe('documentRows', () => {
	it('says that a document without values is stored, not that it was read', () => {
		const [row] = documentRows([{ ...document('a', 'read'), proposalId: null }], []);
		expect(row?.words).toBe('Kept. We took no figures from it');
	});

	it.each([
		['waiting', undefined, 'Waiting to be read'],
		['reading', undefined, 'Being read now'],
		['read', undefined, 'Read'],
		['read', 'open', 'Check what we found'],
		['read', 'approved', 'On your return'],
		['read', 'declined', 'Left out'],
		['read', 'expired', 'Read'],
		['failed', undefined, 'Could not be read'],
	] as const)('%s with a proposal that is %s reads %j', (status, proposed, words) => {
		const rows = documentRows(
			[document('a', status)],
			proposed ? [proposal('a', proposed), proposal('b', 'open')] : [],
		);
		expect(rows[0]).toMatchObject({ words, proposal: proposed ? { id: 'of-a' } : undefined });
	});

	it('says plainly that other people’s documents are read first', () => {
		const [row] = documentRows([{ ...document('a', 'waiting'), waitsBehindOthers: true }], []);
		expect(row?.words).toBe('Waiting: you’ve uploaded a lot lately, so other people’s documents go first');
	});

	it('shows the newest first', () => {
		const rows = documentRows(
			[
				document('old', 'read', '2026-01-01T00:00:00.000Z'),
				document('new', 'read', '2026-02-01T00:00:00.000Z'),
			],
			[],
		);
		expect(rows.map((row) => row.document.id)).toEqual(['new', 'old']);
	});
});
