import type { InboxSettings } from '../settings/InboxSettings.ts';
import { openPostgresStore } from './postgres/PostgresStore.ts';
import { openSqliteStore } from './sqlite/SqliteStore.ts';
import type { Store } from './Store.ts';

/**
 * Opens the store that is configured. The database is connected when it is first used: one that cannot be used makes the
 * calls of the store reject, not this one throw.
 */
export function openStore(database: InboxSettings['database']): Store {
  return database.kind === 'sqlite' ? openSqliteStore(database) : openPostgresStore(database.url);
}
