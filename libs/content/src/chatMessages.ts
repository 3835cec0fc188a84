/** Reply to an input that matches no keyword (docs/requirements.md, section 7.3). */
export const chatFallback = "I'm sorry, I didn't understand that. Could you please specify your query?";

/** First message of a new conversation. */
export const chatGreeting =
  'Hello. I answer short questions from a fixed list of topics. Type a word such as pricing, or choose one below.';

/** Terms offered as quick replies before the first message. */
export const chatStarters = ['services', 'pricing', 'free consultation', '24/7 support'] as const;
