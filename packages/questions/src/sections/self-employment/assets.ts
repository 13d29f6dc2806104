/** Things and buildings on which capital allowances are worked out, the same for a business and for let property. */
import type { Question } from '../../question.ts';
import { date, money, steer, text, yesNo } from '../ask.ts';

const isVehicle = { shownWhen: { question: 'kind', is: ['car', 'van'] } } as const;

const percent = (id: string, more: Partial<Question> = {}): Question => ({
	...{ id, kind: 'wholeNumber', most: 100, unit: 'percent' },
	...more,
});

/** What is asked about one thing. */
export const assetQuestions: readonly Question[] = [
	text('description', 100, undefined, { neededToKeep: true }),
	{
		id: 'kind',
		kind: 'choice',
		choices: ['equipment', 'van', 'car', 'specialRate', 'electricChargePoint'],
		neededToKeep: true,
	},
	date('bought', undefined, { neededToFile: true }),
	money('cost', undefined, { neededToFile: true }),
	yesNo('secondHand'),
	{ id: 'emissions', kind: 'wholeNumber', most: 999, ...isVehicle },
	percent('privateUsePercent'),
	steer('wasSold', { neededToFile: true }),
	date('sold', undefined, { shownWhen: { question: 'wasSold', is: true }, neededToFile: true }),
	money('proceeds', undefined, { shownWhen: { question: 'wasSold', is: true }, neededToFile: true }),
	steer('hasMore'),
	money('broughtForward', undefined, { shownWhen: { question: 'hasMore', is: true } }),
	yesNo('shortLife', undefined, { shownWhen: { question: 'hasMore', is: true } }),
	money('claimed', undefined, { shownWhen: { question: 'hasMore', is: true } }),
];

/** What is asked about one building. */
export const buildingQuestions: readonly Question[] = [
	text('description', 100, undefined, { neededToKeep: true }),
	money('cost', undefined, { neededToFile: true }),
	date('usedFrom', undefined, { neededToFile: true }),
	date('usedUntil'),
	yesNo('specialTaxSite'),
	percent('businessPercent'),
];
