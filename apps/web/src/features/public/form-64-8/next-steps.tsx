/** What to do with the sheet, and a way back to the answers. */
import { sayAgentForm } from '@halfpenny/messages/form-64-8';
import { Button } from '../../../ui/button.tsx';

const steps = ['next.print', 'next.copy', 'next.sign', 'next.post', 'next.wait'] as const;

/** None of this is printed. */
export function NextSteps({
	hmrcForm,
	onEdit,
}: {
	/** The address of HMRC's own form. */
	readonly hmrcForm: string;
	readonly onEdit: () => void;
}) {
	return (
		<section aria-labelledby="next" className="no-print grid gap-5">
			<div className="flex flex-wrap gap-3">
				<Button onClick={() => print()}>{sayAgentForm('print')}</Button>
				<Button look="secondary" onClick={onEdit}>
					{sayAgentForm('edit')}
				</Button>
			</div>
			<h2 id="next" className="mt-4 text-28">
				{sayAgentForm('next.title')}
			</h2>
			<ol className="measure grid list-decimal gap-2 pl-6 text-18 marker:font-semibold marker:text-copper">
				{steps.map((step) => (
					<li key={step}>{sayAgentForm(step)}</li>
				))}
			</ol>
			<p>
				<a href={hmrcForm} className="link text-18">
					{sayAgentForm('hmrcForm')}
				</a>
			</p>
		</section>
	);
}
