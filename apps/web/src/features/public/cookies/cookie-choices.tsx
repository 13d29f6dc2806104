/** The cookies page's choices: whether to remember preferences, and the theme. */
import { sayCookies } from '@halfpenny/messages/cookies';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { type Look, looks, readPreferences, showLook, writePreferences } from './preferences.ts';

/** Nothing is stored until the form is saved; a theme shows immediately. */
export function CookieChoices() {
	const [look, setLook] = useState<Look>('system');
	const [remember, setRemember] = useState(false);
	const [saved, setSaved] = useState(false);
	useEffect(() => {
		const kept = readPreferences(document.cookie);
		if (!kept) return;
		setLook(kept.look);
		setRemember(true);
	}, []);
	const choose = (chosen: Look) => {
		setLook(chosen);
		setSaved(false);
		showLook(chosen);
	};
	const save = () => {
		writePreferences(remember ? { look } : undefined);
		setSaved(true);
	};
	return (
		<div className="grid max-w-[640px] gap-6">
			<Fixed what={sayCookies('choices.needed')} text={sayCookies('choices.needed.text')} />
			<CheckboxField
				id="remember"
				label={sayCookies('choices.preferences')}
				hint={sayCookies('choices.preferences.text')}
				checked={remember}
				onChange={({ target }) => {
					setRemember(target.checked);
					setSaved(false);
				}}
			/>
			<Fixed what={sayCookies('choices.analytics')} text={sayCookies('choices.analytics.text')} />
			<RadioGroup
				id="look"
				label={sayCookies('choices.look')}
				inline
				options={looks.map((value) => ({ value, label: sayCookies(`look.${value}`) }))}
				value={look}
				onChange={(value) => choose(looks.find((known) => known === value) ?? 'system')}
			/>
			<Button look="secondary" className="justify-self-start" onClick={save}>
				{sayCookies('choices.save')}
			</Button>
			<div aria-live="polite">
				{saved && (
					<Notice tone="good" title={sayCookies('choices.saved')}>
						<p>{sayCookies(remember ? 'choices.saved.on' : 'choices.saved.off')}</p>
					</Notice>
				)}
			</div>
		</div>
	);
}

/** There is nothing to choose, and why. */
function Fixed({ what, text }: { readonly what: string; readonly text: string }) {
	return (
		<div>
			<p className="text-18 font-semibold">{what}</p>
			<p className="measure text-16 text-muted">{text}</p>
		</div>
	);
}
