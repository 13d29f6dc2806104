/** The app: the frame of every page, and the page at the address. */
import { Routes } from './routes.tsx';
import { Shell } from './shell.tsx';

/** Everything inside the root element. */
export function App() {
	return (
		<Shell>
			<Routes />
		</Shell>
	);
}
