/** The XML, to look at and download. */
import { sayFiling } from '@halfpenny/messages/filing';
import { useEffect } from 'react';
import type { Answer } from '../../api/operation.ts';
import type { TaxReturn } from '../../api/shapes.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { GenerateButton, GenerationFailed } from './generate.tsx';
import { indentXml } from './indent-xml.ts';
import type { Xml } from './use-xml.ts';

export function XmlPreview({ xml, taxReturn }: { readonly xml: Xml; readonly taxReturn: TaxReturn }) {
	const { generated } = xml;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tab is opened
	useEffect(() => xml.show(), []);
	return (
		<div className="grid gap-5">
			<GenerationFailed xml={xml} returnId={taxReturn.id} />
			{generated ? (
				<>
					<section
						aria-label={sayFiling('form.xmlLabel')}
						// biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
						tabIndex={0}
						className="h-[400px] overflow-auto rounded-card border border-line bg-well p-4"
					>
						<pre className="text-14">
							<code>{indentXml(generated.xml)}</code>
						</pre>
					</section>
					<p className="text-14 text-muted">{sayFiling('form.indented')}</p>
				</>
			) : xml.busy ? (
				<Skeleton>
					<Bone className="h-[400px] w-full" />
				</Skeleton>
			) : (
				<p className="measure text-18">{sayFiling('form.noXml')}</p>
			)}
			<div className="flex flex-wrap gap-3">
				{generated && <Button onClick={() => save(generated)}>{sayFiling('form.download')}</Button>}
				<GenerateButton xml={xml} taxReturn={taxReturn} />
			</div>
		</div>
	);
}

function save({ filename, xml }: Answer<'sa100Xml'>): void {
	saveFile(new Blob([xml], { type: 'application/xml' }), filename);
}
