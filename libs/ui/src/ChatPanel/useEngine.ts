'use client';

import { useCallback, useRef, useState } from 'react';
import type { ChatEngine } from './types';

/** An engine, or a function that loads one on demand; it is called again after a failure. */
export type ChatEngineSource = ChatEngine | (() => Promise<ChatEngine>);

/** Returns the engine once it is loaded, whether loading has failed, and the function that starts loading. */
export function useEngine(source: ChatEngineSource) {
  const [loaded, setLoaded] = useState<ChatEngine>();
  const [failed, setFailed] = useState(false);
  const requested = useRef(false);

  const request = useCallback(() => {
    if (typeof source !== 'function' || requested.current) return;
    requested.current = true;
    setFailed(false);
    source().then(setLoaded, () => {
      requested.current = false;
      setFailed(true);
    });
  }, [source]);

  return { engine: typeof source === 'function' ? loaded : source, failed, request };
}
