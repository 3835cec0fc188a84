import { safeSessionStorage } from '../../storage/safeStorage';

const key = 'keystrand:chat';

export const chatStorage = {
  read: () => safeSessionStorage.read(key),
  write: (text: string) => safeSessionStorage.write(key, text),
  remove: () => safeSessionStorage.remove(key),
};
