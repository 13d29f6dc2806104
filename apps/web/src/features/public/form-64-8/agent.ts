/** The agent that form 64-8 names. */
import type { Service } from '../../../api/shapes.ts';

/** Who the agent is; empty until the operator says so. */
export type Agent = Service['operator']['agent'];
