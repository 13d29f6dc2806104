/** The key, as a QR code and as text, and the first code, which shows that the app has it. */
import { sayTwoStep } from '@halfpenny/messages/two-step';
import type { Answer } from '../../../api/operation.ts';
import { useConfirmTwoStep } from '../../../api/operations/two-step.ts';
import { useShortForm } from '../../../api/short-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { copyText } from './copy-text.ts';
import { QrCode } from './qr-code.tsx';
import { TwoStepPage } from './two-step-page.tsx';

type Begun = Answer<'beginTwoStep'>;

/** Calls back with the recovery codes once it is on. */
export function KeyPage({
	begun,
	onTurnedOn,
}: {
	readonly begun: Begun;
	readonly onTurnedOn: (codes: readonly string[]) => void;
}) {
	const form = useShortForm({ code: sayTwoStep('code.missing') }, useConfirmTwoStep(), ({ recoveryCodes }) =>
		onTurnedOn(recoveryCodes),
	);
	return (
		<TwoStepPage
			title={sayTwoStep('key.title')}
			form={form}
			before={<Key begun={begun} />}
			action={sayTwoStep('key.confirm')}
		>
			<TextField
				{...form.field('code')}
				label={sayTwoStep('key.code')}
				hint={sayTwoStep('key.codeHint')}
				width="short"
				inputMode="numeric"
				autoComplete="one-time-code"
				spellCheck={false}
			/>
			<p className="measure text-16 text-muted">{sayTwoStep('key.elsewhere')}</p>
		</TwoStepPage>
	);
}

/** For a user whose app is on this device and can't scan. */
function Key({ begun: { key, address } }: { readonly begun: Begun }) {
	return (
		<div className="grid gap-6 sm:grid-cols-[auto_1fr] sm:items-center">
			<div className="grid gap-3">
				<p className="text-18">{sayTwoStep('key.scan')}</p>
				<QrCode text={address} label={sayTwoStep('key.picture')} />
			</div>
			<div className="grid content-start gap-3">
				<p className="hidden text-18 pointer-coarse:block">
					{sayTwoStep('key.here')}{' '}
					<a href={address} className="link inline-block min-h-6">
						{sayTwoStep('key.open')}
					</a>
				</p>
				<p className="text-18">{sayTwoStep('key.type')}</p>
				<p className="figures text-18 font-semibold wrap-anywhere" translate="no">
					{key.match(/.{1,4}/g)?.join(' ')}
				</p>
				<div>
					<Button look="secondary" small onClick={() => copyText(key)}>
						{sayTwoStep('key.copy')}
					</Button>
				</div>
			</div>
		</div>
	);
}
