import type { StoreFault } from '../StoreUnavailableError.ts';

/** Faults by the beginning of SQLSTATE codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const faults: readonly (readonly [start: string, fault: StoreFault])[] = [
  // A constraint, a value or a statement that is wrong is a defect of the calling code, except when tables are missing.
  ['3F000', 'unreachable'], // invalid_schema_name
  ['42P01', 'unreachable'], // undefined_table
  ['42501', 'unreachable'], // insufficient_privilege
  ['40001', 'locked'], // serialization_failure
  ['40P01', 'locked'], // deadlock_detected
  ['55P03', 'locked'], // lock_not_available
  ['57014', 'locked'], // query_canceled: the statement time-out, which is reached by waiting for locks
  ['53100', 'full'], // disk_full
  ['08', 'unreachable'], // connection exceptions
  ['25006', 'unreachable'], // read_only_sql_transaction: a standby
  ['28', 'unreachable'], // invalid authorisation
  ['3D', 'unreachable'], // invalid catalogue name: no such database
  ['53', 'unreachable'], // insufficient resources
  ['57', 'unreachable'], // operator intervention: the server stops or starts
  ['58', 'unreachable'], // system errors
  ['XX001', 'corrupt'], // data_corrupted
  ['XX002', 'corrupt'], // index_corrupted
  ['XX', 'unreachable'], // internal errors
];

/**
 * Returns why the database server cannot be used, from an error of pg; `undefined` for errors that are defects of the
 * calling code.
 */
export function postgresFault(error: unknown): StoreFault | undefined {
  if (error instanceof TypeError || error instanceof RangeError) return undefined;
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  // Only the server's errors have a severity; all others are of the network, or time-outs of pg without a code.
  if (typeof severity !== 'string' || typeof code !== 'string') return 'unreachable';
  return faults.find(([start]) => code.startsWith(start))?.[1];
}
