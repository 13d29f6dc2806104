/** The place of a card beside the tasks while it is fetched. */
import { Card } from '../../ui/card.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';

/** As tall as the least of what comes. */
export function WaitingBeside() {
	return (
		<Card>
			<Skeleton className="gap-5">
				<Bone className="h-7 w-48" />
				<Bone className="h-16 w-40" />
				<Bone className="h-32" />
			</Skeleton>
		</Card>
	);
}
