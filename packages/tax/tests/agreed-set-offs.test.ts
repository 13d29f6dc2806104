/**
 * Stage 5 step by step, where two calculations agree. The rows come from the stand-in for HMRC, whose calculation was
 * written from HMRC's specification independently of this engine, and which still gives them
 * (`packages/hmrc-local/src/calculation/agreed-set-offs.test.ts`); whole pounds under HMRC's box names.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { status } from '../src/stages/stage-03a-status.ts';
import { offer } from '../src/stages/stage-05-set-off/offer.ts';
import { pool } from '../src/stages/stage-05-set-off/pool.ts';
import { setOff } from '../src/stages/stage-05-set-off/settle.ts';
import { untouched } from '../src/stages/stage-05-set-off/untouched.ts';

const [header = '', ...lines] = readFileSync(new URL('agreed-set-offs.csv', import.meta.url), 'utf8')
	.trim()
	.split('\n');
const names = header.split(',');

/** A row's amounts in pence; an unknown column is a mistake in the file. */
function amountsOf(line: string) {
	const [year, residence, ...pounds] = line.split(',');
	if (year !== '2024-25' && year !== '2025-26') throw new Error(`no such year: ${year}`);
	const of = new Map(pounds.map((written, at) => [names[at + 2], Number(written) * 100]));
	const box = (name: string) => {
		const found = of.get(name);
		if (found === undefined) throw new Error(`no column ${name}`);
		return found;
	};
	return { of: status(year, residence === 'scotland' ? 'scotland' : 'uk'), box };
}

/** The boxes of a row as this engine calculates them, and as the row has them. */
function worked(line: string) {
	const { of, box } = amountsOf(line);
	const given = {
		...{ status: of, pool: box('c5_1'), nonSavings: box('c5_3'), savings: box('c5_11') },
		...{ dividends: box('c5_22'), extension: box('c4_59'), savingsAllowance: box('c4_79') },
		...{ dividendAllowance: box('c4_80'), keptForDividends: box('c5_52d') },
	};
	const at = untouched(given);
	const first = pool(given, at);
	const settled = setOff(given);
	const found: Readonly<Record<string, number>> = {
		...at,
		...first,
		...offer(given, at, first),
		...{ c5_67: settled.againstNonSavings, c5_69: settled.againstSavings },
		...{ c5_70: settled.againstDividends, c5_76: settled.nonSavings, c5_78: settled.savings },
	};
	return names.slice(10).map((name) => ({ name, found: found[name], agreed: box(name) }));
}

describe('set-offs that two calculations agree on', () => {
	it('are more than two thousand', () => expect(lines.length).toBeGreaterThan(2000));

	it('give the same in every box of stage 5', () => {
		for (const line of lines)
			for (const { name, found, agreed } of worked(line))
				if (found !== agreed) throw new Error(`${name} is ${found}, agreed was ${agreed}: ${line}`);
	});
});
