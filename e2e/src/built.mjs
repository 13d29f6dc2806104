/** Builds the product once before the journeys begin, so that two that start together do not both build it. */
import { ensureBuilt } from '../../scripts/lib/bundles.mjs';

/** What Vitest calls before the first journey. */
export const setup = () => ensureBuilt(['server', 'reader', 'hmrc-local', 'cli', 'web']);
