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
 * once, from a sum of 3 on it is an emergency. Weight 4 or 5: signs that are enough. 2: signs that need a circumstance, which has 1.
 * Negative: questions about attacks in general, and requests for a service; `can you help` offsets `can you`.
 */
const writtenCues: readonly (readonly [weight: number, phrases: string])[] = [
  [
    5,
    `
    hacked, gehackt, ransom*, breached, phished, siphon*, robbed, swindled, scammed, conned, duped, blackmail*,
    extort*, ddosed, under attack, being attacked, been attacked, was attacked, were attacked, got attacked,
    broke in, broke into, broken into, sos, mayday, hostage, spied on, spying on, intruder*, intrusion,
    sabotage*, sim swap*, lost access, lost control, fell for, skimmer, hijack*, deface*, infected, draining,
    drained, cyberattack, cyber attack, crypto locker, lockbit, sextortion, victim*, lateral movement,
    cobalt strike, bricked, in progress, in our network, inside our, took over our, mimikatz, skull, akira,
    steals, web shell, reverse shell, drainer, they have our, they want, wallet is empty, in our systems,
    being watched, are watched`,
  ],
  [
    4,
    `
    angegriffen, hacker*, attacker*, breach, taken over, keylogger, spyware, rootkit, botnet, trojan,
    compromis*, compromiz*, stolen, stole, stealing, leaked, leaking, exploit*, emptied, malware, crook*,
    fraudster*, unauthori*, scammer*, thief, thieves, criminal*, stranger*, impersonat*, vandal*, tamper*,
    locked out, locked us, shut out, kicked out, infiltrat*, exfiltrat*, ceo fraud, as we speak, flash loan,
    wasnt me, wasnt him, not us, impost*, rogue, beacon*, rug pull*, by itself, on its own,
    decrypt*, ex colleague, ex employee, former employee, suspicious, mining, virus, attack*, worm, hacking,
    leak, vanished, malicious, tricked, fooled, fake, cloned, demands, demanding, threaten*, emergency, panic, miner,
    backdoor, unreachable, wired, wiped, overwritten, unreadable, what do we do, what do i do, what should we do, what should i do, who do i call,
    do right now, unplug, gibberish, countdown, btc, monero, dark web, porn, viagra, remote access,
    remote control, teamviewer, anydesk, bleeding, fraudulent, forged, ex contractor, former developer,
    being sold, mouse moves, cursor, wrong account, never arrived, ddos, minted, forwarding, revenge, redirect*,
    unlimited approval, domain admin, payload, spoofed, manipulated, pretend*, bogus, bugged, tapped, out of control,
    in our name, pastebin, gambling, gift cards, macros, abused, withdrew, without us, pills, payroll server,
    emotet, liquidated, powershell, we didnt, we did not, we never, i never, i didnt, i did not, nobody here,
    none of us, not ours, encrypted, bitcoin address`,
  ],
  [
    2,
    `
    hack, disappeared, missing, gone, strange, weird, odd, unusual, unknown, urgent*, asap, hurry, immediately,
    happening, frozen, pop*, transfer*, clicked, typed, gave, entered, opened, erased, delet*, locked, cant,
    cannot, wont, no longer, doesnt work, not working, do not work, disconnect, bitcoin, for sale, publish*,
    posted, pasted, committed, pushed, casino, betting, pharmacy, dont know, dont recog*, unfamiliar, nobody,
    no one, none of, changed our, changed the, logged in, is down, are down, went down, went dark, website down,
    site down, offline, leaving, flooded, fraud, copied, downloading, overnight, spreading,
    outgoing, gigabytes, gb, zero, empty, webcam, iban, crisis, private key, seed phrase, disabled, mfa, codes,
    disaster, cpu, guy, authenticator, usb, stick, device, plugged, scanned, pressed, note, readme, tor, flag,
    slogan, timer, lock, process, police, charged, antivirus, alerts, qr code, lost, other bank, attachment,
    attached, the money, midnight, japanese, points to, china, russia, korea, vietnam, nigeria, brazil, romania,
    moldova, belarus, abroad, somewhere, elsewhere, ongoing, former, fired, revoked, incident, outage, approv*,
    credential*, dump*, forum, telegram, github, dead, reboot*, restart*, installed, downloaded, deepfake,
    voice, injection, no access, extension, signed, transactions, screen*, are red, funds, falling,
    dropping, spike, bounced, swapped, theft, dangerous, insider, crash*, halted, garbage, turned off,
    replaced with, replaced by, third party, collapsed, exposed, deceptive, inside, suddenly, alarm, someone,
    somebody, outsider, is public, contacting, salaries, wave of, root rights, director, ex admin, they say,
    they got, has our, showed up, turned up, renam*, passwords, sounded, traded, destroyed, corrupted,
    nightmare, who can i, who can we, who should i, who should we, card numbers, journalist, complaining, complain, warned, giveaway*, millions of, mailbox,
    cryptominer, visible, moving, moved, mistake, password changed, trying, bought, asks,
    hidden, reads my, reads our, to a public, public link`,
  ],
  [
    1,
    `
    our, my, we, us, im, ive, weve, his, her, they, their, them, employee*, colleague, staff, intern, customers,
    suppliers`,
  ],
  [
    1,
    `
    now, just, since, night, morning, today, yesterday, minutes, hour, hours, ago, already, suddenly, still,
    all, every, everything, everyone, nobody, help, what now, pls, months, one, friday, monday, keep,
    keeps`,
  ],
  [
    1,
    `
    got, has, been, had, went, took, came, found, being, showing, shows, gone, sent, sends, paid, stopped,
    happened, changed, opened, clicked, bought, told, called, noticed, used, wrote, says, say, is, are, was,
    were, plugged, uploaded`,
  ],
  [
    1,
    `
    account*, email*, mail*, wallet, key*, password*, server*, file*, data, database, website, site, domain,
    dns, laptop, phone*, source code, token*, coins, pool, treasury, card*, network, cloud, tenant, backup*,
    contract*, admin, root, vpn, computer, pc, pcs, machine*, github, slack, money, finance, ceo, boss,
    customer*, code, package, page, supplier*, checkout, outlook, twitter, invoice*, documents, shop`,
  ],
  [2, `can you help, could you help`],
  [
    -1,
    `
    before, want to, need to, your, you, better, best, keep, safe, secure, improve, old, slow, next month,
    twice, client, printer*`,
  ],
  [
    -3,
    `
    can you, could you, can a, can an, can stolen, can someone, could someone, to someone, with someone,
    looking for, interested, project, need a, need an, how can, should we, which, your support, app,
    take over, how likely, is our, is your, mentioned, wants a, wants proof, full of, if somebody, when a, in each, department,
    somebody to, someone to, demands mfa, with you, update the, is my chat, who is, are our, do we, well enough,
    teach, can i, what should, encrypting, frontend, blind, recommend, encrypt, what could, after a,
    is somebody, somebody should, find all, id rather, be recovered, copies of, kept, who left, all over`,
  ],
  [
    -5,
    `
    how much, how would, how long, how many, how often, how fast, how soon, how to, how are, training*, trained, train our, train staff, train us, train people, train the, plan,
    do you, offer, sell, insurer, covered, prevent*, protect*, avoid, prepare*, ready, readiness, test*,
    pentest*, monitor*, detect*, spot, be hacked, if we, if you, if someone, in case, what if, next time,
    future, years, learn, example, service*, i want, we want, would, legal, last year, assess*, develop*,
    software, student, checklist, audit*, quote, typical, restore*, report a, reports, must be, archive,
    be encrypted, on your, investigate, odds of, who can watch, who has access, rehearse, what is, whats,
    what are, what does, what happens, price, cost*, pricing, course, policy, insurance, simulat*, exercise,
    drill, difference, explain, mean, hire, hiring, retainer*, playbook, average, article, thesis, charge for,
    extra charges, encryption, how do, answered, afraid, configure, able to, find out if, care about, from your,
    build a, build an, build us, can you check, customers demand, down to, responsible if, your code, knows, understands,
    investment, who looks at, have to inform, can you trace, review, awareness, questionnaire`,
  ],
];

/** Groups of phrases with their weight, for the urgent row of the table. */
export const emergencyCues: readonly (readonly [weight: number, phrases: readonly string[]])[] =
  writtenCues.map(([weight, phrases]) => [weight, phrases.trim().split(/,\s+/)]);
