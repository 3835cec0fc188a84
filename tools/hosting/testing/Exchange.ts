/** Content encodings that the build writes copies in; the first of several accepted ones is expected. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Validators of a server for the file that a request asks for, in its identity encoding. */
export interface Validators {
  readonly etag: string;
  readonly lastModified: string;
}

/** What a response is about; decides on its security headers and `Cache-Control`. */
export type Kind = 'document' | 'file' | 'asset' | 'notFound' | 'redirect' | 'error';

/** A request, and the response that every server must send. */
export interface Exchange {
  /** What is special about the request. */
  readonly name: string;
  /** Defaults to GET. */
  readonly method?: string;
  readonly path: string;
  readonly headers?:
    Readonly<Record<string, string>> | ((validators: Validators) => Readonly<Record<string, string>>);
  /** Encodings that the request accepts. Defaults to none. */
  readonly accepts?: readonly Encoding[];
  readonly expected: {
    readonly status: number;
    readonly kind: Kind;
    /** File that is sent, relative to the built site; absent if the body is not checked. */
    readonly file?: string;
    /** First and last byte of a partial response. */
    readonly range?: readonly [first: number, last: number];
    /** Headers besides those of the kind, by name in lower case. */
    readonly headers?: Readonly<Record<string, string>>;
  };
}
