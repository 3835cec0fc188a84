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
 * Words and phrases by which the chat recognises that an attack is going on; an asterisk matches any letters. A group counts
 * once, from a sum of 3 on it is an emergency. Weight 4 or 5: signs that are enough. 2.4: signs that need one circumstance.
 * 1.8: signs that need two. 0.7: circumstances, which are no sign together. Negative: questions about attacks in general, and
 * requests for a service, which `can you help` and `who can I` offset.
 */
const writtenCues: readonly (readonly [weight: number, phrases: string])[] = [
  [
    5,
    `hacked, gehackt, ransom*, breached, phished, robbed, scammed, blackmail*, extort*, ddosed, under attack,
been attacked, being attacked, was attacked, were attacked, broke in*, sos, hostage, spied on, spying on,
intruder*, intrusion, sim swap*, lost access, lost control, fell for, hijack*, deface*, infected, drain*,
cyberattack, cyber attack, crypto locker, victim*, in our network, in our systems, took over our,
they have our, they want, being watched, skull, hidden camera`,
  ],
  [
    4,
    `hacker*, attacker*, angegriffen, breach, taken over, taken from us, keylogger, spyware, rootkit, botnet,
trojan, compromi*, stole, stolen, stealing, steals, exploit*, emptied, malware, crook*, fraudster*, scammer*,
unauthori*, thie*, criminal*, stranger*, impersonat*, impost*, tamper*, locked out, locked us, shut out,
kicked out, infiltrat*, exfiltrat*, wasnt me, not us, not ours, none of us, rogue, beacon*, rug pull*,
on its own, ex colleague, ex employee, former employee, suspicious, virus, attack*, worm, hacking, vanished,
malicious, tricked, fooled, threaten*, emergency, panic, backdoor, unreachable, unreadable, what do we do,
what do i do, what should we do, what should i do, who do i call, do right now, unplug, remote access,
remote control, teamviewer, fraudulent, forged, being sold, wrong account, pretend*, in our name, we didnt,
we did not, we never, i never, i didnt, i did not, security incident, broken into, lockbit, cleaned out,
webshell, web shell, spy*, deleted, deleting`,
  ],
  [
    2.4,
    `lost a laptop, lost a phone, dark web, wiped, redirect*, ddos, mining, miner, monero, btc, fake, porn, minted,
spoofed, manipulated, cloned, demand*, wired, strange*, weird, odd, unusual, unknown, urgent*, asap, hurry,
immediately, frozen, transfer*, clicked, typed, entered, delet*, erased, locked, decrypt*, for sale, publish*,
posted, pasted, to a public, dont know, dont recog*, unfamiliar, is down, are down, went down, site down,
offline, leaving, flooded, fraud, copied, spreading, outgoing, empty, iban, crisis, private key, seed phrase,
plugged, police, attachment, fired, incident, dump*, red screen*, are red, funds, transactions, renam*,
collapsed, exposed, suddenly, alarm, outsider, unlimited approval, skimmer, liquidated, bleeding, hidden,
no longer, process, leaked, leaking, a leak, disappear*, attempts, downloaded, dismissed, unless, not from,
new bank, dangerous, in progress, been down, now points to, antivirus keeps, antivirus found, instead of our,
a break in, removed me, giveaway*, emotet, forwarding rules, powershell, losing money, recovery key,
looks like ours, let go, happened again, they have everything, still reads, swapped, pressed yes, mouse moves,
corrupted, destroyed, cpu, midnight, outage, gigabytes, gb, qr code, deepfake, gift cards, bitcoin address,
changed our, points somewhere, card details, wave of, inside our`,
  ],
  [
    1.8,
    `someone, somebody, nobody, hack, bitcoin, gave, opened, cant, cannot, wont, screen*, changed, logged in,
logins, lost, note, pop*, usb, device, card numbers, github, telegram, forum, china, russia, signed, spike,
replaced, third party, the money, china, former, timer, lock, approv*, falling, committed, pushed, mailbox,
told, encrypted, missing, gone, phishing, sending, spam, never, traffic, makes calls, is online, dropping,
restart*, reboot*, prompts, isnt, somewhere, elsewhere, moved, moving, installed, pressed, charged,
other bank, authenticator, theft, insider, journalist, trying, public link, ongoing, abroad, shut down,
stopped working, casino, betting, gambling`,
  ],
  [
    0.7,
    `our, my, we, us, im, ive, weve, her, they, their, them, employee*, colleague, staff, intern, customer*,
suppliers, users`,
  ],
  [
    0.7,
    `now, just, since, night, overnight, morning, today, yesterday, minutes, hour*, ago, already, still, all,
every*, help, what now, pls, friday, monday, keeps`,
  ],
  [
    0.7,
    `got, has, been, had, went, took, came, found, being, showing, shows, sent, sends, paid, stopped, happened,
bought, called, noticed, used, says, say, is, are, was, were, uploaded, left`,
  ],
  [
    0.7,
    `account*, email*, mail*, wallet*, key*, server*, file*, data, database, website, site, domain, dns, laptop*,
phone*, source code, token*, pool, treasury, card*, network, cloud, backup*, contract*, admin*, vpn,
computer*, pc, pcs, machine*, slack, money, ceo, boss, code, page, supplier*, twitter, invoice*, shop,
password*, credential*`,
  ],
  [3, 'can you help, could you help, what can i do, what can we do, who can i, who can we'],
  [
    -1,
    `before, want to, need to, your, you, better, best, keep, safe, secure, improve, old, slow, next month`,
  ],
  [
    -3,
    `someone to, somebody to, can you, could you, can a, can someone, to someone, looking for, interested, project,
need a, need an, how can, should we, which, app, take over, how likely, is our, is your, are our, wants a,
full of, when a, with you, do we, can i, what should, encrypting, recommend, what could, after a, must be,
could someone, can our`,
  ],
  [
    -5,
    `how much, how would, how long, how many, how often, how fast, how soon, how to, how are, how is, how do, plan,
do you, offer, sell, insur*, covered, prevent*, protect*, avoid, prepare*, ready, readiness, test*, pentest*,
monitor*, detect*, spot, be hacked, be recovered,  if we, if you, if someone, in case, what if, next time,
future, years, learn, example, service*, i want, we want, would, legal, last year, assess*, develop*,
software, student, checklist, audit*, quote, typical, restore*, report a, reports, on your, investigate,
what is, whats, what are, what does, what happens, cost*, pricing, course, policy, simulat*, exercise, drill,
practice, explain, hire, hiring, retainer*, playbook, article, encryption, afraid, able to, find out,
care about, from your, build a*, review, awareness, questionnaire, price of, the price, price for, your price,
ever, training, trained, train our, train staff, train people, teach`,
  ],
];

/** Groups of phrases with their weight, for the urgent row of the table. */
export const emergencyCues: readonly (readonly [weight: number, phrases: readonly string[]])[] =
  writtenCues.map(([weight, phrases]) => [weight, phrases.split(/,\s/)]);
