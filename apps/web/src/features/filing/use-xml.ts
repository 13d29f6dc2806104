/** Generating the XML of a return, and giving it as a file. */
import { sayFiling } from '@halfpenny/messages/filing';
import { describeFailure } from '../../app/api/failure.ts';
import type { Answer } from '../../app/api/operation.ts';
import { useGenerateXml } from '../../app/api/operations/sa100-xml.ts';
import { showToast } from '../../ui/toast-store.ts';

/** The XML as far as it is. */
export interface Xml {
	readonly generated: Answer<'sa100Xml'> | undefined;
	readonly failure: { readonly title: string; readonly detail: string } | undefined;
	readonly busy: boolean;
	readonly generate: () => void;
}

/** `onGenerated` is called once the XML is there. */
export function useXml(returnId: string, onGenerated: () => void): Xml {
	const generation = useGenerateXml(returnId);
	const generate = () =>
		generation.mutate(undefined, {
			onSuccess: () => {
				showToast({ title: sayFiling('form.generated') });
				onGenerated();
			},
		});
	const failure = generation.error ? describeFailure(generation.error) : undefined;
	return { generated: generation.data, failure, busy: generation.isPending, generate };
}

/** Hands a text to the browser as a file. */
export function download(filename: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type: 'application/xml' }));
	const link = document.createElement('a');
	link.href = address;
	link.download = filename;
	link.click();
	URL.revokeObjectURL(address);
}
