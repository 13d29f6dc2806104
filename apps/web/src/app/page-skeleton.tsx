/** What stands where a screen will be while its code is fetched. */
import { Bone, Skeleton } from '../ui/skeleton.tsx';

/** A heading and some lines, in the shape of a screen. */
export function PageSkeleton() {
	return (
		<main className="mx-auto w-full max-w-[1120px] px-4 py-8 sm:px-6 sm:py-12">
			<Skeleton>
				<Bone className="h-12 w-2/3 max-w-96" />
				<Bone className="mt-4 h-5 w-full max-w-xl" />
				<Bone className="h-5 w-4/5 max-w-lg" />
			</Skeleton>
		</main>
	);
}
