/** Catches unexpected errors in a screen, says so plainly, and offers to reload. */
import { say } from '@halfpenny/messages/shell';
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

interface Props {
	readonly children: ReactNode;
	/** A new value tries again. Pass the address, so that going elsewhere works. */
	readonly resetKey: string;
}

interface State {
	readonly failed: boolean;
	readonly resetKey: string;
}

/** A class because React has no other way to catch an error while rendering. */
export class ErrorBoundary extends Component<Props, State> {
	override state: State = { failed: false, resetKey: this.props.resetKey };

	static getDerivedStateFromError(): Partial<State> {
		return { failed: true };
	}

	/** Clears the error once the user has gone elsewhere. */
	static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
		return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
	}

	override render(): ReactNode {
		return this.state.failed ? <BrokenPage /> : this.props.children;
	}
}

function BrokenPage() {
	return (
		<Page title={say('errorTitle')} lead={say('errorWhat')} hasProblem>
			<div>
				<Button onClick={() => location.reload()}>{say('errorReload')}</Button>
			</div>
		</Page>
	);
}
