import { visitStorage } from '../../forms/visitStorage';

const key = 'keystrand:chat';

/** Where the conversation of this visit is kept. */
export const chatStorage = {
  read: () => visitStorage.read(key),
  write: (text: string) => {
    visitStorage.write(key, text);
  },
  remove: () => {
    visitStorage.remove(key);
  },
};
