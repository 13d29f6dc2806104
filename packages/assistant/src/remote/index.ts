/** Remote models: used with our tools and guards, as the operator configures them. */
export { ModelFailure } from './ask.ts';
export { createModel, type ModelSettings, type RemoteModel } from './model.ts';
export { respondRemotely } from './respond.ts';
