/** Starts the web app, once the service is known or has had its chance, so that nothing moves later. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readService } from './app/api/service.ts';
import { App } from './app/app.tsx';
import { followNewVersions } from './app/new-version.ts';
import { fetchScreen } from './app/routes.tsx';
import { watchVisits } from './ui/visits.ts';

/** How long to wait for what the first page says of the service, in milliseconds. */
const PATIENCE = 300;

async function start(place: HTMLElement): Promise<void> {
	fetchScreen(location.pathname, location.search);
	await Promise.race([readService(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
	createRoot(place).render(
		<StrictMode>
			<App />
		</StrictMode>,
	);
}

watchVisits();
followNewVersions();
const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the app');
void start(place);
