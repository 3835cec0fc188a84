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

/**
 * Words and phrases by which the chat recognises that an attack is going on; an asterisk matches any letters. The weights of
 * all that a question has are added, from 3 on it is an emergency. Those of weight 1 are circumstances, of which one of each
 * group counts. Negative: questions about attacks in general, and requests for a service.
 */
const writtenCues: readonly (readonly [weight: number, phrases: string])[] = [
  [
    5,
    `
    hacked, gehackt, ransom*, breached, phished, siphon*, robbed, swindled, scammed, conned, duped, blackmail*,
    extort*, ddosed, under attack, being attacked, been attacked, was attacked, were attacked, got attacked,
    broke in, broke into, broken into, sos, mayday, hostage, spied on, spying on, intruder*, intrusion, sabotage*,
    sim swap*, lost access, lost control, fell for, skimmer, hijack*, deface*, infected, draining, drained,
    cyberattack, cyber attack, crypto locker, lockbit, sextortion, victim*, lateral movement, cobalt strike,
    bricked, in progress, in our network, inside our, took over our, mimikatz, skull, akira, steals`,
  ],
  [
    4,
    `
    angegriffen, hacker*, attacker*, breach, taken over, keylogger, spyware, rootkit, botnet, trojan, compromis*,
    stolen, stole, stealing, leaked, leaking, exploited, exploiter, emptied, malware, crook*, fraudster*,
    unauthorised, unauthorized, scammer*, thief, thieves, criminal*, stranger*, impersonat*, vandal*, tamper*,
    locked out, locked us, shut out, kicked out, leak site, infiltrat*, exfiltrat*, ceo fraud, as we speak,
    as i type, as we watch, while i watch, flash loan, never sent, never ordered, never made, we never, i never,
    didnt do, didnt send, didnt ask, didnt order, did not do, did not send, did not ask, did not write, didnt start,
    wasnt me, wasnt him, not us, impostor*, imposter*, rogue, web shell, reverse shell, beacon*, rug pull*,
    by itself, on its own, on a forum, on telegram, held to, hacking group, decrypt*, outsider*, ex colleague,
    ex employee, former employee, none of us, nobody created, nobody made, nobody started, nobody signed,
    suspicious, mining, gone mad, virus, encrypt*, attack, attacked, attacks, worm, hacking, leak, vanished,
    malicious, unfamiliar, tricked, fooled, fake, cloned, demand*, threaten*, emergency, panic, miner, cryptominer,
    backdoor, unreachable, popped up, showed up, turned up, wired, someone is, someone has, someone got,
    someone just, someone changed, someone else, someone logged, somebody is, somebody has, somebody got,
    somebody else, somebody logged, wiped, destroyed, overwritten, corrupted, unreadable, cant open, cannot open,
    wont open, cant log, cannot log, cant access, cannot access, nobody can, nobody could, what do we do,
    what do i do, do right now, unplug, gibberish, countdown, btc, monero, dark web, porn, viagra, by mistake,
    password changed, passwords were changed, remote access, remote control, teamviewer, anydesk, got in, got taken,
    moving our tokens, moved our, bleeding, fraudulent, forged, former admin, fired admin, ex contractor,
    former developer, on github, traded, being sold, mouse moves, cursor, wrong account, wrong people,
    never arrived, ddos, deployer key, minted, forwarding, they have our, they got, nightmare, unless we, revenge,
    exploit, they want, redirect*, screen flickered, unlimited approval, is losing, are leaving, is uploading,
    is deleting, still deletes, is copying, is sending, are sending, is trying, are trying, keeps trying,
    domain admin, payload, spoofed, pretends, pretending, bogus, bugged, tapped, out of control, anyone can see,
    visible to everyone, cant work, cannot work, removed me, removed us, renam*, macros, abused, real password,
    gift cards, north korea, russia, vietnam, nigeria, compromiz*, without us, on the internet, our address,
    unencrypted data, deletes things, in our name, pastebin, gambling, not recog*, on the net, withdrew, never requested, never set, never asked, nobody set,
    nobody wrote, nobody ordered, nobody approved, cannot get into, cant get into, he has our, she has our,
    bot traffic, pills, asks staff, asking staff, sounded like, reads my, reading my, reads our, reading our,
    hidden user, caller, somebody used, someone used, somebody bought, someone bought, contacting a server,
    do not work, has our customer`,
  ],
  [
    2,
    `
    hack, disappeared, missing, gone, strange, weird, odd, unusual, unknown, urgent*, asap, hurry, immediately,
    happening, frozen, popup*, transferred, clicked, typed, gave, entered, opened, erased, deleted, deleting,
    locked, cant get, no longer, doesnt work, not working, disconnect, bitcoin*, for sale, published, posted,
    pasted, committed, pushed, casino, not ours, dont know, dont recog*, nobody knows, changed our, changed the,
    logged in, logged into, login*, is down, are down, went down, and down, went dark, website down, site down,
    offline, lost our, lost all, leaving, flooded, fraud, copied, downloading, overnight, spreading, outgoing,
    gigabytes, zero, webcam, iban, crisis, private key, seed phrase, disabled, mfa, codes, disaster, cpu, guy,
    authenticator, usb, device, plugged, scanned, pressed, note, readme, tor, flag, slogan, timer, lock, process,
    police, charged, antivirus, edr, alerts, qr code, lost, invoice, attachment, the money, midnight, japanese,
    message*, points to, china, ongoing, former, dropbox, incident, outage, approv*, credential*, dump*, forum,
    telegram, dead, boot, rebooting, restarting, installed, downloaded, deepfake, voice, injection, zero day,
    no access, everything is, changed, extension, signed, nobody, transactions, screen*, are red, funds, falling,
    spike, bounced, swapped, fired, theft, dangerous, insider, crashed, halted, garbage, turned off, replaced with,
    replaced by, third party, none of, collapsed, exposed, deceptive, abroad, inside, suddenly, alarm, someone,
    is public, contacting, moldova, belarus, elsewhere, salaries, wave of, root rights, director, ex admin,
    attached`,
  ],
  [
    1,
    `
    our, my, we, us, i, im, ive, weve, his, her`,
  ],
  [
    1,
    `
    now, just, since, night, morning, today, yesterday, minutes, hour, hours, ago, already, suddenly, still, all,
    every, everything, everyone, nobody, help, what now, pls, months, one`,
  ],
  [
    1,
    `
    got, has, been, had, went, took, came, found, being, showing, shows, gone, sent, paid, keeps, stopped, happened,
    changed, opened, clicked, bought, told, called, noticed, used, wrote, says`,
  ],
  [
    1,
    `
    account*, email*, mail*, wallet, key*, password*, server*, file*, data, database, website, site, domain, dns,
    laptop, phone*, source code, token*, coins, pool, treasury, card*, network, cloud, tenant, backup*, contract*,
    admin, root, vpn, computer, pc, pcs, machine*, github, slack, money, finance, ceo, boss, customer*, is, are,
    was, were`,
  ],
  [
    -1,
    `
    before, want to, need to, your, you, better, best, keep, safe, secure, improve, old, slow, next month, twice,
    client`,
  ],
  [
    -2,
    `
    can you, could you, can a, can an, can stolen, to someone, with someone, looking for, interested, project,
    do we need, need a, need an, how can, should we, which, support, app, take over, complain, how likely, is our,
    is your, mentioned, wants, full of, if somebody, when a, in each, department, somebody to, someone to,
    demands mfa, with you, update the, is my chat, who is`,
  ],
  [
    -4,
    `
    how much, how would, how long, how many, how often, how fast, how to, how are, train*, plan, do you, offer,
    sell, insurer, covered, prevent*, protect*, avoid, prepare*, ready, readiness, test*, monitor*, detect*, spot,
    recommend, be hacked, if we, if you, if someone, in case, what if, next time, future, years, learn, example,
    service*, want, would, legal, last year, assess*, develop*, software, journalist, student, checklist, audit*,
    quote, typical, restore*, report a, reports, must be, archive, be encrypted, on your, investigate, odds of,
    who can watch, who has access, rehearse, what is, whats, what are, what does, what happens, price, cost*,
    pricing, course, policy, insurance, simulat*, exercise, drill, difference, explain, mean, hire, hiring,
    retainer*, playbook, average, article, thesis, charge for, extra charges, encryption, how do, answered, afraid,
    configure, able to, find out if, care about, from your, build a, build an, build us, can you check,
    customers demand, down to, responsible if, your code, nobody in`,
  ],
];

/** Groups of phrases with their weight, for the urgent row of the table. */
export const emergencyCues: readonly (readonly [weight: number, phrases: readonly string[]])[] =
  writtenCues.map(([weight, phrases]) => [weight, phrases.trim().split(/,\s+/)]);
