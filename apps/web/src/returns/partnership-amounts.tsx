/** The partnership statement: each amount, and each partner's share of it. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { formatDay } from '@halfpenny/facts';
import { sayPartnership } from '@halfpenny/messages/partnership';
import { Card } from '../ui/card.tsx';
import { formatAmount } from '../ui/format.ts';

/** A statement, as the server gives it. */
export type Statement = NonNullable<AnswerOf<typeof calls.checkAnswers>['statement']>;

type Partner = Statement['partners'][number];

/** Every amount with its shares. `level` is their headings' level. */
export function PartnershipAmounts({
	statement: { amounts, partners },
	level,
}: {
	readonly statement: Pick<Statement, 'amounts' | 'partners'>;
	readonly level: 2 | 3;
}) {
	return (
		<div className="grid gap-5">
			{amounts.map(({ box, title, amount, shares }) => (
				<Card
					key={box}
					title={title}
					level={level}
					action={<span className="figures text-22 font-semibold">{formatAmount(amount)}</span>}
				>
					<ul className="divide-y divide-line border-t border-line text-16">
						{partners.map((partner, index) => (
							<Share key={partner.entryId} partner={partner} amount={shares[index] ?? null} />
						))}
					</ul>
				</Card>
			))}
		</div>
	);
}

function Share({ partner, amount }: { readonly partner: Partner; readonly amount: string | null }) {
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2.5">
			<span className="min-w-0">
				<span className="wrap-anywhere">{nameOf(partner)}</span>
				{partner.shares.map((share) => (
					<span key={`${share.from}${share.to}`} className="block text-14 text-muted">
						{shareWords(share)}
					</span>
				))}
			</span>
			<span className={amount === null ? 'text-muted' : 'figures'}>
				{formatAmount(amount, sayPartnership('statement.notDivided'))}
			</span>
		</li>
	);
}

/** Returns a partner's name. */
export function nameOf({ name }: { readonly name: string | null }): string {
	return name ?? sayPartnership('partner.unnamed');
}

/** "60% from 1 October 2024". */
function shareWords({ share, from, to }: Partner['shares'][number]): string {
	return sayPartnership('share', {
		share,
		from: from === null ? null : formatDay(from),
		to: to === null ? null : formatDay(to),
	});
}
