/** The bytes of a resource in one content coding, with everything that their responses have in common. */
export interface Representation {
  readonly body: Buffer;
  /** Strong validator: a hash of the body, so it differs between content codings. */
  readonly etag: string;
  /** Header names and values in turn, without `Content-Length`. */
  readonly headers: readonly string[];
  /** Headers of status 304: those that update a cached response (RFC 9110, section 15.4.5). */
  readonly notModifiedHeaders: readonly string[];
}

/** A page, a file, or the not-found page. */
export interface Resource {
  /** Modification date of the file, as an HTTP-date. */
  readonly lastModified: string;
  readonly identity: Representation;
  readonly br: Representation | undefined;
  readonly gzip: Representation | undefined;
}
