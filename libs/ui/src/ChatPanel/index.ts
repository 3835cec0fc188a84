export { ChatPanel } from './ChatPanel';
export type { ChatPanelProps } from './ChatPanel';
export type { ChatTexts } from './texts';
export type {
  ChatEngine,
  ChatMessage,
  ChatReply,
  ChatStorage,
  ChatSuggestion,
  ChatTopicOffer,
  MessageNode,
  MessageText,
} from './types';
export type { ChatEngineSource } from './useEngine';
