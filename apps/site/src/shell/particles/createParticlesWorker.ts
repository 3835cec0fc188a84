import workerUrl from './particlesWorker?worker&url';

/** The subset of the Trusted Types API that is used here; not all browsers have it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/**
 * Name of the only policy that the Content-Security-Policy of documents allows (tools/hosting). It returns the address of the
 * worker whatever it is given, so that no other script can be started with it.
 */
const policyName = 'particles';

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
// At most once per document: a second policy of the same name violates the Content-Security-Policy.
const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: () => workerUrl });

export const createParticlesWorker = (): Worker =>
  new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module', name: 'particles' });
