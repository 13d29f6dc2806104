/** The button that generates the XML, and what to show if it can't. */
import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import { sayFiling } from '@halfpenny/messages/filing';
import { Link } from 'wouter';
import { describeFailure } from '../../api/failure.ts';
import type { TaxReturn } from '../../api/shapes.ts';
import { BlockersIn } from '../../returns/blockers.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formName } from './form-name.ts';
import type { Xml } from './use-xml.ts';

/** Generates a form's XML, or regenerates it. Not if HMRC has accepted it or it is on its way. */
export function GenerateButton({ xml, taxReturn }: { readonly xml: Xml; readonly taxReturn: TaxReturn }) {
	if (xml.exists && !isOpen(shownStatus(taxReturn))) return null;
	const form = formName(taxReturn);
	return (
		<div>
			<Button
				look={xml.exists ? 'secondary' : 'primary'}
				busy={xml.busy && sayFiling('form.generating')}
				onClick={xml.generate}
			>
				{xml.exists ? sayFiling('form.regenerate') : sayFiling('form.generate', { form })}
			</Button>
		</div>
	);
}

/** Why there is no XML, with each missing answer. */
export function GenerationFailed({
	xml: { failure },
	returnId,
}: {
	readonly xml: Xml;
	readonly returnId: string;
}) {
	if (failure === null) return null;
	const { title, detail } = describeFailure(failure);
	return (
		<>
			<Notice tone="bad" title={sayFiling('form.generationFailed')} live>
				<p>
					{title}. {detail}
				</p>
				<p>
					<Link to={`/app/return/${returnId}/check`} className="link">
						{sayFiling('check.title')}
					</Link>
				</p>
			</Notice>
			<BlockersIn failure={failure} returnId={returnId} />
		</>
	);
}
