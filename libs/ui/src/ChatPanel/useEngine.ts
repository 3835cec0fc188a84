import { useCallback, useRef, useState } from 'react';
import type { ChatEngine } from './types';

/** An engine, or the function that fetches one when it is first wanted; it is called again after a failure. */
export type ChatEngineSource = ChatEngine | (() => Promise<ChatEngine>);

/** The engine as soon as it is there, whether it failed to come, and the function that asks for it. */
export function useEngine(source: ChatEngineSource) {
  const [fetched, setFetched] = useState<ChatEngine>();
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);

  const request = useCallback(() => {
    if (typeof source !== 'function' || asked.current) return;
    asked.current = true;
    setFailed(false);
    source().then(setFetched, () => {
      asked.current = false;
      setFailed(true);
    });
  }, [source]);

  return { engine: typeof source === 'function' ? fetched : source, failed, request };
}
