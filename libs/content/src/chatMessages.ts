/** Reply to an input that matches no keyword (docs/requirements.md, section 7.3). */
export const chatFallback = "I'm sorry, I didn't understand that. Could you please specify your query?";

/** First message of a new conversation. */
export const chatGreeting =
  'Hello. Type a word or a question: replies are fixed, and no person or AI reads along. To reach a person, call or use the form.';

/** Questions offered as quick replies before the first message: inputs of the table. */
export const chatStarters = [
  'What do you do?',
  'How much does it cost?',
  'How long does it take?',
  'Who owns the code?',
] as const;
