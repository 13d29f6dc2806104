/** The sections of a partnership's return, in the order they are asked. Form SA800. */
import type { Section } from '../../question.ts';
import { partnershipDetails } from './details.ts';
import { partnerShares, partners } from './partners.ts';
import { partnershipProperty } from './property.ts';
import { partnershipSavings } from './savings.ts';
import { partnershipScope } from './scope.ts';
import { partnershipTrade } from './trade.ts';

/** Every section of a partnership's return, its scope first. */
export const partnershipSections: readonly Section[] = [
	partnershipScope,
	partnershipDetails,
	partners,
	partnerShares,
	partnershipTrade,
	partnershipProperty,
	partnershipSavings,
];
