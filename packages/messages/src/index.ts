/** Every sentence that a person reads, by id. One module an area, so that a screen loads only its own. */
export * from './define-messages.ts';
export * from './errors.ts';
export * from './problems.ts';
