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
export const unusable = (message: string): StoreUnavailableError =>
  new StoreUnavailableError('unreachable', new Error(message));

/** Faults by primary result code of SQLite: https://sqlite.org/rescode.html */
const sqliteFaults: Readonly<Record<number, StoreFault>> = {
  3: 'unreachable', // SQLITE_PERM
  5: 'locked', // SQLITE_BUSY
  6: 'locked', // SQLITE_LOCKED
  7: 'unreachable', // SQLITE_NOMEM
  8: 'unreachable', // SQLITE_READONLY
  10: 'unreachable', // SQLITE_IOERR
  11: 'corrupt', // SQLITE_CORRUPT
  13: 'full', // SQLITE_FULL
  14: 'unreachable', // SQLITE_CANTOPEN
  23: 'unreachable', // SQLITE_AUTH
  26: 'corrupt', // SQLITE_NOTADB
};

/** SQLITE_IOERR_SHMSIZE: the index of the log cannot be enlarged, which on a working disk means that it is full. */
const sharedMemorySize = 4874;

/** Faults by the beginning of SQLSTATE codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgresFaults: readonly (readonly [start: string, fault: StoreFault])[] = [
  ['3F000', 'unreachable'], // invalid_schema_name
  ['42P01', 'unreachable'], // undefined_table
  ['42501', 'unreachable'], // insufficient_privilege
  ['40', 'locked'], // serialization_failure, deadlock_detected
  ['55P03', 'locked'], // lock_not_available
  ['57014', 'locked'], // query_canceled: the statement time-out, which is reached by waiting for locks
  ['53100', 'full'], // disk_full
  ['25006', 'unreachable'], // read_only_sql_transaction: a standby
  ['XX001', 'corrupt'], // data_corrupted
  ['XX002', 'corrupt'], // index_corrupted
  // Connection, authorisation, database name, resources, operator intervention, system, internal errors.
  ...['08', '28', '3D', '53', '57', '58', 'XX'].map((start) => [start, 'unreachable'] as const),
];

/** Returns why SQLite or the file system failed; undefined for errors that are defects of the calling code. */
export function sqliteFault(error: unknown): StoreFault | undefined {
  const { code, errcode, syscall } = error as Readonly<Record<string, unknown>>;
  if (typeof errcode === 'number')
    return errcode === sharedMemorySize ? 'full' : sqliteFaults[errcode & 0xff];
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  // The second: closed by another operation after a fault.
  return typeof syscall === 'string' || code === 'ERR_INVALID_STATE' ? 'unreachable' : undefined;
}

/** Returns why the PostgreSQL server cannot be used; undefined for errors that are defects of the calling code. */
export function postgresFault(error: unknown): StoreFault | undefined {
  if (error instanceof TypeError || error instanceof RangeError) return undefined;
  const { code, severity } = error as Readonly<Record<string, unknown>>;
  // Only the server's errors have a severity; all others are of the network, or time-outs of pg without a code.
  if (typeof severity !== 'string') return 'unreachable';
  return postgresFaults.find(([start]) => String(code).startsWith(start))?.[1];
}
