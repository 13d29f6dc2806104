/** What to know before a proposal goes onto a return: another year, another person, a job that is there already. */
import { sayNotice } from '@halfpenny/messages/proposals';
import type { Entry } from '../entries/entry.ts';
import type { Profile } from '../profile/profile.ts';
import type { HandedOver, Proposal } from './proposal.ts';

/** A plain sentence with its code. */
export interface Notice {
	readonly code: string;
	readonly message: string;
}

/** What the proposal is compared with. */
export interface Context {
	/** The year of the return. */
	readonly taxYear: string;
	readonly profile: Pick<Profile, 'nationalInsurance' | 'uniqueTaxReference'> | undefined;
	/** The entries of the return. */
	readonly entries: readonly Pick<Entry, 'section' | 'answers'>[];
}

/** The notices of an open proposal; one that was dealt with has none. */
export function noticesOf(proposal: Proposal, context: Context): Notice[] {
	if (proposal.status !== 'open') return [];
	if (proposal.partnership) return aboutPartnership(proposal.partnership, proposal, context);
	return [
		...aboutYear(proposal, context),
		...aboutPerson(proposal, context),
		...aboutJob(proposal, context),
		...aboutReading(proposal),
	];
}

function aboutYear({ said }: Proposal, { taxYear: year }: Context): Notice[] {
	if (said.taxYear === undefined)
		return [{ code: 'yearNotFound', message: sayNotice('yearNotFound', { year }) }];
	if (said.taxYear === year) return [];
	return [{ code: 'otherYear', message: sayNotice('otherYear', { found: said.taxYear, year }) }];
}

/** The suffix may be absent on either side: the first eight say who it is. */
function aboutPerson({ said }: Proposal, { profile }: Context): Notice[] {
	const own = profile?.nationalInsurance?.slice(0, 8);
	const found = said.nationalInsuranceNumber?.slice(0, 8);
	if (!own || !found || own === found) return [];
	return [{ code: 'otherPerson', message: sayNotice('otherPerson') }];
}

function aboutJob({ section, fields }: Proposal, { entries }: Context): Notice[] {
	const reference = fields.find(({ question }) => question === 'payeReference')?.value;
	const same = entries.find(
		(entry) => entry.section === section && entry.answers.payeReference === reference,
	);
	if (reference === undefined || !same) return [];
	const employer = String(same.answers.employer ?? reference);
	return [{ code: 'alreadyThere', message: sayNotice('alreadyThere', { employer }) }];
}

function aboutReading({ said }: Proposal): Notice[] {
	return said.warnings.flatMap((warning) => {
		if (warning === 'p60.totalsDisagree')
			return [{ code: 'totalsDisagree', message: sayNotice('totalsDisagree') }];
		return warning === 'several' ? [{ code: 'several', message: sayNotice('several') }] : [];
	});
}

function aboutPartnership(
	handed: HandedOver,
	{ section }: Proposal,
	{ profile, entries }: Context,
): Notice[] {
	const reference = handed.answers.find(({ question }) => question === REFERENCE)?.value;
	const own = profile?.uniqueTaxReference;
	const known = entries.some(
		(entry) => entry.section === section && reference !== undefined && entry.answers[REFERENCE] === reference,
	);
	const other = own && handed.partnerReference !== undefined && own !== handed.partnerReference;
	return [
		...(other ? [notice('otherPartner')] : []),
		...(known ? [notice('partnershipAlreadyThere')] : []),
		...(handed.filed ? [] : [notice('partnershipNotFiled')]),
		...(handed.runsWithTaxYear ? [] : [notice('otherAccountingDate')]),
	];
}

/** The question of a partnership's UTR. */
const REFERENCE = 'reference';

function notice(
	code: 'otherPartner' | 'partnershipAlreadyThere' | 'partnershipNotFiled' | 'otherAccountingDate',
): Notice {
	return { code, message: sayNotice(code) };
}
