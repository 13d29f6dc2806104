/** Turns amounts of the partnership statement back into the shares that divided them, or keeps the amounts. */
import {
	formatShare,
	type PartnershipFacts,
	type Pence,
	pence,
	type Share,
	toPounds,
} from '@halfpenny/facts';
import { penceOf } from '../../read-back/parse-value.ts';
import { put, type Reading } from '../../read-back/reading.ts';
import { allot } from '../allot.ts';
import { spanOf } from '../periods.ts';
import { type StatementLine, statementLines } from '../statement-sheets.ts';
import type { FiledPartnership } from './open-partnership.ts';

/** A line of the statement in a file. */
interface DividedLine {
	readonly line: StatementLine;
	readonly whole: Pence;
	/** For each partner; undefined if the box is empty in the file. */
	readonly parts: readonly (Pence | undefined)[];
}

const STATEMENT = '/SApartnership/Partnership/PartnershipStatement/';

/** The largest denominator that people write as a fraction. */
const LARGEST = 40;

/** Replaces each partner's amounts by a share, if one share gives all of them; else keeps the amounts. */
export function parseShares(reading: Reading, filed: FiledPartnership, facts: PartnershipFacts): void {
	const lines = dividedLines(filed);
	const shares = candidates(lines).find((some) => lines.every((line) => gives(some, line, facts)));
	if (shares) {
		shares.forEach((share, index) => {
			put(reading, `partners[${index}].shares`, [{ share: formatShare(share) }]);
		});
		return;
	}
	for (const { line, parts } of lines) {
		parts.forEach((amount, index) => {
			if (amount !== undefined) put(reading, `partners[${index}].amounts.${line.fact}`, toPounds(amount));
		});
	}
}

function dividedLines({ boxes, partners }: FiledPartnership): readonly DividedLine[] {
	const amountAt = (path: string) => penceAt(boxes.get(STATEMENT + path)?.value);
	return statementLines.flatMap((line) => {
		const whole = amountAt(`PartnershipInformation/${line.element}`);
		if (whole === undefined) return [];
		const parts = Array.from({ length: partners }, (_, index) =>
			amountAt(`PartnerDetails[${index + 1}]/${line.partnerElement ?? line.element}`),
		);
		return [{ line, whole, parts }];
	});
}

function penceAt(text: string | undefined): Pence | undefined {
	const amount = penceOf(text ?? '');
	return amount === undefined ? undefined : pence(amount);
}

/** Shares that may explain the largest amount: percentages with few decimals, then fractions with a small denominator. */
function candidates(lines: readonly DividedLine[]): readonly (readonly Share[])[] {
	const [largest] = lines.toSorted((one, other) => Math.abs(other.whole) - Math.abs(one.whole));
	if (!largest || largest.whole === 0) return [];
	const { whole, parts } = largest;
	const wholes = [100, ...Array.from({ length: LARGEST }, (_, index) => index + 1), 1000, 10_000];
	return wholes.flatMap((of) => {
		const own = parts.map((part = pence(0)) => Math.round((part / whole) * of)); // parts of a whole, not money
		const fits =
			own.reduce((sum, part) => sum + part, 0) === of && own.every((part) => part >= 0 && part <= of);
		return fits ? [own.map((part) => ({ parts: part, whole: of }))] : [];
	});
}

/** Whether constant shares divide a line as in the file. */
function gives(
	shares: readonly Share[],
	{ line, whole, parts }: DividedLine,
	facts: PartnershipFacts,
): boolean {
	if (whole % 100 !== 0) return false;
	const partners = (facts.partners ?? []).map((partner, index) => {
		const share = shares[index];
		return { ...partner, shares: share ? [{ share }] : [] };
	});
	const result = allot(whole, spanOf(line.over, facts), partners);
	return result.ok && result.amounts.every((amount, index) => amount === (parts[index] ?? 0));
}
