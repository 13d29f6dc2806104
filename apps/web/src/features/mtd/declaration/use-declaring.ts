/** Makes a final declaration: gets HMRC's final calculation, waits for the tick, then sends it once. */
import { sayYearEnd } from '@halfpenny/messages/mtd-year-end';
import { useEffect, useState } from 'react';
import type { ApiFailure } from '../../../api/failure.ts';
import {
	scenarioQuery,
	useCrystallise,
	useMtdCalculation,
	useTriggerMtdCalculation,
} from '../../../api/operations/mtd.ts';
import type { MtdCalculationRow } from '../../../api/shapes.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { failureInWords } from '../hints.ts';
import type { Shown } from '../shown.ts';

/** The id of the tick box. */
export const CONFIRMED = 'declaration-confirmed';

/** A problem at the tick box, or with the whole declaration. */
interface DeclaringProblem {
	readonly title: string;
	readonly field?: string;
	readonly detail?: string;
}

/**
 * An in-year calculation can't be declared, so this asks HMRC for the final one, waits for it and shows it.
 * Calls `onDone` once HMRC has the declaration or it is on its way.
 */
export function useDeclaring(
	{ calculationId, type }: MtdCalculationRow,
	{ taxYear, scenario }: Shown,
	onDone: () => void,
) {
	const [accepted, setAccepted] = useState(false);
	const [problem, setProblem] = useState<DeclaringProblem>();
	const { finalId, failure: refused } = useFinalCalculation(calculationId, type, { taxYear, scenario });
	const { data, error } = useMtdCalculation(finalId, taxYear, scenario);
	const declare = useCrystallise();
	const final = data && data.state !== 'calculating' ? data : undefined;
	const confirm = () => {
		if (!accepted) {
			const title = sayYearEnd('final.missing.title');
			showToast({ title, detail: sayYearEnd('final.missing'), tone: 'bad' });
			return setProblem({ title, field: sayYearEnd('final.missing') });
		}
		if (finalId === undefined || declare.isPending) return;
		setProblem(undefined);
		declare.mutate(
			{
				body: {
					...{ taxYear, calculationId: finalId, declarationAccepted: accepted },
					...scenarioQuery(scenario),
				},
			},
			{
				onSuccess: ({ success, message }) => {
					showToast(success ? { title: sayYearEnd('final.done'), detail: message } : { title: message });
					onDone();
				},
				onError: (failure) => {
					const title = sayYearEnd('final.failed.title');
					const detail = failureInWords('crystallisation', failure, sayYearEnd('final.failed.default'));
					showToast({ title, detail, tone: 'bad' });
					setProblem({ title, detail });
				},
			},
		);
	};
	return {
		...{ final, accepted, setAccepted, problem, confirm },
		failure: refused ?? (data ? null : error),
		busy: declare.isPending,
	};
}

/** Returns the id of a calculation that can be declared, or undefined while HMRC works on one. */
function useFinalCalculation(
	calculationId: string,
	type: string,
	{ taxYear, scenario }: Pick<Shown, 'taxYear' | 'scenario'>,
): { readonly finalId: string | undefined; readonly failure: ApiFailure | null } {
	const ready = type === 'intent-to-finalise';
	const { mutate, data, error } = useTriggerMtdCalculation();
	useEffect(() => {
		if (ready) return;
		mutate({ body: { taxYear, calculationType: 'intent-to-finalise', ...scenarioQuery(scenario) } });
	}, [ready, mutate, taxYear, scenario]);
	return { finalId: ready ? calculationId : data?.calculationId, failure: error };
}
