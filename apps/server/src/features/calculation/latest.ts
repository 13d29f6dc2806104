/** The figures of a return: calculated on request, stored, and from then on never older than the answers. */
import { calculate, rulesVersion } from '@halfpenny/tax';
import type { Result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import { loadPersonAnswers, readFacts } from './facts.ts';
import { figuresOf, type ReturnFigures } from './figures.ts';
import type { WorkedReturn } from './present.ts';
import { findCalculation, keepCalculation } from './repository.ts';
import { workOutApart } from './work-out.ts';

/** Calculates the tax without storing it. Errors: as {@link workOutApart}. */
export async function workOut(services: Services, taxReturn: TaxReturnRow): Promise<Result<WorkedReturn>> {
	return workOutApart(services, await loadPersonAnswers(services, services.database, taxReturn));
}

/** Calculates the tax and stores its figures with the return. Errors as {@link workOut}. */
export async function workOutAndKeep(
	services: Services,
	taxReturn: TaxReturnRow,
): Promise<Result<WorkedReturn>> {
	const answers = await loadPersonAnswers(services, services.database, taxReturn);
	const worked = await workOutApart(services, answers);
	if (!worked.ok) return worked;
	const { facts, calculation } = worked.value;
	await keep(services, taxReturn, answers.profileVersion, figuresOf(facts, calculation));
	return worked;
}

/** The figures of a return that has been calculated before, as {@link figuresFrom}. */
export async function latestFigures(
	services: Services,
	taxReturn: TaxReturnRow,
): Promise<ReturnFigures | undefined> {
	return figuresFrom(services, taxReturn, await findCalculation(services.database, taxReturn.id));
}

/** The figures stored for a return if they match these answers and rules, otherwise new ones; undefined if none are stored. */
export async function figuresFrom(
	services: Services,
	taxReturn: TaxReturnRow,
	found: Awaited<ReturnType<typeof findCalculation>>,
): Promise<ReturnFigures | undefined> {
	if (!found) return undefined;
	const { calculation, profileVersionNow } = found;
	const current =
		calculation.factsVersion === taxReturn.factsVersion &&
		calculation.profileVersion === profileVersionNow &&
		calculation.rulesVersion === rulesVersion;
	return current ? openFigures(services, taxReturn, calculation.sealed) : renew(services, taxReturn);
}

async function renew(services: Services, taxReturn: TaxReturnRow): Promise<ReturnFigures | undefined> {
	const { profile, profileVersion, entries } = await loadPersonAnswers(
		services,
		services.database,
		taxReturn,
	);
	const facts = readFacts(taxReturn, profile, entries);
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
