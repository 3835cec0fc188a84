// Apart from the table, so that the chat can open before the table is fetched.

/** Answer to an input that is no keyword; the wording is the specification's, section 8. */
export const chatFallback = "I'm sorry, I didn't understand that. Could you please specify your query?";

/** First message of a new conversation. */
export const chatGreeting =
  'Hello. I answer short questions from a fixed list of topics. Type a word such as pricing, or choose one below.';

/** Terms offered as quick replies before the visitor has typed anything. */
export const chatStarters = ['services', 'pricing', 'free consultation', '24/7 support'] as const;
