import type { StoreFault } from '../StoreUnavailableError.ts';

/** Primary result codes of SQLite: https://sqlite.org/rescode.html */
const faults: Readonly<Record<number, StoreFault>> = {
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

const fullDisk = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Returns why the database cannot be used, from an error of node:sqlite or of the file system; `undefined` for all other
 * errors, which are defects of the calling code.
 */
export function sqliteFault(error: unknown): StoreFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode, syscall } = error as Error & {
    code?: unknown;
    errcode?: unknown;
    syscall?: unknown;
  };
  if (typeof errcode === 'number') return errcode === sharedMemorySize ? 'full' : faults[errcode & 0xff];
  if (typeof code === 'string' && typeof syscall === 'string')
    return fullDisk.has(code) ? 'full' : 'unreachable';
  return undefined;
}
