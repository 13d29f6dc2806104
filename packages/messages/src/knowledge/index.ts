/** Everything the assistant knows by heart, each answer with its source. */
import { alsoAsked } from './also-asked.ts';
import { costKnowledge } from './costs.ts';
import { digitalKnowledge } from './digital.ts';
import type { KnowledgeEntry } from './entry.ts';
import { expenseKnowledge } from './expenses.ts';
import { incomeKnowledge } from './income.ts';
import { moreIncomeKnowledge } from './income-more.ts';
import { moreSituationKnowledge } from './more-situations.ts';
import { oftenAskedOfBusiness } from './often-business.ts';
import { oftenAskedOfIncome } from './often-income.ts';
import { oftenAskedOfProperty } from './often-property.ts';
import { oftenAskedOfReturns } from './often-returns.ts';
import { propertyAndGainsKnowledge } from './property-and-gains.ts';
import { ratesAndLimits } from './rates-and-limits.ts';
import { reliefKnowledge } from './reliefs.ts';
import { returnKnowledge } from './returns.ts';
import { moreReturnKnowledge } from './returns-more.ts';
import { situationKnowledge } from './situations.ts';
import { tradeKnowledge } from './trades.ts';

export type { KnowledgeEntry } from './entry.ts';

/** All entries. */
export const knowledge: readonly KnowledgeEntry[] = [
	...returnKnowledge,
	...moreReturnKnowledge,
	...digitalKnowledge,
	...incomeKnowledge,
	...moreIncomeKnowledge,
	...propertyAndGainsKnowledge,
	...reliefKnowledge,
	...expenseKnowledge,
	...costKnowledge,
	...tradeKnowledge,
	...situationKnowledge,
	...moreSituationKnowledge,
	...oftenAskedOfIncome,
	...oftenAskedOfProperty,
	...oftenAskedOfBusiness,
	...oftenAskedOfReturns,
	...ratesAndLimits,
	...alsoAsked,
];
