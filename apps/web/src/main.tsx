/** Starts the web app. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { watchVisits } from './ui/visits.ts';
import './ui/styles/index.css';

watchVisits();

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the app');
createRoot(place).render(
	<StrictMode>
		<App />
	</StrictMode>,
);
