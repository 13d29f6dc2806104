/** A catalogue: sentences by id, with typed parameters where a sentence has gaps. */

/** A sentence, or a function from its parameters to the sentence. */
type Sentence = string | ((parameters: never) => string);

type Parameters_<S> = S extends (parameters: infer P) => string ? [parameters: P] : [];

/** A sentence that is said later: its id, with the parameters of its gaps where it has some. */
export type MessageOf<C extends Record<string, Sentence>> = {
	[Id in keyof C & string]: Parameters_<C[Id]> extends [parameters: infer P]
		? { readonly id: Id; readonly params: P }
		: { readonly id: Id };
}[keyof C & string];

/** Says the sentence of an id. A misspelt id or a missing parameter does not compile. */
export type Say<C extends Record<string, Sentence>> = <Id extends keyof C & string>(
	id: Id,
	...parameters: Parameters_<C[Id]>
) => string;

/** Turns a table of sentences into the function that says them. */
export function defineMessages<const C extends Record<string, Sentence>>(catalogue: C): Say<C> {
	return (id, ...parameters) => {
		const sentence: Sentence = catalogue[id] as Sentence;
		return typeof sentence === 'string' ? sentence : sentence(parameters[0] as never);
	};
}

/** Says a sentence that was named by its id and parameters. */
export function sayMessage<C extends Record<string, Sentence>>(say: Say<C>, message: MessageOf<C>): string {
	const parameters = 'params' in message ? [message.params] : [];
	return Reflect.apply(say, undefined, [message.id, ...parameters]);
}
