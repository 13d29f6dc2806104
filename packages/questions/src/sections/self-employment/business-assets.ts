/** What a business owns, bought and sold, each in its own entry. Form SA103F, boxes 49 to 59. */
import type { Question, Section } from '../../question.ts';
import { assetQuestions, buildingQuestions } from './assets.ts';

const ofBusiness: Question = {
	id: 'business',
	kind: 'entry',
	ofSection: 'selfEmployment',
	neededToKeep: true,
};

const shared: Pick<Section, 'returnType' | 'group' | 'topic' | 'title' | 'amount'> = {
	returnType: 'individual',
	group: 'other',
	topic: 'selfEmployment',
	title: 'description',
	amount: 'cost',
};

/** Asked once for each vehicle, tool or machine of a business. */
export const businessAsset: Section = {
	...shared,
	id: 'businessAsset',
	opensWith: { section: 'selfEmployment', when: { question: 'hasAssets', is: true } },
	fold: { as: 'listWithin', section: 'selfEmployment', by: 'business', list: 'capitalAssets.assets' },
	questions: [ofBusiness, ...assetQuestions],
};

/** Asked once for each building of a business that was built or bought new. */
export const businessBuilding: Section = {
	...shared,
	id: 'businessBuilding',
	opensWith: { section: 'selfEmployment', when: { question: 'hasBuildings', is: true } },
	fold: { as: 'listWithin', section: 'selfEmployment', by: 'business', list: 'capitalAssets.buildings' },
	questions: [ofBusiness, ...buildingQuestions],
};
