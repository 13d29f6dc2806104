/** Rarely used screens outside everything else: the agent agreement and the administrator's pages. */
import { useLocation } from 'wouter';
import { lazily } from '../ui/lazily.ts';

/** Where a person agrees to be filed for by an agent: its own window. */
const ConsentPage = lazily(async () => (await import('../features/consent/consent-page.tsx')).ConsentPage);
/** No link leads there. */
const AdminPage = lazily(async () => (await import('../features/admin/admin-page.tsx')).AdminPage);

/** Only for those who have the address. */
export function Apart() {
	const [path] = useLocation();
	return path === '/admin' ? <AdminPage /> : <ConsentPage />;
}
