/** A disposal read from a return. */
import type { FactsInput } from '@halfpenny/facts';

/** A disposal as JSON, every amount as text. */
export type DisposalJson = Readonly<Record<string, string>> & { readonly kind: AssetKind };

/** A kind of asset: one section of SA108. */
export type AssetKind = NonNullable<NonNullable<FactsInput['capitalGains']>['disposals']>[number]['kind'];
