/** Controls to press: buttons and links, tabs, dialogs, toasts, folds. */
import { useState } from 'react';
import { announce } from '../../ui/announcer.tsx';
import { Button, DocumentLink, DownloadLink } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { Details } from '../../ui/details.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { LearnMore } from '../../ui/learn-more.tsx';
import { BackLink, ButtonLink } from '../../ui/screen-link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Part, Section, State, States } from './part.tsx';
import { EMPLOYER } from './samples.ts';

export function Actions() {
	return (
		<Section id="actions" title="Actions">
			<Buttons />
			<Links />
			<TabsPart />
			<DialogPart />
			<ToastPart />
			<Part
				file="ui/details.tsx"
				names={['Details']}
				when="For what some want and most can pass over: the working of a figure, why we ask. Never for what must be read."
			>
				<States>
					<State name="Closed">
						<Details summary="How is this worked out?">20% of £37,700.00 is £7,540.00.</Details>
					</State>
					<State name="Open, and quiet: under a question">
						<Details summary="Why we ask" quiet open>
							HMRC asks for it on page 1 of the form.
						</Details>
					</State>
				</States>
			</Part>
			<Part
				file="ui/call-to-action.tsx"
				names={['CallToAction']}
				when="The last thing on a public page: what to do now. Once a page, and not on every page."
			>
				<State name="On the first page">
					<CallToAction
						coin
						title="Ready to file?"
						text="Start now, stop whenever you like, and go on where you were."
					>
						<ButtonLink to="/ui">Start</ButtonLink>
					</CallToAction>
				</State>
				<State name="Elsewhere">
					<CallToAction
						title="Ready to file?"
						text="Start now, stop whenever you like, and go on where you were."
					>
						<ButtonLink to="/ui">Start</ButtonLink>
					</CallToAction>
				</State>
			</Part>
		</Section>
	);
}

function Buttons() {
	return (
		<Part
			file="ui/button.tsx"
			names={['Button', 'DocumentLink', 'DownloadLink']}
			when="Copper for the one thing to do on a screen; the others beside it. Say what happens: “Save and continue”, not “OK”. A button is not disabled while something is missing: it says what. DocumentLink leads to a public page, DownloadLink to a file."
		>
			<States>
				<State name="Looks">
					<div className="flex flex-wrap items-center gap-3">
						<Button>Complete Setup</Button>
						<Button look="secondary">Save for later</Button>
						<Button look="quiet">Skip for Now</Button>
						<Button look="danger">Remove this job</Button>
					</div>
				</State>
				<State name="Small">
					<div className="flex flex-wrap items-center gap-3">
						<Button small>Copper</Button>
						<Button look="secondary" small>
							Secondary
						</Button>
						<Button look="quiet" small>
							Quiet
						</Button>
						<Button look="danger" small>
							Danger
						</Button>
					</div>
				</State>
				<State name="Busy: stays in reach of the keyboard, and says what is being done">
					<Button busy="Creating account...">Create account</Button>
				</State>
				<State name="Disabled: only where a specification asks for it">
					<div className="flex flex-wrap items-center gap-3">
						<Button disabled>Generate Form Preview</Button>
						<Button look="secondary" disabled>
							Secondary
						</Button>
					</div>
				</State>
				<State name="Long words">
					<Button>Agree that {EMPLOYER} files for me, and go on to the declaration</Button>
				</State>
				<State name="Links that look like buttons">
					<div className="flex flex-wrap items-center gap-3">
						<DocumentLink href="/pricing" look="secondary">
							To a public page
						</DocumentLink>
						<DownloadLink href="/favicon.svg">Download the mark</DownloadLink>
					</div>
				</State>
			</States>
		</Part>
	);
}

function Links() {
	return (
		<>
			<Part
				file="ui/screen-link.tsx"
				names={['ButtonLink', 'BackLink']}
				when="From screen to screen inside the app. BackLink stands above the heading of a screen that belongs to a sequence; a plain link in text has the class “link”."
			>
				<div className="flex flex-wrap items-center gap-6">
					<ButtonLink to="/ui">Go on</ButtonLink>
					<BackLink to="/ui" />
					<BackLink to="/ui">All guides</BackLink>
					<a href="#actions" className="link">
						A link in text
					</a>
				</div>
			</Part>
			<Part
				file="ui/learn-more.tsx"
				names={['LearnMore']}
				when="The words of a link that says only “Learn More”, with what about for whoever hears it alone."
			>
				<p>
					<a href="#actions" className="link">
						<LearnMore />
					</a>
				</p>
			</Part>
		</>
	);
}

function TabsPart() {
	return (
		<Part
			file="ui/tabs.tsx"
			names={['Tabs']}
			when="For views of one thing that are never compared with each other. Not for steps, and not where all could be read at once. Small in a side panel."
		>
			<States>
				<State name="As it is">
					<Example id="tabs" small={false} />
				</State>
				<State name="Small">
					<Example id="small-tabs" small />
				</State>
			</States>
		</Part>
	);
}

function Example({ id, small }: { readonly id: string; readonly small: boolean }) {
	const [tab, setTab] = useState('one');
	return (
		<Tabs
			id={id}
			label="Examples"
			small={small}
			chosen={tab}
			onChoose={setTab}
			tabs={[
				{ key: 'one', label: 'Overview', panel: <p>The overview of {EMPLOYER}.</p> },
				{ key: 'two', label: 'XML Preview', panel: <p>No XML generated yet...</p> },
				{ key: 'three', label: 'Submission', panel: <p>No attempts yet.</p> },
			]}
		/>
	);
}

function DialogPart() {
	const [open, setOpen] = useState<'plain' | 'question'>();
	const close = () => setOpen(undefined);
	return (
		<Part
			file="ui/dialog.tsx"
			names={['Dialog', 'ConfirmDialog']}
			when="A question before something that cannot be undone, or a closer look at one thing; for little else. The safe button stands first. Escape and the cross do nothing but close it."
		>
			<div className="flex flex-wrap gap-3">
				<Button look="secondary" onClick={() => setOpen('question')}>
					Open a dialog
				</Button>
				<Button look="secondary" onClick={() => setOpen('plain')}>
					Open one that only tells
				</Button>
			</div>
			<ConfirmDialog
				id="gallery-dialog"
				title="Remove this job?"
				open={open === 'question'}
				onClose={close}
				no="Keep it"
				yes="Remove it"
				onYes={close}
				danger
			>
				<p>{EMPLOYER} and its figures go from your return. Your P60 stays.</p>
			</ConfirmDialog>
			<Dialog id="gallery-plain" title="How is this worked out?" open={open === 'plain'} onClose={close}>
				<p>20% of £37,700.00 is £7,540.00.</p>
			</Dialog>
		</Part>
	);
}

function ToastPart() {
	return (
		<>
			<Part
				file="ui/toast.tsx"
				names={['ToastRegion']}
				when="Says that something worked, for five seconds. What did not work and must be acted on also stands in the page, since a toast goes away. The shell holds the one place for it."
			>
				<div className="flex flex-wrap gap-3">
					<Button look="secondary" onClick={() => showToast({ title: 'Profile updated' })}>
						Show a good one
					</Button>
					<Button
						look="secondary"
						onClick={() =>
							showToast({
								tone: 'bad',
								title: 'Export Failed',
								detail: 'Nothing was saved. Please try again.',
							})
						}
					>
						Show a bad one
					</Button>
					<Button
						look="secondary"
						onClick={() => showToast({ title: `${EMPLOYER} was removed`, detail: `${EMPLOYER}. `.repeat(4) })}
					>
						Show a long one
					</Button>
				</div>
			</Part>
			<Part
				file="ui/announcer.tsx"
				names={['Announcer']}
				when="Tells a screen reader what the eye sees anyway: a new screen, a figure that changed. The shell holds the one place for it; it is never seen."
			>
				<div>
					<Button look="secondary" onClick={() => announce('You owe £12.34')}>
						Say “You owe £12.34”
					</Button>
				</div>
			</Part>
		</>
	);
}
