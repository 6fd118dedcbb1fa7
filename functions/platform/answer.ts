/** What a success carries beside its output. */
export interface AnswerOptions {
  /** Whole `Set-Cookie` values. */
  cookies?: string[];
  /** Where to go; the status is 302 unless another is given. */
  location?: string;
  status?: 200 | 201 | 202 | 204 | 302;
  /** Seconds that the answer may be kept; without it nothing keeps it. */
  cacheFor?: number;
}

/** An output with more than a body. */
export class Answer<Output> {
  readonly output: Output;
  readonly options: AnswerOptions;

  constructor(output: Output, options: AnswerOptions) {
    this.output = output;
    this.options = options;
  }
}

/** An output with cookies, a location, another status, or leave to be kept. */
export const answer = <Output>(output: Output, options: AnswerOptions): Answer<Output> =>
  new Answer(output, options);
