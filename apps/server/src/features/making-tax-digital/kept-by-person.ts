/** What is stored about a person's Making Tax Digital besides quarters and updates, for the export. */
import type { Services } from '../../platform/services.ts';
import { keptBusinesses } from './businesses/queries.ts';
import { listAllAsked } from './calculation/repository.ts';
import { openShown } from './calculation/shown.ts';
import { openDeclaration } from './declaration/declaration.ts';
import { listAllDeclarations } from './declaration/repository.ts';
import { readPapers } from './quarters/papers.ts';
import { listQuarterIds } from './quarters/repository.ts';
import { listLinks } from './year-end/link-repository.ts';

/** Every business with the part of the return it is linked to, by year. */
export async function listBusinessesKept(services: Services, userId: string) {
	const businesses = await keptBusinesses(services, userId);
	const links = await listLinks(
		services.database,
		businesses.map(({ id }) => id),
	);
	return businesses.map(({ id, ...business }) => ({
		...business,
		links: links
			.filter(({ businessId }) => businessId === id)
			.map(({ taxYear, entryId }) => ({ taxYear, entryId })),
	}));
}

/** Every requested calculation, as it was shown. */
export async function listCalculationsKept({ database, vault }: Services, userId: string) {
	const cipher = await vault.cipherOf(database, userId);
	return (await listAllAsked(database, userId)).map((row) => ({
		...{ calculationId: row.calculationId, taxYear: row.taxYear, type: row.type },
		...{ environment: row.environment, triggeredAt: row.triggeredAt.toISOString() },
		shownAt: row.shownAt?.toISOString() ?? null,
		shown: openShown(cipher, row) ?? null,
	}));
}

/**
 * Every final declaration with what was shown. What is known about the browser is for HMRC, and deleted once it is
 * sent.
 */
export async function listDeclarationsKept({ database, vault }: Services, userId: string) {
	const cipher = await vault.cipherOf(database, userId);
	return (await listAllDeclarations(database, userId)).map((row) => ({
		...{ submissionId: row.submissionId, taxYear: row.taxYear, calculationId: row.calculationId },
		shown: openDeclaration(cipher, row).shown,
	}));
}

/** The documents of each quarter with documents. */
export async function listPapersKept(services: Services, userId: string) {
	const all = [];
	for (const quarterId of await listQuarterIds(services.database, userId)) {
		const papers = await readPapers(services, userId, quarterId);
		if (papers.length > 0)
			all.push({ quarterId, documents: papers.map(({ id, filename }) => ({ id, filename })) });
	}
	return all;
}
