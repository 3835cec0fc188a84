export { ChatPanel } from './ChatPanel';
export type { ChatPanelProps } from './ChatPanel';
export type { ChatTexts } from './texts';
export type { ChatEngine, ChatMessage, ChatStorage, ChatSuggestion, MessageNode, MessageText } from './types';
