/** The partnership itself: its name, address, accounts and who signs. Form SA800. */
import type { Question, Section } from '../../question.ts';
import { date, idsOf, inGroup, steer, text, yesNo } from '../ask.ts';

const otherDays = { shownWhen: { question: 'runsWithTaxYear', is: false } } as const;

const name: readonly Question[] = [
	text('name', 56, undefined, { neededToKeep: true }),
	{ id: 'uniqueTaxpayerReference', kind: 'utr', neededToFile: true },
	steer('runsWithTaxYear', { neededToFile: true }),
	...inGroup('accountingPeriod', [
		date('accountsStart', '3.4', { fact: 'start', neededToFile: true, ...otherDays }),
		date('accountsEnd', '3.5', { fact: 'end', neededToFile: true, ...otherDays }),
	]),
];

const address: readonly Question[] = [
	yesNo('addressChanged', '8.0'),
	...inGroup('address', [
		text('addressLine1', 28, 'A11', { fact: 'line1', neededToFile: true, ...changed() }),
		text('addressLine2', 28, 'A12', { fact: 'line2', neededToFile: true, ...changed() }),
		text('city', 28, 'A13', { fact: 'line3', ...changed() }),
		text('county', 18, 'A14', { fact: 'line4', ...changed() }),
		{ id: 'postcode', kind: 'postcode', boxes: [{ box: 'A15' }], ...changed() },
	]),
	{ id: 'telephone', kind: 'telephone', boxes: [{ box: '9.1' }] },
];

function changed(): Pick<Question, 'shownWhen'> {
	return { shownWhen: { question: 'addressChanged', is: true } };
}

const closing: readonly Question[] = [
	yesNo('exportsGoods', '6.1G', { neededToFile: true }),
	yesNo('exportsServices', '6.1S', { neededToFile: true }),
	text('capacity', 56, '11.4'),
	yesNo('provisionalFigures', '10.1'),
	steer('hasAgent'),
];

const withAgent = { shownWhen: { question: 'hasAgent', is: true } } as const;

const agent: readonly Question[] = inGroup('agent', [
	text('agentName', 28, '9.3', { fact: 'name', ...withAgent }),
	{ id: 'agentTelephone', kind: 'telephone', fact: 'telephone', boxes: [{ box: '9.2' }], ...withAgent },
	text('agentAddressLine1', 28, '9.3', { fact: 'address.line1', ...withAgent }),
	text('agentAddressLine2', 28, '9.3', { fact: 'address.line2', ...withAgent }),
	text('agentCity', 28, '9.3', { fact: 'address.line3', ...withAgent }),
	text('agentCounty', 18, '9.3', { fact: 'address.line4', ...withAgent }),
	{
		id: 'agentPostcode',
		kind: 'postcode',
		fact: 'address.postcode',
		boxes: [{ box: '9.3' }],
		...withAgent,
	},
]);

/** Asked once. */
export const partnershipDetails: Section = {
	id: 'partnershipDetails',
	returnType: 'partnership',
	group: 'other',
	topic: 'partnership',
	common: true,
	askedBy: [],
	fold: { as: 'record', into: '' },
	single: true,
	title: 'name',
	amount: null,
	pages: [
		{ id: 'name', questions: idsOf(name) },
		{ id: 'address', questions: idsOf(address) },
		{ id: 'closing', questions: idsOf(closing) },
		{ id: 'agent', questions: idsOf(agent), shownWhen: { question: 'hasAgent', is: true } },
	],
	questions: [...name, ...address, ...closing, ...agent],
};
