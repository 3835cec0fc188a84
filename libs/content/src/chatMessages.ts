/** Reply to an input that matches no keyword (docs/requirements.md, section 7.3). */
export const chatFallback = "I'm sorry, I didn't understand that. Could you please specify your query?";

/** First message of a new conversation. */
export const chatGreeting =
  'Hello. Type a word or a question: replies are fixed, and no person or AI reads along. To reach a person, call or use the form.';

/** Questions offered as quick replies before the first message: inputs of the table. */
export const chatStarters = [
  'What do you do?',
  'What does it cost?',
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
  jokes, crossword, traffic, score of, umbrellas, portuguese in, my cv, out of ink, nearest, near me, hulu,
  milk, shops close, unsubscribe from, thursday, rice, tea, animal, ikea, tesla`
  .trim()
  .split(/,\s+/);

/**
 * Words and phrases by which the chat recognises that an attack is going on. The weights of all that a question has are
 * added, from 3 on it is an emergency. Those of weight 1 are circumstances, of which one of each group counts. Negative:
 * questions about attacks in general, and requests for a service.
 */
const writtenCues: readonly (readonly [weight: number, phrases: string])[] = [
  [
    6,
    `hacked, gehackt, ransomware, ransomed, breached, phished, siphoned, siphoning, robbed, swindled, scammed,
    conned, duped, blackmailed, blackmailing, blackmail, extorted, extorting, extortion, ddosed, under attack,
    being attacked, been attacked, got attacked, was attacked, were attacked, broke in, broke into, broken into,
    sos, mayday, held to ransom, hostage, spied on, spying on, intruder, intruders, sabotaged, sim swap,
    sim swapped, in our network, inside our, lost access, got hit, raided, fell for, skimmer, ransom note,
    security incident, hijacked, defaced, infected, draining, cyberattack, intrusion, crypto locker, locker,
    sextortion, victim of, victims of, lateral movement, cobalt strike, mimikatz, doxxed, lost control, bricked,
    paralysed, paralyzed, in progress, cyber attack`,
  ],
  [
    4,
    `suspicious, angegriffen, mining, cannot open, cant open, breach, taken over, hacker, hackers, attacker,
    attackers, keylogger, spyware, rootkit, botnet, trojan, lockbit, akira, compromised, drained, stolen, stole,
    stealing, leaked, leaking, ransom, exploited, exploiter, emptied, skull, malware, hijack, crooks, unauthorised,
    unauthorized, fraudster, fraudsters, scammer, scammers, thief, thieves, criminals, stranger, strangers,
    impersonated, impersonating, vandalised, tampered, locked out, shut out, kicked out, locked us, leak site,
    pastebin, screaming, infiltrated, exfiltrated, sabotage, disgruntled, ceo fraud, as we speak, as i type,
    as we watch, encrypting, flash loan, went mad, threats, never sent, never ordered, nobody knows, we never,
    i never, didnt do, did not do, didnt send, didnt ask, didnt order, wasnt me, not us, wasnt any, dont recognise,
    dont recognize, impostor, imposter, rogue, web shell, reverse shell, beaconing, victim, stalker, targeted,
    ransomed, rug pulled, sending spam, sends spam, spam in our name, held hostage, dumped, on a forum,
    on telegram, nobody can, nobody started, by itself, on its own, standstill, hacking group, stop an attack,
    cant reach, cannot reach, access denied, snooping, decrypt, outsider, ex colleague, tampering, none of us,
    mass file`,
  ],
  [
    3,
    `encrypted, attack, attacked, attacking, attacks, virus, worm, hacking, leak, vanished, malicious, suspicious,
    unfamiliar, tricked, fooled, fake, cloned, demanding, demand, demands, threatening, threatens, threatened,
    threaten, emergency, panic, alarm, miner, cryptominer, backdoor, unreachable, popped up, showed up,
    turned
    up, appeared, wired, let him, someone is, someone has, someone got, someone just, somebody is,
    somebody has, somebody
    got, someone else, somebody else, someone logged, wiped, destroyed, overwritten,
    corrupted, unreadable, cant open, cannot open, wont open, cannot log, cant access, cannot access, do first,
    unplug, same message, black screen, red
    screen, gibberish, countdown, btc, monero, dark web, viagra,
    by mistake, old password, password changed, remote access, teamviewer, anydesk, took over, got in, getting in,
    got taken, moving our, moved our, bleeding, fraudulent, forged, ex employee, ex contractor, former employee,
    former admin, exfiltrating, on github, at 3am, police called, being sold, mouse moves, wrong account,
    never arrived, never got, ddos, deployer key, minted, forwarding rule, they have our, theyve, they got,
    has our, going nuts, going crazy, nightmare, unless we, until friday, revenge, stopped working, wrong people,
    exploit, they want, stole my, lost a laptop, spam from, scam links, scam, redirects, redirecting,
    wallet is zero, screen flickered, forwarding all, remote control, unlimited approval, is losing, are leaving,
    is moving, is uploading, is deleting, is copying, is stealing, is sending, are sending, is trying, are trying,
    keeps trying, logging in, now everything, blue screen, ran a file, opened a file, former developer,
    domain admin, payload, spoofed, pretending, pretends, bogus, bugged, tapped, transfers out, out of control,
    anyone can see, visible to everyone, cant work, cannot work, nobody signed, never signed, never started,
    is asking for, asking staff, shut down by, never made, did not make, didnt make, removed me, removed us,
    compromise, outsiders`,
  ],
  [
    2,
    `hack, disappeared, missing, gone, strange, weird, odd, unusual, urgent, urgently, asap, hurry, happening,
    frozen, popup, popups, transferred, clicked, typed, gave, entered, opened, erased, deleted, deleting, renamed,
    locked, cant log, cant
    get, no longer, doesnt work, not working, disconnect, bitcoin, for sale, published,
    posted, pasted, public, committed, pushed to, redirected, casino, not ours, dont know, changed our,
    changed the, logged in, logged into, logins, is down, are down, went down, went dark, website down, site down,
    offline, lost our, lost all, lost my, leaving, flooded, flooding, fraud, copied, copying, downloading,
    overnight, spreading, outgoing, gigabytes, zero, webcam, iban, crisis, private key, seed phrase, disabled, mfa,
    codes, proof, disaster, cpu, wrote, calls, somebody, someone, guy, authenticator, usb, plugged, scanned,
    pressed, note, charged, used to, antivirus, edr, alerts, qr code, lost, invoice, attachment, the money,
    in the night, japanese, message, at once, points to, russia, china, nigeria, ongoing, former, uploading,
    dropbox, incident, outage, unlock, approved, approval, approvals, credentials, creds, dump, forum, telegram,
    tor, down, dead, rebooting, restarting, installed, downloaded, weird message, logo, remote desktop, deepfake,
    injection, zero day, no access, open to the internet, everything is, everything was, changed, extension,
    signed, nobody, threats, active, keys to, transactions, screens, are red, funds, attempts, falling, spike,
    bounced, swapped, fired, theft, dangerous, insider, crashed, halted, garbage, turned off, replaced with,
    replaced by, third party, none of, collapsed, unknown, exposed, bitcoins, macros, gift cards, deceptive`,
  ],
  [1, `our, my, we, us, i, im, ive, weve`],
  [
    1,
    `now, just, since, night, morning, today, yesterday, minutes, hour, hours, ago, already, suddenly, still, all,
    every, everything, everyone, nobody, omg, wtf, help, what do we do, what now, pls, months, at 3am, one`,
  ],
  [
    1,
    `got, has, been, had, went, took, came, found, being, showing, gone, sent, paid, keeps, stopped, happened,
    changed, opened, clicked, bought, told, called, noticed, used, still has, plugged`,
  ],
  [
    1,
    `account, accounts, email, emails, mail, mails, mailbox, wallet, key, keys, password, passwords, server,
    servers, file, files, data, database, website, site, domain, dns, laptop, phone, phones, source code, token,
    tokens, coins, pool, treasury, cards, network, cloud, tenant, backup, backups, contract, admin, root, vpn,
    computer, pc, pcs, machine, screen, github, slack, plcs, money, finance, ceo, boss, customers, *ed, is, are,
    was, were`,
  ],
  [
    -1,
    `before, want to, need to, your, you, better, best, keep, safe, secure, improve, old, slow, next month, twice,
    too often, client`,
  ],
  [
    -2,
    `can you, could you, can a, can an, can someone, will someone, to someone, with someone, someone who,
    someone to, looking for, interested, project, do
    we need, need a, need an, how can, should we, which,
    support, app, take over, complain, how likely, is our, is your, mentioned, remotely, wants, full of,
    black friday, answers, check our, do attackers, if somebody, when a, insider threats`,
  ],
  [
    -3,
    `how much, how do i, how do you, how would, how long, how many, how often, train, plan, do you, offer, sell,
    insurer, covered, prevent, prevention, protect, protection, avoid, prepare, prepared, ready, readiness, test,
    tests, tested, testing, monitor, detect, detection, spot, recommend, be hacked, if we, if you, if someone,
    in case, what if, next time, future, years, learn, example, service, services, want, would like, against,
    how to, how do we know, legal, last year, assess, assessment, build, develop, software, journalist, student,
    checklist, audit, quote, typical, restore, restored, your name, your site, your website, on your, reports,
    payments, shop system, lessons, how do thieves, do first about, what would, get hacked, safe from, who pays,
    modelling, workshop`,
  ],
  [
    -5,
    `rehearse, what is, whats, what are, what does, price, cost, costs, pricing, training, course, policy,
    insurance, simulation, simulate, exercise, drill, difference, explain, mean, hire, hiring, retainer, retainers,
    playbook, average, article, thesis`,
  ],
];

/** Groups of phrases with their weight, for the urgent row of the table. */
export const emergencyCues: readonly (readonly [weight: number, phrases: readonly string[]])[] =
  writtenCues.map(([weight, phrases]) => [weight, phrases.split(/,\s+/)]);
