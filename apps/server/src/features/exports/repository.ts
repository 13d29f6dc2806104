/** What an export reads that no other feature lists. Everything is looked up by person. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { agentConsents } from '../../database/schema/consents.ts';
import { uploadedDocuments } from '../../database/schema/documents.ts';
import { auditEvents } from '../../database/schema/platform.ts';
import type { ConsentRow } from '../consent/repository.ts';
import type { DocumentRow } from '../documents/repository.ts';

/** Every question about acting as agent that a person was asked, oldest first. */
export function listConsents(queries: Queries, userId: string): Promise<ConsentRow[]> {
	return queries
		.select()
		.from(agentConsents)
		.where(eq(agentConsents.userId, userId))
		.orderBy(asc(agentConsents.askedAt));
}

/** A person's documents that belong to no return, oldest first. */
export function listLooseDocuments(queries: Queries, userId: string): Promise<DocumentRow[]> {
	return queries
		.select()
		.from(uploadedDocuments)
		.where(and(eq(uploadedDocuments.userId, userId), isNull(uploadedDocuments.taxReturnId)))
		.orderBy(asc(uploadedDocuments.createdAt));
}

/** What a person did, oldest first. */
export function listDeeds(queries: Queries, userId: string): Promise<(typeof auditEvents.$inferSelect)[]> {
	return queries
		.select()
		.from(auditEvents)
		.where(eq(auditEvents.userId, userId))
		.orderBy(asc(auditEvents.at), asc(auditEvents.id));
}
