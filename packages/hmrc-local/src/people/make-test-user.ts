/** Makes up a person: name, address, numbers in HMRC's formats. Nobody's real ones are looked up or avoided. */
import { randomBytes, randomInt } from 'node:crypto';
import type { TestUser } from './test-user.ts';

/** Which numbers the person should have. */
export type Enrolments = {
	readonly selfAssessment: boolean;
	readonly nationalInsurance: boolean;
	readonly incomeTax: boolean;
	/** A National Insurance number to use instead of a made-up one. */
	readonly nino?: string;
};

const firstNames = ['Ada', 'Bryn', 'Cora', 'Dev', 'Elin', 'Femi', 'Greta', 'Hamza', 'Iona', 'Jude'];
const lastNames = ['Ashdown', 'Bracken', 'Calder', 'Dunmore', 'Elmsley', 'Farrow', 'Garside', 'Holloway'];
const streets = ['Example Street', 'Sample Road', 'Test Lane'];

const pick = (list: readonly string[]): string => list[randomInt(list.length)] ?? '';
const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** A person with new numbers. */
export function makeTestUser({ selfAssessment, nationalInsurance, incomeTax, nino }: Enrolments): TestUser {
	const [firstName, lastName] = [pick(firstNames), pick(lastNames)];
	const userId = digits(12);
	return {
		userId,
		password: randomBytes(9).toString('base64url').slice(0, 12),
		userFullName: `${firstName} ${lastName}`,
		emailAddress: `${firstName}.${lastName}.${userId}@example.com`.toLowerCase(),
		individualDetails: {
			firstName,
			lastName,
			dateOfBirth: `19${60 + randomInt(40)}-0${1 + randomInt(9)}-1${randomInt(10)}`,
			address: { line1: `${1 + randomInt(99)} ${pick(streets)}`, line2: 'Testham', postcode: 'TS1 1PA' },
		},
		...(selfAssessment && { saUtr: madeUtr() }),
		...((nationalInsurance || incomeTax) && { nino: nino ?? madeNino() }),
		...(incomeTax && { mtdItId: `X${letter()}IT0000${digits(7)}` }),
	};
}

const letter = (): string => String.fromCharCode(65 + randomInt(26));

/** Letters HMRC uses, so that every format check passes. */
const madeNino = (): string =>
	`${pick(['AA', 'CE', 'EH', 'HL', 'LP', 'MX'])}${digits(6)}${pick(['A', 'B', 'C', 'D'])}`;

/** Weights of digits 2 to 10, and the check digit by remainder: HMRC's own modulus 11. */
const weights = [6, 7, 8, 9, 10, 5, 4, 3, 2];

function madeUtr(): string {
	const rest = digits(9);
	const sum = weights.reduce((total, weight, at) => total + weight * Number(rest[at]), 0);
	return `${'21987654321'[sum % 11]}${rest}`;
}
