/** The forms that `halfpenny return` builds and checks: SA100 from a person's facts, SA800 from a partnership's. */
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

/** A return that was built from a file, or could not be, and what was assumed for it. */
export interface OpenedReturn {
	readonly taxYear: string;
	/** Whose return it is: the interview has questions of each. */
	readonly returnType: 'individual' | 'partnership';
	readonly built: BuildResult;
	/** What a person's return was worked out from; a partnership owes no tax. */
	readonly worked?: { readonly facts: Facts; readonly calculation: Calculation };
	/** The box at a location that HMRC gives. */
	readonly locate: (location: string) => LocatedBox | undefined;
	/** HMRC's cross-checks of this form. */
	readonly check: (boxes: readonly Box[], options: CheckOptions) => readonly RuleProblem[];
	/** Answers that nobody gave, and what to know before filing, each as `path: sentence`. */
	readonly warnings: readonly string[];
}

/** Reads a file and builds a form from it. */
type OpenReturn = (positionals: readonly string[], terminal: Terminal) => Promise<OpenedReturn | Outcome>;

/** The product name in a return built on the command line; a real vendor id belongs to the person who files. */
const channel = { vendorId: '0000', product: 'Halfpenny', version: '0.1.0' };

/** Names that go shortened, since HMRC's box holds no more. */
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

/** The forms by the name that `--form` takes. */
export const returnForms = { sa100: openSa100, sa800: openSa800 } as const;
