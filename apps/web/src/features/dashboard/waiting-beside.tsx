/** Placeholder for a card beside the tasks while it loads. */
import { Card } from '../../ui/card.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';

/** As tall as the shortest card. */
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
