/** The card of being late says when HMRC's interest rates may have changed since we checked them. */
import { addDays, parseFacts } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { interestKnownTo } from '@halfpenny/years';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as engine from './engine.ts';
import { LateCard } from './late-card.tsx';

const read = parseFacts({
	...{ taxYear: '2024-25', residence: 'uk' },
	employments: [{ pay: 40_000, taxDeducted: 1000 }],
});
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const calculation = calculate(read.facts);

const daysAfter = (days: number) =>
	renderToStaticMarkup(
		<LateCard engine={engine} calculation={calculation} today={addDays(interestKnownTo, days)} />,
	);

it('says so once the newest rate was checked more than 60 days ago', () => {
	expect(daysAfter(60)).toContain('Interest');
	expect(daysAfter(60)).not.toContain('since we checked HMRC’s interest rates');
	expect(daysAfter(61)).toContain('since we checked HMRC’s interest rates');
});
