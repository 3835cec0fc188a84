/** Why the database cannot be used. */
export type StoreFault =
  /** The disk, or the space allowed for the database, is full. */
  | 'full'
  /** Another process has it locked. */
  | 'locked'
  /** The file is damaged or is no database. */
  | 'corrupt'
  /** The file cannot be opened or written, or the database server cannot be reached. */
  | 'unreachable';

/** The database cannot be used at present; nothing was stored. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  readonly fault: StoreFault;

  constructor(fault: StoreFault, cause: unknown) {
    super(`The database is ${fault}.`, { cause });
    this.fault = fault;
  }
}
