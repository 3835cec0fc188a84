import { afterAll, beforeAll, describe } from 'vitest';
import { testStore } from '../testing/contract.ts';
import type { PostgresServer } from '../testing/startPostgres.ts';
import { startPostgres } from '../testing/startPostgres.ts';
import { openPostgresStore } from './PostgresStore.ts';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server.remove());

describe('PostgreSQL', () => {
  testStore(
    () => openPostgresStore(server.url),
    async () => {
      await server.query('DROP SCHEMA IF EXISTS inbox CASCADE');
    },
  );
});
