/** Generates a return's XML, and downloads it. */
import type { ApiFailure } from '../../api/failure.ts';
import type { Answer } from '../../api/operation.ts';
import { useGenerateXml } from '../../api/operations/filing.ts';
import type { TaxReturn } from '../../api/shapes.ts';
import { showToast } from '../../ui/toast-store.ts';
import { generatedWords, notGeneratedWords } from './filing-words.ts';

/** The XML so far. */
export interface Xml {
	readonly generated: Answer<'sa100Xml'> | undefined;
	/** It was generated, now or on an earlier visit. */
	readonly exists: boolean;
	readonly failure: ApiFailure | null;
	readonly busy: boolean;
	readonly generate: () => void;
	/** Loads what was generated on an earlier visit, without announcing it. */
	readonly show: () => void;
}

/** Calls `onGenerated` once the XML exists. */
export function useXml(
	{ id, sa100Generated }: Pick<TaxReturn, 'id' | 'sa100Generated'>,
	onGenerated: () => void,
): Xml {
	const { mutate, data, error, isPending, isIdle } = useGenerateXml(id);
	const generate = () =>
		mutate(undefined, {
			onSuccess: () => {
				showToast(generatedWords());
				onGenerated();
			},
			onError: (failure) => showToast(notGeneratedWords(failure)),
		});
	return {
		generated: data,
		exists: data !== undefined || sa100Generated,
		failure: error,
		busy: isPending,
		generate,
		show: () => {
			if (isIdle && sa100Generated) mutate();
		},
	};
}
