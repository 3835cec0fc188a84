/** Who acts, decides or holds a key: the reader's organisation, Keystrand, or a third party. */
export type Party = 'client' | 'keystrand' | 'vendor';
