/** The figures of a return: worked out when asked for, kept, and from then on never older than the answers. */
import { calculate, rulesVersion } from '@halfpenny/tax';
import { failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import { loadFacts } from './facts.ts';
import { figuresOf, type ReturnFigures } from './figures.ts';
import type { WorkedReturn } from './present.ts';
import { findCalculation, keepCalculation } from './repository.ts';

/** Works the tax out, without keeping it. VALIDATION_FAILED when the answers cannot be right together. */
export async function workOut(services: Services, taxReturn: TaxReturnRow): Promise<Result<WorkedReturn>> {
	const { facts: read } = await loadFacts(services, services.database, taxReturn);
	if (!read.ok) return failWithProblems(read.problems);
	return succeed({ facts: read.facts, calculation: calculate(read.facts) });
}

/** Works the tax out and keeps its figures with the return. Errors as {@link workOut}. */
export async function workOutAndKeep(
	services: Services,
	taxReturn: TaxReturnRow,
): Promise<Result<WorkedReturn>> {
	const loaded = await loadFacts(services, services.database, taxReturn);
	const { facts, profileVersion } = loaded;
	if (!facts.ok) return failWithProblems(facts.problems);
	const calculation = calculate(facts.facts);
	await keep(services, taxReturn, profileVersion, figuresOf(facts.facts, calculation));
	return succeed({ facts: facts.facts, calculation });
}

/** The figures of a return whose tax was ever worked out: kept ones while they are of these answers and rules, else anew. */
export async function latestFigures(
	services: Services,
	taxReturn: TaxReturnRow,
): Promise<ReturnFigures | undefined> {
	const found = await findCalculation(services.database, taxReturn.id);
	if (!found) return undefined;
	const { calculation, profileVersionNow } = found;
	const current =
		calculation.factsVersion === taxReturn.factsVersion &&
		calculation.profileVersion === profileVersionNow &&
		calculation.rulesVersion === rulesVersion;
	return current ? openFigures(services, taxReturn, calculation.sealed) : renew(services, taxReturn);
}

async function renew(services: Services, taxReturn: TaxReturnRow): Promise<ReturnFigures | undefined> {
	const { facts, profileVersion } = await loadFacts(services, services.database, taxReturn);
	if (!facts.ok) return undefined;
	const figures = figuresOf(facts.facts, calculate(facts.facts, { working: false }));
	await keep(services, taxReturn, profileVersion, figures);
	return figures;
}

async function keep(
	{ database, vault, clock }: Services,
	{ id, userId, factsVersion }: TaxReturnRow,
	profileVersion: number,
	figures: ReturnFigures,
): Promise<void> {
	const cipher = await vault.cipherOf(database, userId);
	const sealed = cipher.seal(JSON.stringify(figures), placeOf(id));
	const calculatedAt = clock.now();
	const versions = { factsVersion, profileVersion, rulesVersion };
	await keepCalculation(database, { taxReturnId: id, ...versions, sealed, calculatedAt });
}

async function openFigures(
	{ database, vault }: Services,
	{ id, userId }: TaxReturnRow,
	sealed: string,
): Promise<ReturnFigures> {
	const cipher = await vault.cipherOf(database, userId);
	return JSON.parse(cipher.open(sealed, placeOf(id)));
}

function placeOf(taxReturnId: string): string {
	return `calculations.sealed ${taxReturnId}`;
}
