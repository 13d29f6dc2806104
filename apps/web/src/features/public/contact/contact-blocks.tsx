/** The ways to reach the operator, each shown only if given. */
import { sayContact } from '@halfpenny/messages/contact';
import type { ReactNode } from 'react';
import type { Service } from '../../../api/shapes.ts';
import { DocumentLink } from '../../../ui/button.tsx';

type Operator = Service['operator'];

/** Whether there is any way to make contact. */
export function hasContact({ phone, supportEmail, businessEmail, office, hours }: Operator): boolean {
	return [phone, supportEmail, businessEmail, office, hours].some((way) => way !== null);
}

export function ContactBlocks({ operator }: { readonly operator: Operator }) {
	const { phone, office, hours } = operator;
	return (
		<div className="grid gap-5 md:grid-cols-2">
			{phone !== null && (
				<Block title={sayContact('phone')}>
					<a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link figures text-22">
						{phone}
					</a>
				</Block>
			)}
			<Email operator={operator} />
			{office !== null && <Office lines={office} />}
			{hours !== null && (
				<Block title={sayContact('hours')}>
					<Lines lines={hours} />
					{operator.hoursInJanuary !== null && (
						<>
							<p className="mt-3 font-semibold">{sayContact('hours.january')}</p>
							<Lines lines={operator.hoursInJanuary} />
						</>
					)}
				</Block>
			)}
		</div>
	);
}

function Email({ operator: { supportEmail, businessEmail, replyWithin } }: { readonly operator: Operator }) {
	if (supportEmail === null && businessEmail === null) return null;
	return (
		<Block title={sayContact('email')}>
			{supportEmail !== null && <Address what={sayContact('email.support')} email={supportEmail} />}
			{businessEmail !== null && <Address what={sayContact('email.business')} email={businessEmail} />}
			{replyWithin !== null && (
				<p className="mt-3 text-muted">{sayContact('email.reply', { within: replyWithin })}</p>
			)}
		</Block>
	);
}

function Address({ what, email }: { readonly what: string; readonly email: string }) {
	return (
		<p className="grid py-1">
			<span className="text-14 text-muted">{what}</span>
			<a href={`mailto:${email}`} className="link wrap-anywhere text-18">
				{email}
			</a>
		</p>
	);
}

/** The map belongs to a third party and opens only on request. */
function Office({ lines }: { readonly lines: readonly string[] }) {
	const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(', '))}`;
	return (
		<Block title={sayContact('office')}>
			<address className="not-italic">
				<Lines lines={lines} />
			</address>
			<DocumentLink href={map} look="secondary" small className="mt-4">
				{sayContact('directions')}
			</DocumentLink>
		</Block>
	);
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
	return (
		<ul>
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}

function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
	return (
		<section className="rounded-card border border-line bg-card p-6">
			<h2 className="mb-3 text-22">{title}</h2>
			{children}
		</section>
	);
}
