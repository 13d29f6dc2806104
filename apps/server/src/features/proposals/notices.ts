/** What to know before a proposal is approved: another year, another person, an entry that is there already. */
import { type PlainNotice, sayNotice } from '@halfpenny/messages/proposals';
import type { Entry } from '../entries/entry.ts';
import type { Profile } from '../profile/profile.ts';
import type { Proposal } from './proposal.ts';

/** A plain sentence with its code. */
export interface Notice {
	readonly code: string;
	readonly message: string;
}

/** What the proposal is compared with. */
export interface Context {
	/** The year of the return; undefined for a profile. */
	readonly taxYear: string | undefined;
	readonly profile: Pick<Profile, 'nationalInsurance' | 'uniqueTaxReference'> | undefined;
	/** The entries of the return. */
	readonly entries: readonly Pick<Entry, 'section' | 'answers'>[];
}

/** The notices of an open proposal; one that was dealt with has none. */
export function noticesOf(proposal: Proposal, context: Context): Notice[] {
	if (proposal.status !== 'open') return [];
	return [
		...aboutYear(proposal, context),
		...aboutPerson(proposal, context),
		...aboutEntry(proposal, context),
		...proposal.about.notices.map(simple),
	];
}

function aboutYear({ about }: Proposal, { taxYear: year }: Context): Notice[] {
	const found = about.taxYear;
	if (year === undefined || found === undefined || found === year) return [];
	if (found === null) return [{ code: 'yearNotFound', message: sayNotice('yearNotFound', { year }) }];
	return [{ code: 'otherYear', message: sayNotice('otherYear', { found, year }) }];
}

/** The suffix of a National Insurance number may be absent on either side: the first eight say who it is. */
function aboutPerson({ about }: Proposal, { profile }: Context): Notice[] {
	const differ = (own: string | null | undefined, found: string | undefined) =>
		Boolean(own && found && own !== found);
	const nino = differ(profile?.nationalInsurance?.slice(0, 8), about.nationalInsuranceNumber?.slice(0, 8));
	const utr = differ(profile?.uniqueTaxReference, about.uniqueTaxReference);
	return [...(nino ? [simple('otherPerson')] : []), ...(utr ? [simple('otherPartner')] : [])];
}

/** The question that says which job or partnership it is, where two entries about the same one would be a mistake. */
const IDENTIFIES: Readonly<Record<string, string>> = {
	employment: 'payeReference',
	partnershipShare: 'reference',
};

function aboutEntry({ changes }: Proposal, { entries }: Context): Notice[] {
	return changes.flatMap((change): Notice[] => {
		const { section, entry, operation } = change;
		if (!('new' in entry) || operation !== 'set' || change.field !== IDENTIFIES[section]) return [];
		const same = entries.find(
			(known) => known.section === section && known.answers[change.field] === change.value,
		);
		if (!same) return [];
		if (section === 'partnershipShare') return [simple('partnershipAlreadyThere')];
		const employer = String(same.answers.employer ?? change.value);
		return [{ code: 'alreadyThere', message: sayNotice('alreadyThere', { employer }) }];
	});
}

function simple(code: PlainNotice): Notice {
	return { code, message: sayNotice(code) };
}
