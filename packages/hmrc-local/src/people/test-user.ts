/** The made-up people whose tax the stand-in keeps. */
import type { Collection, StateStore } from '../storage/state-store.ts';

/** A person in the format of HMRC's create-test-user. */
export type TestUser = {
	readonly userId: string;
	readonly password: string;
	readonly userFullName: string;
	readonly emailAddress: string;
	readonly individualDetails: {
		readonly firstName: string;
		readonly lastName: string;
		readonly dateOfBirth: string;
		readonly address: { readonly line1: string; readonly line2: string; readonly postcode: string };
	};
	readonly saUtr?: string;
	readonly nino?: string;
	readonly mtdItId?: string;
};

/** Everyone, by user id. */
export type People = {
	readonly add: (user: TestUser) => void;
	readonly signedIn: (userId: string, password: string) => TestUser | undefined;
	readonly byUserId: (userId: string) => TestUser | undefined;
	readonly byNino: (nino: string) => TestUser | undefined;
};

/** The people in the store. */
export function peopleIn(store: StateStore): People {
	const users: Collection<TestUser> = store.collection('people');
	return {
		add: (user) => users.set(user.userId, user),
		byUserId: (userId) => users.get(userId),
		byNino: (nino) => [...users.values()].find((user) => user.nino === nino),
		signedIn: (userId, password) => {
			const user = users.get(userId.replace(/\s/g, ''));
			return user?.password === password ? user : undefined;
		},
	};
}
