/** A catalogue: sentences by id, with typed parameters where a sentence has gaps. */

/** A sentence, or a function from its parameters to the sentence. */
type Sentence = string | ((parameters: never) => string);

type Parameters_<S> = S extends (parameters: infer P) => string ? [parameters: P] : [];

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
