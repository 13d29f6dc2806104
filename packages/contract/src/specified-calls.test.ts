/** Every call the product specification names for Making Tax Digital, the sandbox and administrators, and who may make it. */
import { describe, expect, it } from 'vitest';
import { calls } from './index.ts';

const SPECIFIED = [
	['GET', '/api/user', 'user'],
	['GET', '/api/hmrc/auth-status', 'user'],
	['GET', '/api/hmrc/auth', 'user'],
	// The specification doesn't show how to revoke a connection.
	['DELETE', '/api/hmrc/auth', 'user'],
	['GET', '/api/mtd/businesses', 'user'],
	['POST', '/api/mtd/businesses/create', 'user'],
	['GET', '/api/mtd/quarterly/:businessId', 'user'],
	['POST', '/api/mtd/quarterly', 'user'],
	['GET', '/api/mtd/obligations/:businessId', 'user'],
	['GET', '/api/mtd/account/balance', 'user'],
	['GET', '/api/mtd/calculations', 'user'],
	['POST', '/api/mtd/calculations/trigger', 'user'],
	['POST', '/api/mtd/crystallise', 'user'],
	// Keyed by the submission's id.
	['GET', '/api/mtd/documents/:id', 'owner'],
	['POST', '/api/documents/upload', 'user'],
	['PATCH', '/api/documents/:id', 'owner'],
	['DELETE', '/api/documents/:id', 'owner'],
	['GET', '/api/export/mtd-submissions', 'user'],
	['POST', '/api/hmrc/run-checklist-tests', 'user'],
	['POST', '/api/admin/login', 'public'],
	['POST', '/api/admin/create-admin', 'public'],
	['POST', '/api/admin/hmrc/test-hello', 'admin'],
	['POST', '/api/admin/hmrc/test-auth', 'admin'],
	['POST', '/api/admin/hmrc/test-fraud-headers', 'admin'],
	['GET', '/api/admin/hmrc/test-logs', 'admin'],
] as const;

describe('the contract has', () => {
	it.each(SPECIFIED)('%s %s, for %s', (method, path, access) => {
		const found = Object.values(calls).find((call) => call.method === method && call.path === path);
		expect(found?.access).toBe(access);
	});
});
