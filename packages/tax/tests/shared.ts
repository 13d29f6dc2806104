/** Where the reference material lies beside the repository, if it does. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder `shared` next to the repository. */
export const sharedFolder = fileURLToPath(new URL('../../../../shared/', import.meta.url));

/** Whether the reference material is there; tests that read it are skipped where it is not. */
export const hasShared = existsSync(sharedFolder);
