/** Any other information for HMRC. Form SA100, boxes FIN19 and FIN20. */
import type { Section } from '../../question.ts';
import { text, yesNo } from '../ask.ts';

/** HMRC's box holds 20,480 characters. */
const LONGEST = 20_480;

/** Asked once. */
export const otherInformation: Section = {
	id: 'otherInformation',
	returnType: 'individual',
	group: 'other',
	topic: 'adjustments',
	fold: { as: 'record', into: '' },
	single: true,
	title: null,
	amount: null,
	questions: [
		yesNo('provisionalFigures', 'FIN20', { neededToFile: true }),
		text('otherInformation', LONGEST, 'FIN19'),
	],
};
