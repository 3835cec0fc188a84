import type { Conversation } from './conversationReducer';

/** Version of the stored format; increase it if `Conversation` changes. Data of another version is discarded. */
const version = 4;

export const encodeHistory = (conversation: Conversation) => JSON.stringify({ version, ...conversation });

/**
 * Parses a stored conversation. Returns undefined for anything that `encodeHistory` of this version has not written. The shape
 * is not checked further: only this origin can write session storage, and links are checked when they are rendered.
 */
export function decodeHistory(stored: string | null | undefined): Conversation | undefined {
  try {
    const { version: found, ...conversation } = JSON.parse(stored ?? '{}') as Conversation & {
      version?: number;
    };
    return found === version ? conversation : undefined;
  } catch {
    return undefined;
  }
}
