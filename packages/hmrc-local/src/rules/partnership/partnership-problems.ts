/** HMRC's rules between the boxes of a partnership return. */
import type { XmlElement } from '@halfpenny/govtalk';
import type { LeafTable } from '../../structure/leaf-table.ts';
import type { ReturnProblem } from '../problem.ts';

/** Every broken rule of a partnership return whose structure is right. */
export function partnershipProblems(_irEnvelope: XmlElement, _table: LeafTable): readonly ReturnProblem[] {
	return [];
}
