/** Screens that few come to and that stand outside everything else: agreeing to an agent, and whoever runs the service. */
import { useLocation } from 'wouter';
import { lazily } from '../ui/lazily.ts';

/** Where a person agrees to be filed for by an agent: its own window. */
const ConsentPage = lazily(async () => (await import('../features/consent/consent-page.tsx')).ConsentPage);
/** Nobody is led there. */
const AdminPage = lazily(async () => (await import('../features/admin/admin-page.tsx')).AdminPage);

/** The one that has the address. */
export function Apart() {
	const [path] = useLocation();
	return path === '/admin' ? <AdminPage /> : <ConsentPage />;
}
