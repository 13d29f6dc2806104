/** HMRC's record of investments as one list, and how its companies are recognised in the answers. */
import { createHash } from 'node:crypto';
import type { Pence } from '@halfpenny/facts';
import type { investmentReliefs } from '@halfpenny/hmrc';
import type { InvestmentScheme } from '@halfpenny/tax';
import type { Invested } from './invested.ts';

/** The record. */
export type HeldRecord = Parameters<typeof investmentReliefs.put>[2];

/** An investment as HMRC has it. */
export interface HeldInvestment {
	readonly scheme: InvestmentScheme;
	readonly company: string | undefined;
	readonly knowledgeIntensive?: boolean | undefined;
	readonly uniqueInvestmentRef?: string | undefined;
	readonly dateOfInvestment?: string | undefined;
	readonly amountInvested?: Pence | undefined;
	readonly reliefClaimed: Pence;
}

/** Every company of the record. */
export function listOf(record: HeldRecord = {}): readonly HeldInvestment[] {
	const { vctSubscription = [], eisSubscription = [], communityInvestment = [] } = record;
	const { seedEnterpriseInvestment: seed = [] } = record;
	const named =
		(scheme: InvestmentScheme) =>
		({
			name,
			...rest
		}: Omit<HeldInvestment, 'scheme' | 'company'> & {
			readonly name?: string | undefined;
		}): HeldInvestment => ({
			...{ scheme, company: name },
			...rest,
		});
	return [
		...eisSubscription.map(named('eis')),
		...seed.map(({ companyName, ...rest }) => ({ scheme: 'seis' as const, company: companyName, ...rest })),
		...vctSubscription.map(named('vct')),
		...communityInvestment.map(named('communityInvestment')),
	];
}

/** The record of these companies. Each has what its scheme requires. */
export function recordOf(list: readonly HeldInvestment[]): HeldRecord {
	const of = (wanted: InvestmentScheme, called: 'name' | 'companyName') => {
		const some = list.filter(({ scheme }) => scheme === wanted);
		return some.map(({ scheme: _scheme, company, ...rest }) => ({ [called]: company, ...rest }));
	};
	const parts = {
		eisSubscription: of('eis', 'name'),
		seedEnterpriseInvestment: of('seis', 'companyName'),
		vctSubscription: of('vct', 'name'),
		communityInvestment: of('communityInvestment', 'name'),
	};
	return Object.fromEntries(Object.entries(parts).filter(([, some]) => some.length > 0)) as HeldRecord;
}

/** An id for an investment at HMRC, which gives it none. */
export function idOf(held: HeldInvestment): string {
	return createHash('sha256').update(JSON.stringify(held)).digest('base64url');
}

/** A company's name with the characters that HMRC accepts. */
export function nameForHmrc(company: string): string {
	const plain = company.normalize('NFC').replaceAll(/[’‘]/g, "'");
	return plain
		.replaceAll(/[^0-9a-zA-Z{À-˿'}\- _&`():.^]+/g, ' ')
		.replaceAll(/ +/g, ' ')
		.trim();
}

/** Whether HMRC has what the answers say. */
export function isSame(one: Invested, held: HeldInvestment): boolean {
	return one.reliefClaimed === held.reliefClaimed && one.knowledgeIntensive === held.knowledgeIntensive;
}

/** Each company of the answers beside HMRC's, then those that only HMRC has. Of one name, those that agree go together. */
export function sideBySide(ours: readonly Invested[], held: readonly HeldInvestment[]) {
	const left = [...held];
	const found = new Map<Invested, HeldInvestment>();
	const take = (isIt: (one: Invested, candidate: HeldInvestment) => boolean) => {
		for (const one of ours.filter((each) => !found.has(each))) {
			const at = left.findIndex((candidate) => isNamed(one, candidate) && isIt(one, candidate));
			for (const candidate of at === -1 ? [] : left.splice(at, 1)) found.set(one, candidate);
		}
	};
	take(isSame);
	take(() => true);
	return [
		...ours.map((one) => ({ one, ours: one, held: found.get(one) })),
		...left.map((one) => ({ one, ours: undefined, held: one })),
	];
}

const isNamed = ({ scheme, company }: Invested, held: HeldInvestment) =>
	scheme === held.scheme && nameForHmrc(company) === held.company;
