import type { NewInquiry } from '../../store/Inquiry.ts';
import type { Store } from '../../store/Store.ts';
import { StoreUnavailableError } from '../../store/StoreUnavailableError.ts';

/** A store in memory for tests of HTTP, without deliveries. */
export interface FakeStore extends Store {
  readonly inquiries: readonly NewInquiry[];
  /** If set, every call rejects as if the database had this fault. */
  fault: StoreUnavailableError['fault'] | undefined;
}

/** Creates a store in memory. */
export function createFakeStore(): FakeStore {
  const inquiries: NewInquiry[] = [];
  const check = () => {
    if (store.fault !== undefined) throw new StoreUnavailableError(store.fault, undefined);
  };
  const unused = () => Promise.reject(new Error('not used by HTTP'));
  const store: FakeStore = {
    inquiries,
    fault: undefined,
    async add(inquiry) {
      check();
      const same = inquiries.find(({ idempotencyKey }) => idempotencyKey === inquiry.idempotencyKey);
      if (!same) inquiries.push(inquiry);
      return { id: (same ?? inquiry).id, isNew: !same };
    },
    async get(id) {
      check();
      const found = inquiries.find((inquiry) => inquiry.id === id);
      return found && { ...found, deliveries: [] };
    },
    async counts() {
      check();
      return { inquiries: inquiries.length, suspected: 0, waiting: 0, dead: 0 };
    },
    list: () => {
      throw new Error('not used by HTTP');
    },
    delete: unused,
    purge: unused,
    enqueue: unused,
    release: unused,
    claim: unused,
    settle: unused,
    retry: unused,
    close: async () => {},
  };
  return store;
}
