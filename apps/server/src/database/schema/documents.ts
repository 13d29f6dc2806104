/** Tables of documents: what people uploaded, and what it says. The files themselves are in the storage. */
import { customType, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { taxReturns } from './tax-returns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * The storage if several servers share one database: sealed bytes by id. It is independent, like a folder: the erasing
 * job deletes from it, and no other table refers to it.
 */
export const storedFiles = pgTable('stored_files', {
	key: uuid('key').primaryKey(),
	sealed: bytes('sealed').notNull(),
});

/** A file that a person uploaded. Its bytes are in the storage under its id, sealed. */
export const uploadedDocuments = pgTable(
	'uploaded_documents',
	{
		id: uuid('id').primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** The return it was uploaded for, if one was named. */
		taxReturnId: uuid('tax_return_id').references(() => taxReturns.id, { onDelete: 'cascade' }),
		/** Its type, from its content. */
		fileType: text('file_type').notNull(),
		/** What its name suggests until it is read, then what it is. */
		documentType: text('document_type', {
			enum: ['p60', 'p45', 'payslip', 'interest', 'dividend', 'invoice', 'receipt', 'expense', 'other'],
		}).notNull(),
		/** What its owner says it is, where they corrected us: it is read as that. */
		namedType: text('named_type', { enum: ['p60', 'payslip', 'invoice', 'receipt', 'other'] }),
		status: text('status', { enum: ['waiting', 'reading', 'read', 'failed'] }).notNull(),
		/** If it failed: the error code. */
		failure: text('failure'),
		/** While it is being read: the current page, and the number of pages. */
		pageRead: integer('page_read'),
		pagesToRead: integer('pages_to_read'),
		/** SHA-256 of the bytes, so that the same file twice is one document. */
		digest: text('digest').notNull(),
		sizeBytes: integer('size_bytes').notNull(),
		/** JSON `{filename}`, sealed. */
		sealed: text('sealed').notNull(),
		/** JSON of the reading, sealed. */
		sealedReading: text('sealed_reading'),
		createdAt: moment('created_at').notNull(),
	},
	(table) => [
		unique('uploaded_documents_once').on(table.userId, table.taxReturnId, table.digest).nullsNotDistinct(),
		index('uploaded_documents_return').on(table.taxReturnId),
	],
);
