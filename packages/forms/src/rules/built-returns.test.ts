/** Whole returns, from facts through the calculation to XML: HMRC's rules, ours, and the calculation agree on them. */
import { calculate, pages } from '@halfpenny/tax';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactVerdicts } from '../../tests/compact-rules.ts';
import { hasProgram, hasShared, irEnvelopeOf, ruleVerdicts, schemaErrors } from '../../tests/judges.ts';
import { anyFacts, goodFacts } from '../../tests/people.ts';
import type { Box } from '../box.ts';
import { checkReturn } from '../check-return.ts';
import { buildReturn } from '../return-xml/build-return.ts';

const options = { transactionId: '', channel: { vendorId: '0000', product: 'Example', version: '0.1' } };
const today = new Date().toISOString().slice(0, 10);
const HOW_MANY = Number(process.env.BUILT_RETURNS ?? 200);

function built(facts: Parameters<typeof calculate>[0]) {
	const result = buildReturn(facts, calculate(facts), options);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return { facts, boxes: result.boxes, xml: new TextDecoder().decode(result.xml) };
}

const returns = fc.sample(anyFacts('2024-25'), { numRuns: HOW_MANY }).map(built);

function amount(boxes: readonly Box[], number: string, page: number): number {
	const box = boxes.find((candidate) => candidate.box === number && candidate.page === page);
	return Math.round(Number(box?.value ?? 0) * 100);
}

describe.skipIf(!hasShared || !hasProgram('xsltproc'))('built returns', () => {
	it(`break for HMRC what they break for us, ${HOW_MANY} of them`, { timeout: 300_000 }, async () => {
		const verdicts = await compactVerdicts(returns.map(({ xml }) => xml));
		const ours = returns.map(({ boxes }) =>
			checkReturn(boxes, { year: '2024-25', today })
				.map(({ code }) => code)
				.sort(),
		);
		expect(ours).toEqual(verdicts.map(({ codes }) => codes));
	});

	it(`are accepted by schema and rules when the facts do not contradict themselves, ${HOW_MANY} of them`, {
		timeout: 300_000,
	}, async () => {
		const good = fc.sample(goodFacts('2024-25'), { numRuns: HOW_MANY }).map(built);
		const ours = good.map(({ boxes }) =>
			checkReturn(boxes, { year: '2024-25', today }).map(({ code }) => code),
		);
		expect(ours.flat()).toEqual([]);
		expect(good.flatMap(({ xml }) => schemaErrors(irEnvelopeOf(xml), '2024-25'))).toEqual([]);
		const verdicts = await compactVerdicts(good.map(({ xml }) => xml));
		expect(verdicts.flatMap(({ codes }) => codes)).toEqual([]);
		expect(Math.min(...verdicts.map(({ fired }) => fired))).toBeGreaterThanOrEqual(3);
	});

	it('are accepted by the compiled Schematron too', { timeout: 300_000 }, async () => {
		const some = fc.sample(goodFacts('2024-25'), { numRuns: 10 }).map(built);
		const verdicts = await ruleVerdicts(some.map(({ xml }) => xml));
		expect(verdicts.flatMap(({ codes }) => codes)).toEqual([]);
		expect(Math.max(...verdicts.map(({ fired }) => fired))).toBeGreaterThanOrEqual(14);
	});
});

describe('the boxes of a business', () => {
	it('match the calculation', () => {
		for (const { facts, boxes } of returns) {
			const decided = pages(facts).trades;
			const full = boxes.filter(({ box }) => box === 'FSE2');
			const short = boxes.filter(({ box }) => box === 'SSE1');
			for (const { page, origins } of [...full, ...short]) {
				const index = Number(/\d+/.exec(origins[0] ?? '')?.[0]);
				const isFull = full.some((one) => one.origins[0] === origins[0]);
				const trade = decided[index];
				expect({
					profit: amount(boxes, isFull ? 'FSE76' : 'SSE31', page),
					loss: amount(boxes, isFull ? 'FSE77' : 'SSE32', page),
				}).toEqual({ profit: trade?.taxableProfit, loss: trade?.loss });
			}
		}
	});

	it('match it for property too', () => {
		for (const { facts, boxes } of returns) {
			const { property } = pages(facts);
			if (!property) continue;
			expect({ profit: amount(boxes, 'PRO40', 1), loss: amount(boxes, 'PRO41', 1) }).toEqual({
				profit: property.taxableProfit,
				loss: property.loss,
			});
		}
	});

	it('match it for partnerships too', () => {
		for (const { facts, boxes } of returns) {
			pages(facts).partnerships.forEach((share, index) => {
				const own = boxes.find(
					({ box, origins }) => /^[FS]PS2$/.test(box) && origins[0] === `partnerships[${index}].description`,
				);
				const form = own?.box.slice(0, 3) ?? '';
				expect({
					profit: amount(boxes, `${form}20`, own?.page ?? 0),
					loss: amount(boxes, `${form}21`, own?.page ?? 0),
				}).toEqual({ profit: share.tradingProfit, loss: share.loss });
			});
		}
	});
});
