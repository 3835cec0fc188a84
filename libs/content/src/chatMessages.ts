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
 * Words and phrases by which the chat recognises that an attack is going on; an asterisk matches any letters, a circumflex the
 * beginning. A group counts once, from a sum of 3 on it is an emergency. Weights of 3 and more: signs that are enough. 2.6: signs
 * that need one circumstance. 2: signs that need two circumstances or another sign (of an unknown person, a loss of control, a
 * demand, an act of the victim). Below 1: circumstances, which are no sign together. Negative: questions about attacks in general
 * and requests for a service, which calls for help (`who can I`) offset.
 */
const writtenCues: readonly (readonly [weight: number, phrases: string])[] = [
  [
    5,
    `hacked, gehackt, angegriffen, breached, ransom*, phished, scammed, robbed, blackmail*, extort*, under attack,
attacked, ddosed, hijack*, deface*, infected, drained, draining, emptied, compromi*, exploited, lockbit, web shell,
taken over, took over our, broke in*, broken into, a break in, got in, got into, cleaned out, spied on, sim swap*,
lost access, lost control, locked out, locked us, kicked out, shut out, fell for, tricked, sos, who do i call, what do
we do, what do i do, what should we do, what should i do, right now, remote access, remote control, teamviewer,
anydesk, they have our, he has our, stealing, attacker is, attackers are, intruder*, in our name, account takeover,
they want, mining crypto, inside our, in our network, in our systems, in our cloud, not by us, was not us, none of us,
btc, gift cards, pastebin, monero, in progress, cryptolocker, webshell, unplug, wasnt us, as we speak, help needed,
need help now, took all, wasnt me, isnt me, help us now`,
  ],
  [
    3.4,
    `hacker*, cyberattack*, malware, spyware, rootkit, trojan, botnet, keylogger, backdoor, ddos, scam*, fraudster*,
crook*, stole, exploit*, intrus*, unauthori*, malicious, emergency, urgent*, suspicious, threaten*, tamper*,
exfiltrat*, impost*, pretending to be, rogue, skimm*, victim*, stranger*, manipulated, unreadable, unreachable,
minted, clicked, entered, pasted, transferred, wired, plugged, lost a laptop, lost a phone, nicked, dark web, for
sale, bank details, wrong account, admin user*, admin account, withdrawals, is dangerous, dumped, attack*, breach,
hack, leaked, leak, thie*, theft, criminal*, incident, beacon*, security breach, virus*`,
  ],
  [
    2.6,
    `stolen, encrypted, deleted, deleting, logins, wiped, exposed, disappear*, unknown, unfamiliar, strange, weird, empty,
frozen, froze, gone, dead, redirect*, renam*, copying, abused, unless, will publish, phishing, porn, betting, casino,
skull, timer, countdown, gave my, gave her, gave him, cannot open, cannot reach, vanished, corrupted, dismissed, not
us, not ours, isnt ours, not from us, wasnt from, sends spam, sending spam, that our data, antivirus keeps, we didnt,
we did not, we do not own, signers, points to, charges, fake, spike of, log in anywhere, public repo, for bitcoin,
left the wallet, someone else in, open their files, that we never, outbound, nobody wrote, nobody made, nobody
created, wrong hands, on the internet, another company, or publish, losing, left on, hammered, leaving our,
immediately, withdrew, flowing out, sql dump, liquidated, acting crazy, sessions from, login from, logins from,
nothing works, on a forum, for money, went dark, readme, read me, different account, are red, wasnt him`,
  ],
  [
    2,
    `someone, somebody, outsider, anonymous, third party, a guy, a man, employee, ex colleague, ex admin, never made, never
sent, never started, never authori*, elsewhere, another country, on its own, by itself, dont know, dont recog*,
russia, china, korea, political, arabic, journalist, nobody, crazy`,
  ],
  [
    2,
    `locked, cant, cannot, no longer, changed, replaced, is down, are down, down since, been down, flooded, downloaded,
destroyed, falling, collapsed, dropping, bleeding, lost signal, logged in, logged into, spreading, going out, jumped,
exploded, makes calls, shown up, popping up, is online, missing, went out, lost, copied, taken, duplicated, stopped
working, times out`,
  ],
  [
    2,
    `bitcoin*, demand*, asking for, pay, note, police, lock screen, usb, github, telegram, mining, spam, thousands of,
mouse, window, windows, massive, forum, tweeted`,
  ],
  [2, `typed, gave, pushed, paid, opened, let him, approved, installed, signing`],
  [
    0.8,
    `now, overnight, this morning, minute*, ago, asap, immediately, hurry, help, all, everything, everywhere, night, since,
today, yesterday, as we speak`,
  ],
  [0.7, `our, my`],
  [0.6, `got, has, been, found, being, shows, showing, noticed, weve, ive, was`],
  [
    0.6,
    `account*, email*, mail*, key*, server*, file*, database, domain, laptop*, source code, pool, treasury, multisig,
card*, vpn, computer*, pc, money, funds, password*, systems, db`,
  ],
  [
    3,
    `can you help, could you help, please help, what can i do, what can we do, who can i, who can help, do first, hurry,
immediately, is there anybody, how do we stop, right now, who do i call, should we do, should i do, unplug`,
  ],
  [
    -3.4,
    `^how, ^do, ^does, ^can, ^could, ^is, ^are, ^will, ^would, ^should, ^which, ^what, ^who, ^where, ^when,
^why, ^if, if we, if you, if your, if a, if someone, what if, in case, how much, how long, would, could`,
  ],
  [-1, `you, your`],
  [
    -3.2,
    `want to, wants to, want a, need to, need a, i want, we want, we need, looking for, interested, should, would like,
like to, better, best, plan, offer, sell, insur*, prevent*, protect*, avoid, prepare*, monitoring, detect*, learn,
example*, service*, legal, last year, assess*, develop*, software, student, checklist, audit*, quote, report a,
pricing, course, policy, simulat*, exercise, rehearse, explain, hire, retainer*, article, review, awareness, training,
teach, safe, secure, encryption, how to, what is, what are, what happens, someone to, somebody to, project, be hacked,
between, who would, filter, maintenance, build, cost*, price of, test, tests, testing, tested, years ago`,
  ],
];

/** Groups of phrases with their weight, for the urgent row of the table. */
export const emergencyCues: readonly (readonly [weight: number, phrases: readonly string[]])[] =
  writtenCues.map(([weight, phrases]) => [weight, phrases.split(/,\s/)]);
