/** The printed sheet: every answer in the order of HMRC's form, on one page. */
import { sayAgentForm } from '@halfpenny/messages/form-64-8';
import { say } from '@halfpenny/messages/shell';
import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import type { Agent } from './agent.ts';
import type { Details } from './details.ts';

/** Anything unknown is a blank line to write on. */
export function AgentSheet({ details, agent }: { readonly details: Details; readonly agent: Agent }) {
	return (
		<article
			aria-labelledby="sheet"
			className="rounded-card border border-edge bg-card p-6 sm:p-10 print:border-0 print:p-0"
		>
			<h2 id="sheet" className="text-28 print:text-22">
				{sayAgentForm('sheet.title')}
			</h2>
			<p className="mt-1 text-14 font-semibold text-doubt">{sayAgentForm('sheet.note')}</p>
			<Part title={sayAgentForm('sheet.you')} rows={yourRows(details)} />
			<Part title={sayAgentForm('agent.title')} rows={agentRows(agent)} />
			<Part title={sayAgentForm('sheet.matters')} rows={matterRows(details)} />
			<p className="mt-4 text-14">{sayAgentForm('sheet.notCovered')}</p>
			<div className="mt-8 grid grid-cols-[2fr_1fr] gap-8 print:mt-6">
				<Line>{sayAgentForm('sheet.signature')}</Line>
				<Line>{sayAgentForm('sheet.date')}</Line>
			</div>
		</article>
	);
}

type Row = readonly [what: string, value: string];

function yourRows(details: Details): readonly Row[] {
	return [
		[sayAgentForm('fullName'), details.fullName],
		[sayAgentForm('businessName'), details.businessName],
		[sayAgentForm('address'), details.address],
		[sayAgentForm('postcode'), details.postcode],
		[sayAgentForm('phoneNumber'), details.phoneNumber],
		[sayAgentForm('nationalInsurance'), details.nationalInsurance],
		[sayAgentForm('utr'), details.noUtrYet ? sayAgentForm('sheet.utrLater') : details.utr],
	];
}

function agentRows(agent: Agent): readonly Row[] {
	return [
		[sayAgentForm('agent.name'), agent?.name ?? ''],
		[sayAgentForm('agent.address'), agent?.address.join(', ') ?? ''],
		[sayAgentForm('agent.postcode'), agent?.postcode ?? ''],
		[sayAgentForm('agent.phone'), agent?.phone ?? ''],
		[sayAgentForm('agent.code'), agent?.code ?? ''],
	];
}

function matterRows({ sendStatementsToAgent }: Details): readonly Row[] {
	return [
		[sayAgentForm('sheet.individual'), say('yes')],
		[sayAgentForm('sheet.statements'), say(sendStatementsToAgent ? 'yes' : 'no')],
	];
}

function Part({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
	return (
		<section className="mt-6 print:mt-4">
			<h3 className="text-18">{title}</h3>
			<dl className="mt-2 border-t border-line text-16 print:text-14">
				{rows.map(([what, value]) => (
					<div
						key={what}
						className="grid grid-cols-1 border-b border-line py-2 sm:grid-cols-[16rem_1fr] sm:gap-6 print:grid-cols-[14rem_1fr] print:py-1.5"
					>
						<dt className="text-muted">{what}</dt>
						<dd
							className={classes(
								'figures min-h-6 font-semibold wrap-anywhere',
								value === '' && 'print:min-h-7',
							)}
						>
							{value}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** A line to sign on. */
function Line({ children }: { readonly children: ReactNode }) {
	return <p className="border-t border-ink pt-1 text-14 text-muted">{children}</p>;
}
