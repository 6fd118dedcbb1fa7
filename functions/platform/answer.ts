/** Parts of a successful response besides its output. */
export interface AnswerOptions {
  /** Complete `Set-Cookie` values. */
  cookies?: string[];
  /** Redirect target; the status is 302 unless another is given. */
  location?: string;
  status?: 200 | 201 | 202 | 204 | 302;
  /** Seconds for which the response may be cached; not at all if absent. */
  cacheFor?: number;
}

/** An output with cookies, a redirect, a status or a caching time. */
export class Answer<Output> {
  readonly output: Output;
  readonly options: AnswerOptions;

  constructor(output: Output, options: AnswerOptions) {
    this.output = output;
    this.options = options;
  }
}

/** Returns an output with response options. */
export const answer = <Output>(output: Output, options: AnswerOptions): Answer<Output> =>
  new Answer(output, options);
