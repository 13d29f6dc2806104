/** The capital gains facts that several rules read. */
import type { Facts } from '@halfpenny/facts';

/** Capital gains facts. */
export type CapitalGains = NonNullable<Facts['capitalGains']>;

/** One disposal. */
export type Disposal = NonNullable<CapitalGains['disposals']>[number];

/** One class of shares or tokens with its trades. */
export type Holding = NonNullable<CapitalGains['holdings']>[number];
