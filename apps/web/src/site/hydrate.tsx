/** Makes a part of a public page interactive. */
import { type ComponentType, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Takes over the part. `given` holds the props the server rendered it from. */
export function hydrate(place: HTMLElement, Screen: ComponentType<never>, given: object): void {
	const Part = Screen as ComponentType<object>;
	hydrateRoot(
		place,
		<StrictMode>
			<Part {...given} />
		</StrictMode>,
	);
}
