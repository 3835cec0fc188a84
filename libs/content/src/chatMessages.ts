/** Reply to an input that matches no keyword (docs/requirements.md, section 7.3). */
export const chatFallback = "I'm sorry, I didn't understand that. Could you please specify your query?";

/** First message of a new conversation. */
export const chatGreeting =
  'Hello. Type a word or a question: replies are fixed, and no person or AI reads along. To reach a person, call or use the form.';

/** Questions offered as quick replies before the first message, two on a line: inputs of the table. */
export const chatStarters = [
  'What do you do?',
  'Who owns the code?',
  'What does it cost?',
  'How long does it take?',
] as const;

/**
 * Words and phrases by which the chat recognises that an attack is going on; an asterisk matches any letters, a circumflex the
 * beginning. A group counts once; from a sum of 3 on it is an emergency. First signs that are enough, those of the first group
 * also in a question or request; then signs that need a circumstance, and circumstances: time, what happens or was done,
 * whose it is, objects. Negative: questions and requests for a service, which calls for help (`who can i`) offset.
 */
const writtenCues: readonly (readonly [weight: number, phrases: string])[] = [
  [
    3.75,
    `hacked, gehackt, angegriffen, breached, ransom*, phished, scammed, robbed, blackmail*, *extort*, under attack,
attacked, hijack*, deface*, infect*, drained, draining, emptied, compromi*, exploited, taken over,
broken into, got in, got into, lost access, lost control, been hit, vouchers, hostage, ultimatum, locked out,
fell for, tricked, sos, right now, still in, still inside, moving on its own, or they publish, remote access, remote control, teamviewer, anydesk, stealing, intruder*, in our name,
inside our, not by us, was not us, never asked, none of us, btc, gift cards, in progress, webshell,
unplug, as we speak, mimikatz, cobalt strike, pull* the plug, pastebin, publish our, reading our, wasnt us, someone else in, looks like an attack, login attempts, mempool,
wiping, took all, cannot open any, stands still, charged twice, these criminals, anyone can read`,
  ],
  [
    3.75,
    `hacker*, cyberattack*, malware, *miner, powershell, spyware, trojan, botnet, keylogger, backdoor,
ddos, scam*, fraudster*, crook*, stole, exploit*, intrus*, unauthori*, malicious, emergency, urgent*, suspicious,
threaten*, tamper*, exfiltrat*, impost*, rogue, skimm*, victim*, stranger*, manipulated, unreadable, unreachable,
minted, rerouted, diverted, debited, impersonat*, sabotag*, burgl*, clicked, entered, pasted,
transferred, wired, plugged, nicked, dark web, for sale, admin account, withdrawals, is dangerous, dumped, attack*,
breach, hack, leaked, leak, thie*, theft, criminal*, incident, beacon*, virus*`,
  ],
  [
    3.15,
    `stolen, encrypted, deleted, deleting, logins, exposed, disappear*, unknown, unfamiliar, strange, weird, empty, frozen,
froze, gone, dead, redirect*, renam*, copying, abused, unless, phishing, a public, left my, wrong account, has access, porn, casino, skull, countdown, turned off, switched off, disabled, on my screen, popups, flagged, blacklisted, deceptive, warns, we never,
i never, cpu, is offline, accidentally, by mistake, wrong person, wrong address, spoofed, cursor, unrecogni*, without our, send money, vanished, corrupted, not us,
antivirus keeps, antivirus is, going dark, we didnt, itself, wipe*, unusual, fishy, dodgy, out of nowhere, charges, fake, log in anywhere, on the internet,
withdrew, for money, readme, wasnt him, went off, liquidat*, popup*, without permission`,
  ],
  [1.35, `someone, somebody, nobody, a guy, police, note, pay, none of`],
  [
    1.5,
    `i didnt, dont know, dont use, outsider, anonymous, employee, never sent, elsewhere, claims, claiming, suspect*, on its own,
by itself, on their own, cyrillic, russian, chinese, russia, china, korea, journalist,
crazy`,
  ],
  [
    1.35,
    `locked, cant, cannot, no longer, changed, replaced, swapped, moved, posted, appeared, forward*, turning to, spent,
upload*, wont, reboot*, transferred, released, arriving, new admin*,
new account, altered, modified, injected, planted, overwrit*, erased, unable, denied, locks, locking, spreads,
died, halted, stopped, reset*, is down, are down, flooded, downloaded,
destroyed, falling, collapsed, dropping, bleeding, logged in, logged into, spreading, jumped, exploded, popping up,
missing, went out, lost, copied, taken, took, stopped working`,
  ],
  [
    2.1,
    `edr, defender, crowdstrike, bitcoin*, are red, demand*, asking for, usb, github, telegram,
mining, spam, mouse, window, massive, tweeted`,
  ],
  [
    2.7,
    `typed, gave, pressed, accepted, confirmed, scanned, pushed, paid, opened, approved, installed, signing`,
  ],
  [
    1.5,
    `now, 2am, 3am, 4am, 5am, just, sudden*, tonight, hour*, moment*, whole, overnight, this morning, minute*, ago, asap,
immediately, hurry, help, omg, panic*, desperat*, night, since, today, yesterday`,
  ],
  [1.5, `is *ing, are *ing, was *ed, were *ed, been *ed`],
  [0.75, `our, ours, my`],
  [
    1.35,
    `got, has, been, found, being, shows, showing, noticed, weve, ive, was, every, still, again, both, all, everything,
everywhere`,
  ],
  [
    1.5,
    `account*, email*, mail*, key*, server*, file*, database, domain, laptop*, source code, pool, treasury, multisig,
card*, vpn, computer*, pc, money, funds, password*, systems, db, wallet*, phone*, login*, invoices, website, site, *shop,
homepage, tokens, data, screen*, repo, admin, backup*, payments, transfers, transactions, discord,
twitter, facebook, whatsapp, linkedin`,
  ],
  [
    4.8,
    `is it normal, what do we do, what do i do, who can i, should i turn, should i pull, stop it, hurry, immediately, right now,
who do i call, should we do, should i do, unplug`,
  ],
  [
    -2.25,
    `how much, would, could, ^how, ^do, ^does, ^can, ^could, ^is, ^are, ^will, ^would, ^should, ^which, ^what, ^who, ^where, ^when, ^why, ^if`,
  ],
  [-3.9, `price*, pricing, quote, cost*, help with, if we, if you, if your, if our, if a, when they`],
  [-2.4, `you, your`],
  [
    -2.35,
    `want to, wants to, need to, we need, looking for, interested, should, would like, like to, better, best, plan, offer,
insur*, deadline, prevent*, protect*, avoid, prepare*, monitoring, detect*, learn, example*,
service*, legal, assess*, develop*, checklist, audit*, course, policy, simulat*, exercise, rehearse,
explain, hire, retainer*, article, review, awareness, training, teach, safe, secure, encryption, how to, what is,
what are, project, between, filter, maintenance, build, test, tests, testing, tested, years, year, slow, pick,
begin, fix, must, monthly, players, newsletter, our old, rejected, built, typed twice, last month, a lot of, can someone, dog, cat, bike,
neighbour, parking, ticket, someone to, somebody to, someone who, need someone, needs, without, yourselves, insists, lesson*,
workshop*, relaunch, for our, help us, against, your site, or, mouse, trace, copied your, keystrand, locksmith`,
  ],
];

/** Groups of phrases with their weight, for the urgent row of the table. */
export const emergencyCues: readonly (readonly [weight: number, phrases: readonly string[]])[] =
  writtenCues.map(([weight, phrases]) => [weight, phrases.split(/,\s/)]);
