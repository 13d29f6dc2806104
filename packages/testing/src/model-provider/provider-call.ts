/** What a made-up model asks for. */

/** A tool that the model uses. */
export interface ProviderCall {
	readonly name: string;
	readonly input: object;
}
