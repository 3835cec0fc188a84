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

/** Words and phrases of questions that have nothing to do with the company: no topic is offered for them. */
export const chatUnrelated = `
  weather, forecast, rain, snow, sunny, umbrella, recipe, cook, bake, bread, pasta, pizza, soup, cake, dinner, lunch,
  breakfast, restaurant, hungry, eat, drink, coffee shop, beer, wine, calories, diet, vegan, avocado, banana, chicken,
  joke, funny, laugh, riddle, poem, story, song, sing, lyrics, music, band, concert, album, guitar, piano, dance, film,
  movie, actor, actress, celebrity, singer, beatles, football, soccer, match, olympics, world cup, championship, chess,
  capital of, president of, prime minister, pope, king, queen, election, politics, revolution, invented, discovered,
  dinosaur, planet, moon, mars, aliens, universe, mountain, everest, river, ocean, population, maths, homework, essay,
  calculate, multiply, physics, chemistry, history of, translate, finnish, russian, spell, meaning of life, god,
  religion, bible, sick, headache, fever, pills, symptoms, pregnant, lose weight, gym, yoga, sleep, cat, dog, puppy,
  pet, horse, feed my, vet for, flowers, garden, tomatoes, lawn, car, engine, driving test, bicycle, motorcycle, bus,
  train, flight, plane, airport, ticket, taxi, visa, holiday trip, vacation, beach, cheap hotel, hotel room, nights in,
  tourist, washing machine, dishwasher, fridge, oven, heating, plumber, roof, paint, furniture, sofa, bathroom,
  love you, girlfriend, boyfriend, wife, husband, marry, dating, divorce, wedding, birthday, christmas, lonely,
  horoscope, lottery, share price, stock price, exchange rate, tax return, car insurance, credit card application,
  amazon parcel, amazon order, my order, my parcel, shoes I ordered, return shoes, ebay order, is paypal down, netflix,
  spotify, instagram, facebook, tiktok, whatsapp, youtube, twitter, gmail, roblox, minecraft, fortnite, playstation,
  xbox, iphone screen, screen cracked, battery, samsung, photoshop, free download, torrent, licence key, haircut,
  barber, dentist appointment, doctor appointment, clothes size, miles, kilometres, tokyo, paris, london, rome, berlin,
  madrid, vienna, canada, france, italy, spain, china, japan, america, time in, time is it, how old, favourite colour,
  baby, rent, buy a laptop, buy a phone, sports, swim, run a marathon, hair, tv, radio, newspaper, adobe, google pixel,
  tonight, speech for, healthy to, the news, stock market, stock today, egg, babysit, fastest, runner, temperature in,
  jokes, crossword, traffic, score of, umbrellas, brazil, portuguese in, my cv, out of ink, nearest, near me, hulu,
  milk, shops close, unsubscribe from, thursday, rice, tea, animal, ikea, tesla`
  .trim()
  .split(/,\s+/);
