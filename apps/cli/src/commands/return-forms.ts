/** The forms `halfpenny return` builds and checks: SA100 from a person's facts, SA800 from a partnership's. */
import { type Facts, parsePartnershipFacts } from '@halfpenny/facts';
import {
	assumeNo,
	type Box,
	type BuildResult,
	boxForLocation,
	type CheckOptions,
	checkPartnershipReturn,
	checkReturn,
	type LocatedBox,
	partnershipBoxForLocation,
	previewPartnershipReturn,
	previewReturn,
	type RuleProblem,
} from '@halfpenny/forms';
import { sayCli } from '@halfpenny/messages/cli';
import { type Calculation, calculate } from '@halfpenny/tax';
import { noticeSentence } from '@halfpenny/tax/words';
import { complaintsOf, type Outcome, type Terminal } from '../command.ts';
import { readFacts, readJson } from '../read-facts.ts';

/** A return built from a file, or why it couldn't be, with the assumptions made. */
export interface OpenedReturn {
	readonly taxYear: string;
	/** Whose return it is, which decides the interview's questions. */
	readonly returnType: 'individual' | 'partnership';
	readonly built: BuildResult;
	/** A person's facts and calculation. Absent for a partnership, which owes no tax. */
	readonly worked?: { readonly facts: Facts; readonly calculation: Calculation };
	/** Returns the box at a location in HMRC's answer. */
	readonly locate: (location: string) => LocatedBox | undefined;
	/** HMRC's cross-checks of this form. */
	readonly check: (boxes: readonly Box[], options: CheckOptions) => readonly RuleProblem[];
	/** Answers that were assumed and things to know before filing, each as `path: sentence`. */
	readonly warnings: readonly string[];
}

/** Reads a file and builds the form. */
type OpenReturn = (positionals: readonly string[], terminal: Terminal) => Promise<OpenedReturn | Outcome>;

/** The product in a return built on the command line. To file it, people need their own vendor id. */
const channel = { vendorId: '0000', product: 'Halfpenny', version: '0.1.0' };

/** Returns a warning for each name shortened to fit HMRC's box. */
function shortenedIn(built: BuildResult): readonly string[] {
	if (!built.ok) return [];
	return built.boxes.flatMap(({ box, value, shortenedFrom, origins: [path = ''] }) =>
		shortenedFrom === undefined ? [] : [`${path}: ${sayCli('cli.shortened', { box, value })}`],
	);
}

const openSa100: OpenReturn = async (positionals, terminal) => {
	const read = await readFacts(positionals, terminal);
	if (!('facts' in read)) return read;
	const { facts, assumed } = assumeNo({ residence: 'uk', ...read.facts });
	const calculation = calculate(facts, { working: false });
	const built = previewReturn(facts, calculation, { channel });
	return {
		taxYear: facts.taxYear,
		returnType: 'individual',
		built,
		worked: { facts, calculation },
		locate: (location) => boxForLocation(location, facts),
		check: checkReturn,
		warnings: [
			...(read.facts.residence ? [] : [`residence: ${sayCli('cli.residenceAssumed')}`]),
			...assumed.map((path) => `${path}: ${sayCli('cli.companyDirectorAssumed')}`),
			...shortenedIn(built),
			...calculation.notices.map((notice) => `${notice.fact}: ${noticeSentence(notice)}`),
		],
	};
};

const openSa800: OpenReturn = async (positionals, terminal) => {
	const read = await readJson(positionals, terminal);
	if (!('json' in read)) return read;
	const parsed = parsePartnershipFacts(read.json);
	if (!parsed.ok) return complaintsOf(parsed.problems);
	const { facts } = parsed;
	const built = previewPartnershipReturn(facts, { channel });
	return {
		taxYear: facts.taxYear,
		returnType: 'partnership',
		built,
		locate: partnershipBoxForLocation,
		check: checkPartnershipReturn,
		warnings: shortenedIn(built),
	};
};

/** The forms, by their `--form` name. */
export const returnForms = { sa100: openSa100, sa800: openSa800 } as const;
