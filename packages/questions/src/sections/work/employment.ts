/** One job of the year. Form SA102. */
import type { Section } from '../../question.ts';

/** Asked once for each job. */
export const employment: Section = {
	id: 'employment',
	returnType: 'individual',
	group: 'income',
	topic: 'work',
	common: true,
	fold: { as: 'list', into: 'employments' },
	title: 'employer',
	amount: 'pay',
	questions: [
		{ id: 'employer', kind: 'text', longest: 100, neededToKeep: true, boxes: [{ box: 'EMP5' }] },
		{ id: 'payeReference', kind: 'payeReference', neededToFile: true, boxes: [{ box: 'EMP4' }] },
		{ id: 'pay', kind: 'money', neededToFile: true, boxes: [{ box: 'EMP1' }] },
		{ id: 'taxDeducted', kind: 'signedMoney', neededToFile: true, boxes: [{ box: 'EMP2' }] },
		{ id: 'companyDirector', kind: 'yesNo', neededToFile: true, boxes: [{ box: 'EMP6' }] },
	],
};
