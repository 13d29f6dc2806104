/** Turns a reading into suggestions for a return, and for the person's profile. */
import type { Reading } from '@halfpenny/reader';
import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import { loadProfile } from '../profile/queries.ts';
import { propose } from '../proposals/propose.ts';
import { aboutPerson, aboutReading } from './about-reading.ts';
import { costsOf } from './costs-of-reading.ts';
import { profileChangesOf } from './profile-of-reading.ts';
import type { DocumentRow } from './repository.ts';
import { suggestionsOf } from './suggestions-of-reading.ts';

/** Stores the proposals of a document that was read, in the caller's transaction; none if it suggests nothing. */
export async function proposeReading(
	tx: Transaction,
	services: Services,
	row: DocumentRow,
	reading: Reading,
): Promise<void> {
	await proposeForReturn(tx, services, row, reading);
	await proposeForProfile(tx, services, row, reading);
}

/** Stores the proposal of a document for its return, in the caller's transaction. */
export async function proposeForReturn(
	tx: Transaction,
	services: Services,
	{ id: documentId, userId, taxReturnId }: DocumentRow,
	reading: Reading,
): Promise<void> {
	if (taxReturnId === null) return;
	const { changes, doubtful } = suggestionsOf(documentId, reading);
	const costs = costsOf(reading);
	if (changes.length + doubtful.length + costs.length === 0) return;
	const origin = { kind: 'document', documentId } as const;
	const about = aboutReading(reading, { doubtful, costs });
	await propose(tx, services, { userId, taxReturnId, origin, changes, doubtful, costs, about });
}

async function proposeForProfile(
	tx: Transaction,
	services: Services,
	{ id: documentId, userId }: DocumentRow,
	reading: Reading,
): Promise<void> {
	const person = await loadProfile(services, tx, userId);
	const changes = person ? profileChangesOf(reading, { userId, ...person }) : [];
	if (changes.length === 0) return;
	const origin = { kind: 'document', documentId } as const;
	await propose(tx, services, { userId, taxReturnId: null, origin, changes, about: aboutPerson(reading) });
}
