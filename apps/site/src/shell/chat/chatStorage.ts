import { safeSessionStorage } from '../../forms/safeSessionStorage';

const key = 'keystrand:chat';

/** Where the conversation of this visit is kept. */
export const chatStorage = {
  read: () => safeSessionStorage.read(key),
  write: (text: string) => {
    safeSessionStorage.write(key, text);
  },
  remove: () => {
    safeSessionStorage.remove(key);
  },
};
