/** Tables of Making Tax Digital: businesses, their quarters, what was sent, and what was shown. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { uploadedDocuments } from './documents.ts';
import { submissions } from './submissions.ts';
import { entries } from './tax-returns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const environment = () =>
	text('environment', { enum: ['local', 'sandbox', 'test-in-live', 'live'] }).notNull();
const person = () =>
	uuid('user_id')
		.notNull()
		.references(() => users.id, { onDelete: 'cascade' });
const business = () =>
	uuid('business_id')
		.notNull()
		.references(() => mtdBusinesses.id, { onDelete: 'cascade' });

/** A business as HMRC last described it, or one known only here. */
export const mtdBusinesses = pgTable(
	'mtd_businesses',
	{
		id: uuid('id').primaryKey(),
		userId: person(),
		environment: environment(),
		/** Keyed hash of HMRC's id, or of our own for a business known only here. */
		businessIndex: text('business_index').notNull(),
		keptBy: text('kept_by', { enum: ['hmrc', 'us'] }).notNull(),
		/** JSON of HMRC's id, the names, the type and the dates, sealed. */
		sealed: text('sealed').notNull(),
		createdAt: moment('created_at').notNull(),
	},
	(table) => [uniqueIndex('mtd_businesses_once').on(table.userId, table.environment, table.businessIndex)],
);

/** One quarter of a business: the draft, and what HMRC last accepted. */
export const mtdQuarters = pgTable(
	'mtd_quarters',
	{
		id: uuid('id').primaryKey(),
		userId: person(),
		businessId: business(),
		taxYear: text('tax_year').notNull(),
		quarter: text('quarter', { enum: ['Q1', 'Q2', 'Q3', 'Q4'] }).notNull(),
		/** JSON of the draft, the figures last sent and their dates, sealed. */
		sealed: text('sealed').notNull(),
		/** When HMRC last accepted it. */
		submittedAt: moment('submitted_at'),
		createdAt: moment('created_at').notNull(),
		updatedAt: moment('updated_at').notNull(),
	},
	(table) => [
		uniqueIndex('mtd_quarters_once').on(table.businessId, table.taxYear, table.quarter),
		index('mtd_quarters_person').on(table.userId),
	],
);

/** Each year to date that was sent, exactly as it was sent. Rows are only added and answered. */
export const mtdUpdates = pgTable(
	'mtd_updates',
	{
		id: uuid('id').primaryKey(),
		userId: person(),
		businessId: business(),
		quarterId: uuid('quarter_id')
			.notNull()
			.references(() => mtdQuarters.id, { onDelete: 'cascade' }),
		taxYear: text('tax_year').notNull(),
		/** From 1 for each business and year. */
		sequence: integer('sequence').notNull(),
		state: text('state', {
			enum: ['queued', 'sending', 'unknown', 'accepted', 'refused', 'failed'],
		}).notNull(),
		/** JSON of the body, the quarter's figures and what is known about the browser, sealed. */
		sealed: text('sealed').notNull(),
		/** HMRC's codes, or why it was not sent. */
		reason: text('reason'),
		createdAt: moment('created_at').notNull(),
		/** When sending last began. */
		sendingAt: moment('sending_at'),
		respondedAt: moment('responded_at'),
	},
	(table) => [
		uniqueIndex('mtd_updates_sequence').on(table.businessId, table.taxYear, table.sequence),
		index('mtd_updates_person').on(table.userId),
		index('mtd_updates_quarter').on(table.quarterId),
		// One at a time for a business's year, whatever the number of tabs and servers.
		uniqueIndex('mtd_updates_one_way')
			.on(table.businessId, table.taxYear)
			.where(sql`${table.state} in ('queued', 'sending', 'unknown')`),
	],
);

/** Documents that support a quarter. One document may support several. */
export const mtdQuarterDocuments = pgTable(
	'mtd_quarter_documents',
	{
		quarterId: uuid('quarter_id')
			.notNull()
			.references(() => mtdQuarters.id, { onDelete: 'cascade' }),
		documentId: uuid('document_id')
			.notNull()
			.references(() => uploadedDocuments.id, { onDelete: 'cascade' }),
		linkedAt: moment('linked_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.quarterId, table.documentId] }),
		index('mtd_quarter_documents_document').on(table.documentId),
	],
);

/** Which trade or property of a return a business is. */
export const mtdLinks = pgTable(
	'mtd_links',
	{
		businessId: business(),
		taxYear: text('tax_year').notNull(),
		entryId: uuid('entry_id')
			.notNull()
			.references(() => entries.id, { onDelete: 'cascade' }),
	},
	(table) => [
		primaryKey({ columns: [table.businessId, table.taxYear] }),
		uniqueIndex('mtd_links_entry').on(table.entryId),
	],
);

/** Calculations a person asked HMRC for, and when they saw the figures. */
export const mtdCalculations = pgTable(
	'mtd_calculations',
	{
		/** HMRC's id. */
		calculationId: text('calculation_id').notNull(),
		userId: person(),
		environment: environment(),
		taxYear: text('tax_year').notNull(),
		type: text('type', { enum: ['in-year', 'intent-to-finalise'] }).notNull(),
		triggeredAt: moment('triggered_at').notNull(),
		shownAt: moment('shown_at'),
		/** When something was sent for the year after this calculation. */
		outdatedAt: moment('outdated_at'),
		/** JSON of the figures as they were shown, sealed. */
		sealedShown: text('sealed_shown'),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.environment, table.calculationId] }),
		index('mtd_calculations_year').on(table.userId, table.taxYear),
	],
);

/** The final declaration of a submission through Making Tax Digital. */
export const mtdDeclarations = pgTable('mtd_declarations', {
	submissionId: uuid('submission_id')
		.primaryKey()
		.references(() => submissions.id, { onDelete: 'cascade' }),
	taxYear: text('tax_year').notNull(),
	/** HMRC's id of the calculation that is declared. */
	calculationId: text('calculation_id').notNull(),
	/** JSON of what was shown, including the wording, and what is known about the browser, sealed. */
	sealed: text('sealed').notNull(),
});
