/** Brings a part of a public page to life where the server drew it. */
import { type ComponentType, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Takes the part over. `given` is what the server drew it from. */
export function hydrate(place: HTMLElement, Screen: ComponentType<never>, given: object): void {
	const Part = Screen as ComponentType<object>;
	hydrateRoot(
		place,
		<StrictMode>
			<Part {...given} />
		</StrictMode>,
	);
}
