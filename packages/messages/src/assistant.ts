/** What the assistant says. Gaps such as `{totalDue}` are filled by code from the calculation; no sentence holds a figure. */
import { actions } from './assistant/actions.ts';
import { figures } from './assistant/figures.ts';
import { status } from './assistant/status.ts';
import { talk } from './assistant/talk.ts';
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the assistant, its gaps still open. */
export const sayAssistant = defineMessages({ ...talk, ...figures, ...status, ...actions });
