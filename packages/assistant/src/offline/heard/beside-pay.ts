/** What is told of a job beside its pay: costs, benefits, tips. */
import type { Statement } from './statement.ts';

const OF_PAY: readonly string[] = ['pay', 'taxDeducted'];

/** Whether amounts are of a job and none is its pay: the union or body that they name is no employer. */
export function isBesidePay(section: string, statements: readonly Pick<Statement, 'field'>[]): boolean {
	return section === 'employment' && statements.every(({ field }) => !OF_PAY.includes(field));
}
