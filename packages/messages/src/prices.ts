/** What the plans cost, once: every page that names a price reads it here (pounds a year). Nothing is charged now. */

/** A plan. */
export interface Plan {
	readonly id: 'basic' | 'premium' | 'partnership';
	readonly name: string;
	readonly poundsAYear: number;
}

/** The plans, cheapest first. */
export const plans: readonly Plan[] = [
	{ id: 'basic', name: 'Basic', poundsAYear: 79 },
	{ id: 'premium', name: 'Premium', poundsAYear: 129 },
	{ id: 'partnership', name: 'Partnership', poundsAYear: 189 },
];

/** The plan marked as most popular. */
export const popularPlan: Plan['id'] = 'premium';
