/** Where databases may be made: TEST_DATABASE_URL, or a PostgreSQL on this machine. */
export const testDatabaseUrl: string;

/** Whether PostgreSQL answers there within two seconds. */
export function postgresAnswers(): Promise<boolean>;
