/** What a letting business owns, bought and sold, each in its own entry. Form SA105, boxes 31 to 35. */
import type { Section } from '../../question.ts';
import { assetQuestions, buildingQuestions } from '../self-employment/assets.ts';

const shared: Pick<Section, 'returnType' | 'group' | 'topic' | 'title' | 'amount'> = {
	returnType: 'individual',
	group: 'other',
	topic: 'property',
	title: 'description',
	amount: 'cost',
};

/** Asked once for each vehicle, tool or machine. */
export const propertyAsset: Section = {
	...shared,
	id: 'propertyAsset',
	opensWith: { section: 'ukProperty', when: { question: 'hasAssets', is: true } },
	fold: { as: 'list', into: 'ukProperty.capitalAssets.assets' },
	questions: assetQuestions,
};

/** Asked once for each commercial building that was built or bought new. */
export const propertyBuilding: Section = {
	...shared,
	id: 'propertyBuilding',
	opensWith: { section: 'ukProperty', when: { question: 'hasBuildings', is: true } },
	fold: { as: 'list', into: 'ukProperty.capitalAssets.buildings' },
	questions: buildingQuestions,
};
