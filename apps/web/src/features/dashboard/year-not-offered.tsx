/** Tells a partnership about the next return due, when it can't be prepared here. */
import { sayNoReturn } from '@halfpenny/messages/no-return';
import { Link } from 'wouter';
import type { Service } from '../../api/shapes.ts';
import { dashboardAddress } from '../../returns/dashboard-address.ts';
import { Notice } from '../../ui/notice.tsx';
import { notOfferedWords, yearNotOffered } from './partnership-years.ts';

/** Renders nothing if that year is offered. */
export function YearNotOffered({ service }: { readonly service: Service }) {
	const taxYear = yearNotOffered(service);
	if (taxYear === undefined) return null;
	const own = dashboardAddress({ taxYear, returnType: 'individual' });
	return (
		<Notice title={sayNoReturn('notOffered.title', { taxYear })}>
			{notOfferedWords(taxYear, service).map((sentence) => (
				<p key={sentence}>{sentence}</p>
			))}
			<p>
				<Link to={own} className="link">
					{sayNoReturn('notOffered.own', { taxYear })}
				</Link>
			</p>
		</Notice>
	);
}
