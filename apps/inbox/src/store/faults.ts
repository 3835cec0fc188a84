/**
 * Why the database cannot be used: no space is left, another process has it locked, the file is damaged or not a database,
 * or the file or server cannot be reached or written.
 */
export type StoreFault = 'full' | 'locked' | 'corrupt' | 'unreachable';

/** The database cannot be used at present; nothing was stored. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  readonly fault: StoreFault;

  constructor(fault: StoreFault, cause: unknown) {
    super(`The database is ${fault}.`, { cause });
    this.fault = fault;
  }
}

/** Returns the error for a database that cannot be used until an operator changes something. */
export const unusable = (message: string) => new StoreUnavailableError('unreachable', new Error(message));

/** Faults by primary result code of SQLite (https://sqlite.org/rescode.html); undefined are defects of the calling code. */
const sqliteFaults: Readonly<Record<number, StoreFault | undefined>> = {
  1: undefined, // SQLITE_ERROR
  5: 'locked', // SQLITE_BUSY
  6: 'locked', // SQLITE_LOCKED
  11: 'corrupt', // SQLITE_CORRUPT
  13: 'full', // SQLITE_FULL
  19: undefined, // SQLITE_CONSTRAINT
  26: 'corrupt', // SQLITE_NOTADB
};

/** Faults by the beginning of SQLSTATE codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgresFaults: readonly (readonly [start: string, fault: StoreFault | undefined])[] = [
  ['23', undefined], // integrity_constraint_violation
  ['40', 'locked'], // serialization_failure, deadlock_detected
  ['55P03', 'locked'], // lock_not_available
  ['57014', 'locked'], // query_canceled: the statement time-out, which is reached by waiting for locks
  ['53100', 'full'], // disk_full
  ['XX00', 'corrupt'], // data_corrupted, index_corrupted
  ['', 'unreachable'],
];

/** Returns why SQLite or the file system failed. */
export function sqliteFault(error: unknown): StoreFault | undefined {
  const { code, errcode, syscall } = error as Readonly<Record<string, unknown>>;
  if (typeof errcode === 'number') {
    const primary = errcode & 0xff;
    return primary in sqliteFaults ? sqliteFaults[primary] : 'unreachable';
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  // The second: closed by another operation after an error.
  return typeof syscall === 'string' || code === 'ERR_INVALID_STATE' ? 'unreachable' : undefined;
}

/** Returns why the PostgreSQL server cannot be used. Errors without a code are of the network, or time-outs of pg. */
export function postgresFault(error: unknown): StoreFault | undefined {
  if (error instanceof TypeError || error instanceof RangeError) return undefined;
  const { code = '' } = error as { readonly code?: string };
  return postgresFaults.find(([start]) => code.startsWith(start))?.[1];
}
