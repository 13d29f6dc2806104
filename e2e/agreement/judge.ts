/** Has the stand-in check our figures: facts → calculation → return → its own calculation from the boxes. */
import type { Facts } from '@halfpenny/facts';
import { buildReturn } from '@halfpenny/forms';
import { find, parseXml } from '@halfpenny/govtalk';
import { judgeReturn, leafTable, type ReturnProblem } from '@halfpenny/hmrc-local';
import { type Calculation, calculate } from '@halfpenny/tax';
import type { FormYear } from '@halfpenny/years';

const channel = { vendorId: '0000', product: 'Halfpenny', version: 'test' };

/**
 * Returns what the stand-in finds wrong with a return of these facts; nothing if both agree to the penny. `taxOf` is the
 * year whose tax it works out.
 */
export function judged(
	facts: Facts,
	year: FormYear,
	calculation: Calculation = calculate(facts),
	taxOf: Parameters<typeof judgeReturn>[3] = year,
): readonly ReturnProblem[] {
	const built = buildReturn(facts, calculation, { transactionId: '', channel });
	if (!built.ok) throw new Error(`these facts make no return: ${JSON.stringify(built.problems)}`);
	const message = parseXml(built.xml);
	const irEnvelope = message.ok ? find(message.value, 'Body/IRenvelope') : undefined;
	if (!irEnvelope) throw new Error('a return has an IRenvelope');
	return judgeReturn(irEnvelope, leafTable(year), [], taxOf);
}
