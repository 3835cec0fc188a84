/** Who acts, decides or holds a key: the reader's organisation, the provider of the service, or a third party. */
export type Party = 'client' | 'provider' | 'vendor';
