/** Compares HMRC's ledger with our records. */
import type { OurEvent, OurRecords, OurSubmission } from './records.ts';
import type { FiledReturn, Received } from './stand-in.ts';
import type { Told } from './told.ts';

/** Both sides, at the end of a run. */
export interface BothSides {
	readonly ours: OurRecords;
	readonly told: Told;
	/** The receipts that people can open: their IRmark as HMRC prints it, by submission. */
	readonly receipts: ReadonlyMap<string, string>;
	/** The submissions whose receipt was emailed. */
	readonly letters: ReadonlySet<string>;
	readonly received: readonly Received[];
	readonly returns: readonly FiledReturn[];
	/** How many returns and amendments people wanted filed. */
	readonly wanted: { readonly returns: number; readonly amendments: number };
}

/** Returns a sentence for each difference; none if both sides agree. */
export function differences(sides: BothSides): readonly string[] {
	return [
		...sides.told.contradictions,
		...lostPromises(sides),
		...atHmrc(sides),
		...sides.ours.submissions.flatMap((submission) => ofSubmission(sides, submission)),
		...eventsOf(sides),
		...counts(sides),
		...sides.ours.jobs.map(({ kind, state, lastError }) => `a job is left: ${kind}, ${state}, ${lastError}`),
	];
}

/** Checks that every submission promised to a browser exists. */
function lostPromises({ ours, told }: BothSides): string[] {
	const known = new Set(ours.submissions.map(({ id }) => id));
	const promised = new Set([...told.promised, ...told.events.keys()]);
	return [...promised].filter((id) => !known.has(id)).map((id) => `submission ${id}: promised and lost`);
}

/** Checks that HMRC received each of our submissions at most once, nothing else, and no return twice. */
function atHmrc({ ours, received, returns }: BothSides): string[] {
	const known = new Set(ours.submissions.map(({ transactionId }) => transactionId));
	const seen = new Set<string>();
	const wrong: string[] = [];
	for (const { transactionId } of received) {
		if (!known.has(transactionId)) wrong.push(`HMRC has ${transactionId}, which we do not know`);
		if (seen.has(transactionId)) wrong.push(`HMRC received ${transactionId} twice`);
		seen.add(transactionId);
	}
	for (const { uniqueTaxpayerReference, taxYear, duplicates } of returns)
		if (duplicates > 0) wrong.push(`HMRC got the return ${uniqueTaxpayerReference} ${taxYear} again`);
	return wrong;
}

/** Checks that a submission accepted at HMRC is accepted here, with receipt and email, and deleted at HMRC. */
function ofSubmission(
	sides: BothSides,
	{ id, state, transactionId, irmark, hasReceipt }: OurSubmission,
): string[] {
	const there = sides.received.find((one) => one.transactionId === transactionId);
	const wrong: string[] = [];
	const check = (fine: boolean, what: string) => fine || wrong.push(`submission ${id} (${state}): ${what}`);
	if (there?.outcome.kind !== 'accepted') {
		check(
			['failed', 'rejected', 'released'].includes(state),
			`HMRC has not accepted it (${there?.outcome.kind})`,
		);
		check(!hasReceipt, 'has a receipt for what HMRC has not');
		return wrong;
	}
	check(state === 'deleted', 'HMRC has accepted it');
	check(hasReceipt, 'the receipt is not here');
	check(there.irmark === irmark, 'the mark at HMRC is another');
	check(sides.receipts.get(id) === there.irmarkBase32, 'the receipt cannot be opened, or is of another mark');
	check(sides.letters.has(id), 'no letter about the receipt left');
	check(there.deletedAt !== null, 'HMRC still holds the conversation');
	check(isKeptBefore(sides.ours, id, there.deletedAt), 'HMRC forgot it before the receipt was kept here');
	return wrong;
}

/** Returns whether we recorded the acceptance before HMRC deleted the conversation. Both use this machine's clock. */
function isKeptBefore({ events }: OurRecords, id: string, deletedAt: string | null): boolean {
	const accepted = events.find(({ submissionId, kind }) => submissionId === id && kind === 'accepted');
	if (deletedAt === null || !accepted) return true;
	return accepted.at.getTime() <= Date.parse(deletedAt);
}

/** Checks that events are numbered from 1 without gaps, end in the submission's state, and include all that HMRC saw. */
function eventsOf({ ours, told, received }: BothSides): string[] {
	const bySubmission = new Map<string, OurEvent[]>();
	for (const event of ours.events) {
		const known = bySubmission.get(event.submissionId);
		if (known) known.push(event);
		else bySubmission.set(event.submissionId, [event]);
	}
	const taken = new Set(
		received.filter(({ correlationId }) => correlationId !== '').map((one) => one.transactionId),
	);
	return ours.submissions.flatMap(({ id, state, transactionId, correlationId }) => {
		const events = bySubmission.get(id) ?? [];
		const happened = new Set(events.map(({ kind }) => kind));
		const wrong: string[] = [];
		const check = (fine: boolean, what: string) => fine || wrong.push(`events of ${id}: ${what}`);
		check(
			events.every(({ sequence }, index) => sequence === index + 1),
			'a number is missing',
		);
		check(events[0]?.kind === 'declared', 'they do not begin with the declaration');
		check(events.at(-1)?.state === state, `they end in ${events.at(-1)?.state}, not in ${state}`);
		check(events.length >= (told.events.get(id)?.length ?? 0), 'fewer than were shown');
		check(!taken.has(transactionId) || happened.has('sendingBegan'), 'HMRC got it before it was sent');
		const named = happened.has('acknowledged') || happened.has('foundAtHmrc');
		check(correlationId === null || named, 'nothing says where HMRC’s name for it came from');
		check(
			state !== 'deleted' || (happened.has('accepted') && happened.has('deletedAtHmrc')),
			'no acceptance',
		);
		return wrong;
	});
}

/** Checks that every return and amendment people wanted filed was filed. */
function counts({ returns, wanted }: BothSides): string[] {
	const filed = returns.filter(({ original }) => original !== null).length;
	const amended = returns.reduce((sum, { amendments }) => sum + amendments.length, 0);
	const wrong: string[] = [];
	if (filed !== wanted.returns) wrong.push(`${filed} returns are filed, ${wanted.returns} were wanted`);
	if (amended !== wanted.amendments)
		wrong.push(`${amended} amendments are filed, ${wanted.amendments} were wanted`);
	return wrong;
}
