/** Test mode: HMRC's test service gives one of its ready-made answers. Never shown in live. */
import { sayMtd } from '@halfpenny/messages/mtd';
import type { TestScenario } from '../../../api/shapes.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

/** Every scenario. The first is the default. */
export const scenarios: readonly TestScenario[] = [
	'STATEFUL',
	'DYNAMIC',
	'QUARTERLY_FULFILLED',
	'QUARTERLY_NOT_FULFILLED',
];

/** The switch, and the choice while it is on. `scenario` is undefined while it is off. */
export function TestMode({
	scenario,
	onChange,
}: {
	readonly scenario: TestScenario | undefined;
	readonly onChange: (scenario: TestScenario | undefined) => void;
}) {
	return (
		<div className="grid gap-2 border-t border-line pt-3">
			<CheckboxField
				id="test-mode"
				role="switch"
				label={sayMtd('testMode.label')}
				hint={sayMtd('testMode.hint')}
				checked={scenario !== undefined}
				onChange={({ target }) => onChange(target.checked ? scenarios[0] : undefined)}
			/>
			{scenario !== undefined && (
				<SelectField
					id="test-scenario"
					compact
					label={sayMtd('scenario.label')}
					options={scenarios.map((value) => ({ value, label: sayMtd(`scenario.${value}`) }))}
					value={scenario}
					onChange={({ target }) => onChange(scenarios.find((one) => one === target.value))}
				/>
			)}
		</div>
	);
}
