/** Where the final declaration of the year is, once it was made. */
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

/** Nothing where none was made. While nobody knows what HMRC has, the person can say what they found there. */
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
