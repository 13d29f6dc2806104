/** The status of the year's final declaration, once there is one. */
import { formatMoment } from '@halfpenny/facts';
import { sayYearEnd } from '@halfpenny/messages/mtd-year-end';
import type { MtdDeclaration, Service } from '../../../api/shapes.ts';
import { lazily } from '../../../ui/lazily.ts';
import { Notice } from '../../../ui/notice.tsx';

const UnknownDeclaration = lazily(async () => (await import('./unknown-declaration.tsx')).UnknownDeclaration);

const tones = {
	accepted: 'good',
	submitting: 'plain',
	processing: 'plain',
	rejected: 'bad',
	failed: 'bad',
} as const;

/** Renders nothing before that. If the outcome is unknown, the person can say what they found at HMRC. */
export function DeclarationState({
	declaration,
	service,
}: {
	readonly declaration: MtdDeclaration | undefined;
	readonly service: Service;
}) {
	if (!declaration) return null;
	const { status, taxYear, why, declaredAt, calculationId } = declaration;
	return (
		<div className="grid gap-6">
			<Notice tone={tones[status]} title={sayYearEnd(`final.state.${status}`, { taxYear })} live>
				{why !== null && <p>{why}</p>}
				<p className="text-muted">
					{sayYearEnd('final.madeOn', { when: formatMoment(declaredAt), id: calculationId })}
				</p>
			</Notice>
			{status === 'processing' && <UnknownDeclaration {...{ declaration, service }} />}
		</div>
	);
}
