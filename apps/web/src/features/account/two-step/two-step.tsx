/** Two-step sign-in on the security page: what it is, whether it is on, and what can be done. */
import { formatMoment } from '@halfpenny/facts';
import { sayTwoStep } from '@halfpenny/messages/two-step';
import { LoadFailed } from '../../../api/load-failed.tsx';
import type { Answer } from '../../../api/operation.ts';
import { useTwoStep } from '../../../api/operations/two-step.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ButtonLink } from '../../../ui/screen-link.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { holdWords } from './hold-words.tsx';
import { PATH } from './paths.ts';

/** With so few left, it is time for new ones. */
const FEW = 2;

export function TwoStep() {
	const { data, error, refetch } = useTwoStep();
	return (
		<section className="grid gap-4">
			<h2 className="text-28">{holdWords(sayTwoStep('title'))}</h2>
			<p className="-mt-2 measure text-16 text-muted">
				{sayTwoStep('what')} {sayTwoStep('why')}
			</p>
			{error && !data && <LoadFailed failure={error} retry={() => void refetch()} />}
			{!data && !error && (
				<Skeleton>
					<Bone className="h-12" />
				</Skeleton>
			)}
			{data && (data.since === null ? <Off /> : <On since={data.since} left={data.recoveryCodesLeft} />)}
		</section>
	);
}

function Off() {
	return (
		<>
			<p className="text-18">{sayTwoStep('off')}</p>
			<div>
				<ButtonLink to={PATH} look="secondary">
					{holdWords(sayTwoStep('setUp'))}
				</ButtonLink>
			</div>
		</>
	);
}

function On({
	since,
	left,
}: {
	readonly since: string;
	readonly left: Answer<'getTwoStep'>['recoveryCodesLeft'];
}) {
	return (
		<>
			<p className="measure text-18">
				{sayTwoStep('on', { when: formatMoment(since) })} {sayTwoStep('codesLeft', { left })}
			</p>
			{left <= FEW && <Notice tone="doubt">{sayTwoStep('codesLeft.few')}</Notice>}
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={`${PATH}/codes`} look="secondary">
					{sayTwoStep('renew')}
				</ButtonLink>
				<ButtonLink to={`${PATH}/off`} look="danger">
					{holdWords(sayTwoStep('turnOff'))}
				</ButtonLink>
			</div>
		</>
	);
}
