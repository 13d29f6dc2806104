/** Amounts on their own: large, in the serif, with raised pence. */
import { formatPounds, type Pence, toPounds } from '@halfpenny/facts';
import { say } from '@halfpenny/messages/shell';
import { classes } from './classes.ts';

const sizes = {
	bar: 'text-22',
	small: 'text-28',
	medium: 'text-36',
	large: 'text-48',
	huge: 'text-48 sm:text-60',
};

/** An amount on its own: large pounds in the serif, the pence smaller and raised. */
export function Amount({
	amount,
	size = 'large',
	className,
}: {
	readonly amount: Pence;
	readonly size?: keyof typeof sizes;
	readonly className?: string;
}) {
	const [pounds = '', pence = '00'] = formatPounds(amount).split('.');
	return (
		<span
			className={classes(
				'figures font-serif font-semibold tracking-tight whitespace-nowrap',
				sizes[size],
				className,
			)}
		>
			<span aria-hidden="true">
				{pounds}
				<span className="ml-[0.06em] align-[0.62em] text-[0.45em]">{pence}</span>
			</span>
			<span className="sr-only">{formatPounds(amount)}</span>
		</span>
	);
}

/** What the user owes for the year, with its word: owed if positive, refund if negative. `words` overrides that. */
export function AmountDue({
	amount,
	size = 'large',
	words,
}: {
	readonly amount: Pence;
	readonly size?: keyof typeof sizes;
	readonly words?: string;
}) {
	const said = direction(amount);
	return (
		<span className={size === 'bar' ? 'grid' : 'grid gap-0.5'}>
			<span className={classes(size === 'bar' ? 'text-14' : 'text-18', 'font-semibold', said.colour)}>
				{words ?? said.words}
			</span>
			<Amount amount={withoutSign(amount)} size={size} />
		</span>
	);
}

/** The same within a line of text: `You owe £12.00`, `Nothing to pay`. */
export function dueInWords(amount: Pence): string {
	const { words } = direction(amount);
	return amount === 0 ? words : `${words} ${formatPounds(withoutSign(amount))}`;
}

function direction(amount: Pence) {
	if (amount > 0) return { words: say('youOwe'), colour: 'text-owe' };
	if (amount < 0) return { words: say('owesYou'), colour: 'text-refund' };
	return { words: say('nothingToPay'), colour: 'text-muted' };
}

/** An amount without its sign; the words before it say which way it goes. */
function withoutSign(amount: Pence): Pence {
	return toPounds(amount).startsWith('-') ? (-amount as Pence) : amount;
}
