/** Starts the web app: takes over what the server drew, or renders once the service is known or has had time to answer. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readService, takeService } from './api/service.ts';
import { App } from './app/app.tsx';
import { followNewVersions } from './app/new-version.ts';
import { fetchScreen } from './app/routes.tsx';
import { fetchHeader } from './app/shell.tsx';
import { closeMenuOnEscape } from './site/menu.ts';
import { watchVisits } from './ui/visits.ts';

/** How long to wait for the service's details before rendering, in milliseconds. */
const PATIENCE = 300;

const app = (
	<StrictMode>
		<App />
	</StrictMode>
);

async function start(place: HTMLElement): Promise<void> {
	const { pathname, search } = location;
	fetchScreen(pathname, search);
	const known = Promise.all([readService(), fetchHeader(pathname, search)]);
	await Promise.race([known, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
	createRoot(place).render(app);
}

/** `said` is what the page was drawn from. Its parts become interactive as they load. */
function takeOver(place: HTMLElement, said: string): void {
	takeService(JSON.parse(said));
	fetchScreen(location.pathname, location.search);
	hydrateRoot(place, app);
}

watchVisits();
closeMenuOnEscape();
followNewVersions();
const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the app');
const said = document.getElementById('service')?.textContent;
if (said) takeOver(place, said);
else void start(place);
