/** The agent named on form 64-8. */
import type { Service } from '../../../api/shapes.ts';

/** Empty until the operator names one. */
export type Agent = Service['operator']['agent'];
