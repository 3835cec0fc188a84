import type { MessageText } from '@keystrand/ui/chat';
import { emergencyCues } from './chatMessages';
import { company } from './company';
import type { Href } from './types';

export { chatFallback, chatGreeting, chatStarters } from './chatMessages';

/** A row of the keyword table, for the chat engine. A test checks the links. */
export interface ChatTopic {
  /** Keyword in lower case: matches the whole input, and is suggested while typing. */
  readonly term: string;
  /** Other inputs with the same reply, and the words that questions about the topic are found by; never suggested. */
  readonly aliases: readonly string[];
  /** Text and links in reading order. */
  readonly reply: MessageText<Href>;
  /** Words by which an emergency is recognised: it is answered with the telephone number of the SOC first. */
  readonly urgent?: typeof emergencyCues;
}

/** A row as it is written: aliases separated by commas, links as `[text](href)`. */
type WrittenTopic = Omit<ChatTopic, 'aliases' | 'reply'> & Record<'aliases' | 'reply', string>;

const email = `[${company.email}](mailto:${company.email})`;
const securityEmail = `[${company.securityEmail}](mailto:${company.securityEmail})`;
const phone = `[${company.phone.display}](${company.phone.href})`;
const socWatch = `[${company.socWatch.display}](${company.socWatch.href})`;
const name = company.name.toLowerCase();

/** Replies to keywords that have a British and an American spelling, so that both are suggested. */
const tokenisationReply =
  'Tokenisation ties a claim on an asset to a token, so the legal right has to be settled before the code. [Tokenisation services](/tokenization-services) cover the register, transfer rules and redemption, to the ERC standards. A regulated asset takes 4 to 7 months.';
const identityReply =
  'Verifiable credentials let a holder prove one fact without handing over the whole document. [Decentralised identity](/web3-solutions/identity) covers issuers, wallets and verifiers, the EUDI Wallet included. Accounts of staff belong to [identity management](/services/identity-management).';

/** The keyword table in the order of the suggestions (docs/requirements.md, section 7.5). */
const writtenTopics: readonly WrittenTopic[] = [
  // Greetings and the chat itself
  {
    term: 'hello',
    aliases: `
      hi, hey, hello there, hi there, greetings, howdy, good morning, morning, good afternoon, good evening,
      good night, good day, hiya, hallo, hola, bonjour, good to meet you, whats up, anybody there, heya, heyo, hi all,
      hi everybody, everyone`,
    reply: `Hello, and welcome to ${company.name}. Type a word or a question. Everything on offer is listed in [the services directory](/services-page).`,
  },
  {
    term: 'who are you',
    aliases: `
      who are you?, are you a bot, are you a bot?, bot, chatbot, what is this, are you human, how are you,
      how are you?, how's it going, how are you doing, how r u, robot, machine or human, are you real, automated,
      your name, run by a computer, anyone there, with an ai, is this a person, chatting, talking to, are you chatgpt`,
    reply:
      'I am a fixed table of keywords and replies. No person and no AI reads along, and what you type stays in this browser tab. To reach a person, use the [contact page](/contact).',
  },
  {
    term: 'help',
    aliases: `
      help me, what can you do, what can you do?, topics, menu, options, how does this work, site map, sitemap, home,
      home page, homepage, navigation, start, what can i ask, confused, lost, examples of questions, where to begin`,
    reply: `Type a word or a question about our services, an industry, prices or this site. If you are under attack, call the SOC on ${socWatch}. Everything else starts at [home](/).`,
  },
  {
    term: 'talk to a person',
    aliases: `
      human, agent, real person, talk to a human, speak to someone, sales, live chat, operator, salesperson,
      representative, call me back, callback, ring, connect me, put me through, colleague of yours, phone me,
      customer service, call me, someone call, speak to an engineer`,
    reply: `Call ${phone}, ${company.phoneHours}, or write to ${email}. The [inquiry form](/inquire-now) can take over this conversation, so that the right specialist answers.`,
  },
  {
    term: 'thank you',
    aliases: `
      thanks, thx, thank you very much, cheers, ok, okay, great, perfect, nice, understood, appreciate it, useful,
      helpful, thanks a lot, that helped, awesome, wonderful, cheers mate`,
    reply:
      'You are welcome. If a question remains, the [contact page](/contact) lists every way to reach a person.',
  },
  {
    term: 'goodbye',
    aliases: `
      bye, see you, good bye, quit, see ya, cya, farewell, later, see you tomorrow, have a nice day, see you soon,
      ciao, thats all`,
    reply:
      'Goodbye, and thank you for the visit. This conversation is deleted when you close the tab. The [seven practices](/main-services) are on one page if you return.',
  },

  // Where to start
  {
    term: 'services',
    aliases: `
      service, what do you do, what do you do?, what do you offer, what services do you offer, offerings, firm offer,
      products, sell, capabilities, expertise`,
    reply:
      'There are seven practices: blockchain, Web3, cybersecurity, software, IT consulting, industry solutions and other IT services. The [overview](/main-services) helps you choose; single services are under [other IT services](/services).',
  },

  // Blockchain
  {
    term: 'blockchain',
    aliases: `
      blockchain development, dlt, distributed ledger, ethereum, chain, polygon, solana, layer 2, rollup,
      validator node, tamper-proof, immutable, land registry, titles, postgres or ledger, ledger, node, public chain,
      bridge, audit trail, land records`,
    reply:
      'We design, build and operate ledgers on public or permissioned networks, once a test shows that a database would not do. [Blockchain development](/blockchain-development) begins with that test; if it fails, we say so before any code is written.',
  },
  {
    term: 'smart contracts',
    aliases: `
      smart contract, smart contract development, solidity, oracle, vesting, upgradeable, deployer, bytecode,
      write a contract, contract on chain, gas optimisation, behind a proxy, proxy, price feed, put contracts`,
    reply:
      'We write and test contracts, and prepare them for an audit by somebody else. Only your signers pause contracts or rotate keys. The steps are under [smart contract development](/smart-contract-development).',
  },
  {
    term: 'smart contract audit',
    aliases: `
      smart contract audits, smart contract review, contract audit, code audit, solidity audit, audit our token,
      reentrancy, before listing, check our contract, our solidity code`,
    reply:
      'Contracts written by others are tested by hand as part of [penetration testing](/services/penetration-testing), retest included. We do not audit code that we wrote: you choose an independent auditor. No audit shows that a contract is free of faults.',
  },
  {
    term: 'dapps',
    aliases: `
      dapp, dapp development, decentralized applications, decentralised applications, decentralized app, frontend,
      front end, gas fees, metamask, transaction stuck, indexer`,
    reply:
      'We build the interface and the indexer around your contracts or ours, and test that they agree while the network is slow. The steps are under [dApp development](/dapp-development).',
  },
  {
    term: 'tokenization',
    aliases: `
      tokens, token, token development, asset tokenization, erc-20, erc20, nft, nfts, erc-721, erc721, erc-1155,
      issue, mint, stablecoin, real estate, property, shares, bonds, launch a coin, carbon credits, club token, fund,
      investor, royalties, nft shop`,
    reply: tokenisationReply,
  },
  { term: 'tokenisation', aliases: `asset tokenisation, tokenise, tokenize`, reply: tokenisationReply },
  {
    term: 'private blockchains',
    aliases: `
      private blockchain solutions, permissioned blockchain, consortium, hyperledger, private blockchain, fabric,
      besu, corda, competitors share a ledger`,
    reply:
      'A permissioned network can fit when several organisations must share a record without publishing it. Governance comes first, then the platform, usually Hyperledger Fabric or Besu. The steps are under [private blockchain solutions](/private-blockchain-solutions).',
  },
  {
    term: 'blockchain consulting',
    aliases: `
      blockchain integration, blockchain consulting and integration, blockchain advice, do we need a blockchain,
      blockchain or database, feasibility, choosing a blockchain, use case, right chain, right for us`,
    reply:
      'Whether a ledger fits is answered in 1 to 2 weeks; a study that also compares networks and vendors takes 3 to 5. [Consulting and integration](/blockchain-consulting-integration) then joins the ledger to your core systems.',
  },
  {
    term: 'cryptocurrency',
    aliases: `
      crypto, bitcoin, investment, invest, trading, coin, ico, buy, coins, ethereum price, dogecoin, mining, profit,
      airdrop`,
    reply:
      'We build and secure systems; we give no investment advice and sell no coins. If someone offers you one in our name, it is a fraud: report it as described under [piracy prevention](/piracy-prevention).',
  },
  {
    term: 'mica',
    aliases: `
      markets in crypto-assets, crypto regulation, white paper, casp, crypto licence, security token, securities law,
      authorisation`,
    reply:
      'MiCA, Regulation (EU) 2023/1114, decides whether a token or service in the EU needs a white paper or an authorisation. Your counsel gives the legal opinion; we supply the technical facts. Classification comes first in [tokenisation](/tokenization-services).',
  },

  // Web3
  {
    term: 'web3',
    aliases: `
      web 3, web3 solutions, decentralized web, decentralised web, metaverse, on-chain product`,
    reply:
      'Web3 work covers five kinds of product: DAOs, wallets, marketplaces, decentralised identity and DeFi. All start from one question on the [Web3 page](/web3-solutions): who can change the rules.',
  },
  {
    term: 'dao',
    aliases: `
      daos, dao development, decentralized autonomous organization, vote, voting, members vote, treasury, delegates,
      multisig treasury, budget of community, token holders, governance`,
    reply:
      'A DAO is a set of voting rules with a treasury behind it, so we model quorum, delay and veto before building. In [DAO development](/web3-solutions/dao) the rules are tested against a hostile proposal before ownership moves.',
  },
  {
    term: 'wallets',
    aliases: `
      wallet, crypto wallet, wallet development, wallet integration, account abstraction, erc-4337, seed phrase,
      recovery phrase, twelve words, private key, custody, multisig, mpc, hardware wallet, cold storage, signers,
      store coins, custodian, lost keys, sign transactions, wallet app`,
    reply:
      'We build self-custodial, MPC and smart-account wallets, and design recovery first: it is tried on real devices before launch. [Wallet development](/web3-solutions/wallet) takes 15 to 23 weeks for a new product.',
  },
  {
    term: 'marketplaces',
    aliases: `
      marketplace, nft marketplace, exchange, resell, resale, buyers and sellers, auction, bid, listings, artists,
      creators, tickets, peer to peer, ebay, etsy, seller, used goods, photographers, prints, users sell, second hand`,
    reply:
      'A marketplace needs listing, settlement, royalties, moderation and a way to handle disputes. A limited opening on one chain takes 17 to 26 weeks, an outside audit among them. See [marketplace development](/web3-solutions/marketplace).',
  },
  {
    term: 'decentralized identity',
    aliases: `
      did, verifiable credentials, self-sovereign identity, ssi, web3 identity, digital identity, diploma, degree,
      student, age check, driving licence, passport, membership cards, badge, prove, credentials, identity on phone`,
    reply: identityReply,
  },
  {
    term: 'decentralised identity',
    aliases: `eudi wallet, eidas, identity wallet, eu digital id`,
    reply: identityReply,
  },
  {
    term: 'defi',
    aliases: `
      decentralized finance, decentralised finance, lending, staking, liquidity, protocol, borrow, collateral, pool,
      swap, yield, flash loan, uniswap`,
    reply:
      'DeFi protocols can fail through price oracles, rounding and admin keys, so we write the invariants first and try to break them. [DeFi development](/web3-solutions/defi) needs an audit by another firm, paid apart.',
  },

  // Cybersecurity
  {
    term: 'cybersecurity',
    aliases: `
      cyber security, cyber-security, cyber, infosec, information security, it security, protect our company,
      protection, how secure are we, hackers away`,
    reply:
      'We assess, test, monitor and respond: eighteen services under one named lead. See [cybersecurity services](/cyber-security), or [the briefing for buyers](/cyber-security-information) if you are new to the field.',
  },
  {
    term: 'security assessments',
    aliases: `
      self-assessment, self assessment, security check, nist csf, security score, security assessment, quick check,
      maturity, benchmark, quiz, where do we stand, do first`,
    reply:
      'The [security self-assessment](/security-assessment) is free: twelve questions over the six functions of NIST CSF 2.0. It is scored in your browser and nothing is sent unless you send it.',
  },
  {
    term: 'vulnerability assessments',
    aliases: `
      vulnerability scan, vulnerability scanning, vulnerabilities, cve, vulnerability assessment, scan, scanner,
      missing patches, unpatched, outdated versions, open ports, attack surface, zero-day, log4j, weak servers, patch,
      monthly scans, weaknesses`,
    reply:
      'An assessment finds and ranks known weaknesses across many systems; it exploits none. [Vulnerability assessments](/services/vulnerability-assessments) take 2 to 3 weeks for a few hundred hosts, and include a second scan after your patches.',
  },
  {
    term: 'penetration testing',
    aliases: `
      penetration test, pentest, pen test, pentesting, ethical hacking, penetration tests, pentests, pen tests,
      ethical hacker, hire a hacker, try to hack us, break in, security test, testers, retest, black box,
      sql injection, holes, manual test, bring down production, simulated attack, prove that we were tested,
      hack into, before launch, weak spots, hack us, tell us how, difference between scan and pentest, hack our app`,
    reply:
      'People attack an agreed target by hand and show how far they get; the risk to production is small, never zero. Every finding has steps to reproduce it. One application with its API takes 2 to 3 weeks of [penetration testing](/services/penetration-testing); the retest after your fixes is in the price.',
  },
  {
    term: 'threat-led testing',
    aliases: `
      threat-led penetration testing, tlpt, tiber, tiber-eu, red team, red teaming, purple team`,
    reply:
      'We do not offer it as such: Article 26 of DORA needs testers who meet Article 27. We prepare you, remediate, and test in between; what supervisors expect is described for [finance](/industry/finance).',
  },
  {
    term: 'security audits',
    aliases: `
      security audit, audit, audits, iso 27001 audit, internal audit, auditor, get certified, certification,
      readiness, gap analysis, isms, tisax, checklist, auditors, prepare for an audit, evidence for auditors`,
    reply:
      'A security audit compares what is written, configured and done with a standard you choose. [Security audits](/services/security-audits) prepare you for a certification body and take 3 to 5 weeks for one standard at one location.',
  },
  {
    term: 'security awareness training',
    aliases: `
      awareness training, security training, phishing training, phishing, training, teach, train staff,
      employees click, bad mails, course, workshop, e-learning, simulated phishing, social engineering, deepfake,
      human error, colleagues, phishing drill, train our people, fall for, recognise phishing, test our employees`,
    reply:
      '[Security awareness training](/services/security-awareness-training) is short, tied to the work people do, and measured by how soon they report. Finance, help desk, developers and executives have their own sessions.',
  },
  {
    term: 'incident response',
    urgent: emergencyCues,
    aliases: `
      incident, ransomware, ransom, data breach, breach, incident handling, dfir, emergency, hacked, hack, hackers,
      we have been hacked, i have been hacked, under attack, attack, cyberattack, urgent, encrypted files, locked out,
      compromised, leaked, data leak, stolen, theft, drained, malware outbreak, virus, trojan, phished, scammed, sos,
      negotiate with attackers, crisis`,
    reply: `If it is happening now, call the SOC on ${socWatch} at any hour while somebody else disconnects affected machines. Leave them powered on until whoever may order a shutdown does so. Pay no ransom before counsel and insurer are involved: payment may breach sanctions law and ensures nothing. The next steps are under [incident response](/services/incident-response).`,
  },
  {
    term: 'retainer',
    aliases: `
      retainers, incident retainer, incident response retainer, ir retainer, retained help, standby, on call, in case,
      one day, be prepared, response plan, playbook, tabletop, exercise, drill, rehearse an attack, before it happens,
      for the worst, emergency plan, crisis plan, before an attack, simulation, incident plan, ransomware playbook,
      incident response policy`,
    reply:
      'A retainer for [incident response](/services/incident-response) puts contract, contacts, access and playbooks in place beforehand. Setting it up takes 3 to 4 weeks, first tabletop exercise included. Unused hours go into exercises and reviews.',
  },
  {
    term: 'managed security services',
    aliases: `
      managed security, mssp, mdr, security operations, outsourced security, watch our systems,
      detection and response`,
    reply:
      '[Managed security services](/services/managed-security-services) are detection, triage and agreed containment around the clock, with a monthly report. You decide what analysts do unasked. Rules, case history and logs stay yours.',
  },
  {
    term: 'soc monitoring',
    aliases: `
      soc, security operations center, security operations centre, 24/7 monitoring, monitoring, 24x7 monitoring,
      analysts, alerts, night shift, watching, round-the-clock monitoring, keep an eye on, monitor,
      monitor around the clock`,
    reply:
      'Analysts watch alerts 24 hours a day and act within limits that you set in writing. Monitoring is part of [managed security services](/services/managed-security-services) and usually works on [a SIEM](/services/siem), ours or yours.',
  },
  {
    term: 'siem',
    aliases: `
      security information and event management, log management, logs, logging, splunk, sentinel, log sources,
      elastic, detection rules, correlation, qradar, log platform, collect logs, detection`,
    reply:
      'We begin with the attacks that matter to you and collect the logs that would show them. A new [SIEM](/services/siem) takes 11 to 16 weeks, tuned; rescuing an existing one takes 6 to 8.',
  },
  {
    term: 'application security',
    aliases: `
      appsec, secure code review, code review, owasp, devsecops, secure development, secure coding, static analysis,
      dependencies, threat model, sbom, cyber resilience act, check our code, api security`,
    reply:
      'We set up threat models, code review and tests in the pipeline, verified against OWASP ASVS at an agreed level. [Application security](/services/application-security) is work inside your teams for 10 to 17 weeks, then a quarter in which they run it alone.',
  },
  {
    term: 'cybersecurity consulting',
    aliases: `
      security consulting, ciso, virtual ciso, vciso, security strategy, security advisor, security officer,
      security budget, security policy, board paper, due diligence, part-time, fractional, days a week, act as,
      security chief, head of security`,
    reply:
      'A named senior adviser, often called a virtual CISO, sets strategy, budget and board papers. [Cybersecurity consulting](/services/cybersecurity-consulting) runs for 6 to 18 months; once the roadmap is delivered, notice is one month.',
  },
  {
    term: 'data encryption',
    aliases: `
      encryption, cryptography, key management, pki, tls, hsm, encrypt a database, at rest, end-to-end, rotate keys,
      quantum, ssl certificate, anonymise, encrypt backups, keys, post-quantum, encrypt, must be encrypted`,
    reply:
      'Encryption is mostly key management: who can use which key, where it is kept, and how it is replaced. In [data encryption](/services/data-encryption) we inventory the data, choose the layer and test recovery. Your staff hold the keys.',
  },
  {
    term: 'forensic investigations',
    aliases: `
      forensics, digital forensics, forensic, forensic investigation, evidence, investigation, lawyer, police,
      chain of custody, who did it, how did they get in, trace stolen crypto, stolen bitcoin, stolen coins,
      follow the money, get back, recover, deleted messages, hard disk, copied data, witness, copied the list,
      prove it, employee took, which employee, find out who, court`,
    reply: `If damage is spreading, call ${socWatch} while somebody else disconnects devices and leaves them on: evidence is secured with a documented chain of custody, and the report says what happened, when, and what was taken. Stolen crypto can be followed on public ledgers; freezing it needs an exchange or the police. The steps are under [forensic investigations](/services/forensic-investigations).`,
  },
  {
    term: 'threat intelligence',
    aliases: `
      threat intel, cti, threat hunting, dark web monitoring, mitre att&ck, darknet, who would attack us,
      threat report, indicators, leaked credentials, lookalike domain, hackers know about us, find out about us,
      dark web, leaked passwords, groups, threat actors, who targets us`,
    reply:
      'Useful intelligence changes a decision: a block, a patch, a warning to staff. [Threat intelligence](/services/threat-intelligence) begins with your own questions and reports in MITRE ATT&CK terms. A one-off threat profile takes 3 to 4 weeks.',
  },
  {
    term: 'network security',
    aliases: `
      firewall, firewalls, firewall and network security, segmentation, vpn, zero trust, ids, ddos, network, wifi,
      wi-fi, router, home office, ddos protection, iot, ot, scada, plc, industrial systems, machines, sensors,
      cameras, iec 62443, guests, printers, remote work, separate networks`,
    reply:
      'We read your rule sets and your real traffic, remove what is unused and divide the network by consequence; plants are zoned along IEC 62443. [Firewall and network security](/services/firewall-and-network-security) ends with tests that show the segments hold.',
  },
  {
    term: 'identity management',
    aliases: `
      iam, identity and access management, single sign-on, sso, mfa, passkeys, access control, accounts, leavers,
      people leave, offboarding, onboarding, permissions, admin rights, passwords, two-factor, active directory,
      entra, okta, oauth, saml, ldap, roles, sms codes, second factor, sign in, login, who may access, access rights,
      all our apps, user rights, employee left, remove access, left the company`,
    reply:
      'One account per person, sign-in that resists phishing, and access that ends on the last working day. [Identity management](/services/identity-management) connects the personnel record to the systems, so that leavers do not depend on anyone remembering.',
  },
  {
    term: 'endpoint security',
    aliases: `
      endpoint, endpoints, edr, xdr, antivirus, malware, device security, laptop, computer, workstation, usb, byod,
      device management, intune, defender, crowdstrike, windows, mac, hardening, virus protection, laptops, phones,
      company phones, mobile devices, worm`,
    reply:
      'Laptops, servers and phones are hardened to a baseline, watched by an EDR tool and patched on a schedule you can audit. [Endpoint security](/services/endpoint-security) works with the product you own where it is adequate.',
  },
  {
    term: 'email security',
    aliases: `
      e-mail security, spam, dmarc, spf, dkim, spoofing, mail filter, junk mail, phishing mails, secure mail,
      microsoft 365, office 365, m365, google workspace, outlook, fake invoices by mail, our mail, mailboxes,
      set up mail`,
    reply:
      'Settings of Microsoft 365 or Google Workspace are reviewed separately: ask in the [inquiry form](/inquire-now). Sign-in belongs to [identity management](/services/identity-management). Name DMARC, SPF or DKIM if you need them as well.',
  },
  {
    term: 'compliance',
    aliases: `
      compliance and risk management, risk management, grc, regulation, gdpr, hipaa, pci dss, nis2, dora, comply,
      laws, law, legal requirements, regulator, controls, framework, fines, rules, ai act, vendor risk,
      security of our suppliers, check our vendors, customer questionnaire, data protection officer, apply to us,
      does it apply, authority asks, are we affected, obligations, third-party risk`,
    reply:
      'One set of controls is mapped to the frameworks that bind you, such as ISO/IEC 27001, SOC 2, PCI DSS, GDPR, NIS2 or DORA, your suppliers included. Which laws apply is for your counsel to say. See [compliance and risk management](/services/compliance-and-risk-management).',
  },
  {
    term: 'breach reporting',
    aliases: `
      report a breach, notify, notification, obliged, authorities, 72 hours, tell customers, customers be told,
      how many hours`,
    reply:
      'Under the GDPR you tell the authority within 72 hours of becoming aware, unless a risk to people is unlikely; NIS2 asks for an early warning within 24. Contracts may set shorter terms; your counsel decides. [Incident response](/services/incident-response) supplies the facts for each notice.',
  },
  {
    term: 'cloud security',
    aliases: `
      cloud security services, cspm, aws security, azure security, cloud posture, aws account, public bucket, s3,
      something public, misconfigured, container security, cloud safely set up, review our cloud, misconfigurations,
      our azure`,
    reply:
      'A review covers accounts, identities and network paths on AWS, Azure and Google Cloud, and takes 2 to 3 weeks. [Cloud security services](/services/cloud-security-services) deliver the repairs as code.',
  },
  {
    term: 'cyber risk assessments',
    aliases: `
      risk assessment, cyber risk, risk analysis, risk register, cyber risk assessment, risk assessments, risks,
      quantify, in dollars, likelihood, worst case, what would a breach cost, loss, board, how likely`,
    reply:
      'The result is a short list of scenarios with likelihood, cost and owner, in the currency your board uses. A [cyber risk assessment](/services/cyber-risk-assessment) takes 4 to 5 weeks for one organisation and ends in signed decisions.',
  },

  // Software
  {
    term: 'software',
    aliases: `
      software development, development, programming, developers, build software, technologies, technology,
      tech stack, programming languages, program, engineers, build, platform, prototype, mvp, idea, frameworks, java,
      python, react, php, load test, automated tests, testing, visitors at once, copilot, hire developers, devs,
      extra engineers, staff augmentation, technical debt, minimum viable product, kotlin, typescript, rust, coder,
      code quality, database, application, team of developers, developer, coding, mongodb, mysql, new product,
      postgresql`,
    reply:
      'We design, build, test and run business software in languages that your own staff can maintain; AI assistants only with your consent. [Software development](/software-development) proceeds in stages of 2 weeks, in your repositories from the first commit.',
  },
  {
    term: 'custom software',
    aliases: `
      custom software development, bespoke software, tailor-made software, crm, erp, excel, spreadsheet, replace,
      old program, internal tool, workflow, automate, booking system, portal, sap, take over, previous developer,
      another agency, developer vanished, inherited, unfinished, intranet, old system, excel sheets, appointments,
      inventory, access database, business software, warehouse system, accountants, drown in files, planning tool,
      developer left, half finished, continue`,
    reply:
      'Custom software is worth its price when the process is what sets you apart; otherwise we suggest a product. [Custom software development](/custom-software-development) starts with a small part in daily use. We take over existing systems after an audit of 2 weeks.',
  },
  {
    term: 'saas',
    aliases: `
      saas development, software as a service, multi-tenant, tenant, subscription, separate customers,
      customers data apart, shared database, stripe, white label`,
    reply:
      'A SaaS product depends on tenant isolation, billing and upgrades without downtime. In [SaaS development](/saas-development) those three are settled before the features. General availability takes 4 to 7 months.',
  },
  {
    term: 'mobile apps',
    aliases: `
      mobile app, mobile, app, apps, app development, ios, android, mobile development, web app, web apps, iphone,
      ipad, app store, flutter, react native, push notifications, offline, tablet, smartphone, drivers, delivery app,
      swift, rejected, book by phone, mobile application, field staff, native`,
    reply:
      'We build for phones and browsers, natively or from one code base, whichever the use justifies; a prototype decides. In [mobile and web app development](/mobile-web-app-development) offline behaviour and store review are planned from the start.',
  },
  {
    term: 'web development',
    aliases: `
      website, websites, website development, web design, landing page, e-commerce site, web, site slow, relaunch,
      redo, ugly, load faster, page speed, seo, search engine, design, designer, ux, ui, usability, wordpress, cms,
      edit pages, campaign, redesign, page, new site, rank, editors, disabilities, homepage for, online presence,
      corporate site`,
    reply:
      'Public sites that load fast, meet WCAG 2.2 AA and can be edited by the people who own the text. We promise no search ranking; a relaunch keeps it by complete redirects. See [web development](/services/web-development).',
  },
  {
    term: 'cloud',
    aliases: `
      cloud solutions, cloud integration, cloud migration, aws, azure, gcp, google cloud, kubernetes, hosting,
      migrate, move everything, amazon, get rid of servers, on-premises, cloud bill, terraform, docker, containers,
      serverless, data centre exit, amazon web services, exchange servers, clusters in cloud, datacenter,
      move servers, out of our data centre`,
    reply:
      'We move systems to the cloud when the sums favour it, and connect them to what stays on your premises. In [cloud solutions and integration](/cloud-solutions-integration) running costs are estimated before the move and checked after it.',
  },
  {
    term: 'api',
    aliases: `
      apis, api development, api integration, integration, integrations, rest, graphql, webhooks, interface,
      connect systems, sync, soap, exchange data, middleware, kafka, edi, talk to each other, connect our,
      talks to our, two systems, integrate`,
    reply:
      'An API is a contract: described in OpenAPI, versioned, and tested against the clients that use it. [API development and integration](/api-development-integration) covers new interfaces and connections between systems that were never meant to meet.',
  },
  {
    term: 'artificial intelligence',
    aliases: `
      ai, machine learning, ml, llm, chatgpt, ai assistant, chatbot for customers, openai, predict, image recognition,
      fraud detection, spot fraud, recommendations, leak to ai, gpt, neural, model, chatbot for our website,
      build a chatbot`,
    reply:
      'We have no AI product to sell. Where a model helps, it is one part of a system with measured error and a person who can overrule it. Such work belongs to [data analytics](/data-analytics-bi-solutions) or [custom software](/custom-software-development).',
  },

  // IT consulting
  {
    term: 'it consulting',
    aliases: `
      consulting, it consultancy, it advice, it strategy, consultant, consultants, advice, adviser, second opinion,
      decision, cto, independent, neutral, commission, sell laptops, sell licences, hardware, compare, vendors,
      which software, recommend, independent view, choose a new, which system, evaluate, buy laptops,
      microsoft licences, buy licences`,
    reply:
      'Five areas: digital transformation, infrastructure, DevOps and agile, managed IT, and data analytics. We take no commission. The [IT consulting page](/it-consulting) helps you choose.',
  },
  {
    term: 'digital transformation',
    aliases: `
      digital transformation strategy, transformation, digitalization, digitalisation, digital strategy, legacy,
      legacy systems, modernization, modernisation, paper, paperless, outdated, mainframe, cobol, fax, old systems,
      processes, automation, old erp, manual work`,
    reply:
      'A [digital transformation strategy](/digital-transformation-strategy) names the processes to change, their order, their cost and the person responsible for each. It takes 6 to 10 weeks.',
  },
  {
    term: 'it infrastructure',
    aliases: `
      infrastructure, it infrastructure management, servers, server management, data center, data centre, uptime,
      server room, virtual machines, storage, outage, linux, sysadmin, availability, run our servers, operate,
      clusters, server maintenance`,
    reply:
      '[IT infrastructure management](/it-infrastructure-management) puts inventory, patching, capacity and tested restores on one calendar. Discovery takes 2 to 4 weeks; from then on it is run for you, until either side gives notice.',
  },
  {
    term: 'backup',
    aliases: `
      backups, restore, disaster, business continuity, recovery plan, rto, after a fire, flood, power cut,
      running again, resilience, rpo, data loss`,
    reply: `Yes: recovery time and recovery point are agreed for each service, one copy is kept offline, and restores are tested every quarter. This is part of [IT infrastructure management](/it-infrastructure-management). If you are under attack, call ${socWatch} before you restore.`,
  },
  {
    term: 'devops',
    aliases: `
      devops and agile, agile, scrum, ci/cd, continuous integration, continuous delivery, deployment, pipeline,
      release faster, releases, sprint, kanban, jenkins, gitlab, github actions, rollback, observability, sre, ship,
      release night, test environment, take forever`,
    reply:
      'Releases become small, frequent and routine. In [DevOps and agile consulting](/devops-agile-consulting) an engineer and a coach work inside your teams for 3 to 6 months on pipeline, habits and on-call rules.',
  },
  {
    term: 'managed it',
    aliases: `
      managed it services, managed services, msp, it support, help desk, helpdesk, service desk, outsource it,
      it department, printer, slow computer, new laptops, user support, run our it, it guy, response time, look after,
      pcs, it for our office, staff support, it provider, it partner, outsourcing`,
    reply:
      '[Managed IT services](/managed-it-services) put service desk, devices, accounts and suppliers under one agreement with measured response times. Handing over takes 6 to 8 weeks.',
  },
  {
    term: 'analytics',
    aliases: `
      data analytics, business intelligence, bi, data, dashboards, reporting, data warehouse, big data, kpi, power bi,
      tableau, numbers do not match, forecast, data quality, analyse, charts, data pipeline, number is right, report,
      statistics for management, insight, sales figures, figures differ, two reports, mongo, wrong numbers,
      spreadsheets disagree`,
    reply:
      'Agreed definitions come first, then the warehouse, then the dashboards. With [data analytics and BI solutions](/data-analytics-bi-solutions) any figure can be traced to its source. A first slice is in use after 6 to 8 weeks.',
  },

  // Industries
  {
    term: 'industries',
    aliases: `
      industry, solutions, industry solutions, sectors, sector, government, ministry, municipality,
      public authorities, school, university, education, energy, utility, law firm, construction, agriculture,
      telecom, hotel, travel, charity, non-profit, startup, too small, small company, five people, only work for,
      town hall, council, association, club, law office, media company, real estate firm, start-ups, small business,
      lawyers, ngo`,
    reply:
      'We write separately for finance, healthcare, supply chain, retail and gaming; other sectors are welcome, the public one included, and so are small firms. The [solutions page](/solutions) leads to each. [Tell us about yours](/inquire-now).',
  },
  {
    term: 'finance',
    aliases: `
      banking, bank, banks, fintech, financial services, payments, insurer, insurance company, loans, lender,
      mortgage, hedge fund, asset manager, money laundering, psd2, card payments, payment start-up, core banking,
      supervisor, credit union, broker, accounting, regulator asks, licence pending, insurtech, pension,
      payment provider`,
    reply:
      'Banks, insurers and payment firms work under DORA, PCI DSS and their supervisors; where we supply them, so does our work. The page on [finance](/industry/finance) has the rules, the risks and a worked example.',
  },
  {
    term: 'healthcare',
    aliases: `
      health, health care, hospital, hospitals, medical, clinic, pharma, patients, doctor, dentist, nurse, pharmacy,
      telemedicine, vaccine, fhir, hl7, laboratory, care, clinical, patient app, drugs, patient data, pacemaker,
      device maker`,
    reply:
      'Patient records have to be private and yet at hand at any hour, often on devices that cannot be patched. Our work in [healthcare](/industry/healthcare) covers clinical integration, device software and security under HIPAA, GDPR and MDR.',
  },
  {
    term: 'supply chain',
    aliases: `
      logistics, manufacturing, traceability, transport, warehouse, shipping, track goods, shipment, parcel, pallet,
      freight, truck, carrier, factory, product passport, origin, cold chain, stayed cold, temperature, recall, food,
      customs, import, where it comes from, vehicles, fleet, supplier, wholesale, trace, from farm, goods, producer,
      production, forwarding, importer, supply contracts`,
    reply:
      'Goods pass through firms that share neither a system nor much trust. For the [supply chain](/industry/supply-chain) we build traceability on GS1 EPCIS 2.0, and say when a ledger is not needed for it.',
  },
  {
    term: 'retail',
    aliases: `
      e-commerce, ecommerce, online shop, shop, store, loyalty programme, loyalty program, webshop, checkout, cart,
      shopify, magento, black friday, supermarket, fashion, point of sale, cash register, gift cards,
      accessibility act, merchant, sell online, chargebacks, stock, stores, customers buy`,
    reply:
      'Shops lose money through peak days, payment pages and stock figures that disagree. Our work in [retail](/industry/retail) takes on all three, under PCI DSS and the European Accessibility Act.',
  },
  {
    term: 'gaming',
    aliases: `
      games, game, game development, esports, igaming, play to earn, studio, cheat, cheaters, loot boxes, kids,
      players, multiplayer, casino, betting, gambling, unity, unreal, item trading, skins, anti cheat`,
    reply:
      'Game economies attract cheats, account thieves and fraud from the first day. For [gaming](/industry/gaming) we build servers, item ledgers and account security that withstand it, and settle the rules on children and random rewards.',
  },

  // Buying
  {
    term: 'pricing',
    aliases: `
      price, prices, cost, costs, rates, fees, budget, how much, how much does it cost, how much does it cost?,
      how much do you charge, how much do you charge?, cheap, charge, price list, ballpark, money, euros, dollars,
      discount, is it free, minimum, smallest project, spend, expenses, included, rate, set me back, worth, afford,
      k to spend, tax, travel time, roughly, hidden costs, reduction, enough, what does it cost, what does it cost?`,
    reply:
      'Pricing depends on project scope, and every client receives a customised quote; systems, existing code, standards and hours of cover move it most. First call, first view and quote are free, and no job is too small to ask about. Describe yours in the [inquiry form](/inquire-now).',
  },
  {
    term: 'fixed price',
    aliases: `time and material, per day, by the hour, per month, hourly, daily rate`,
    reply:
      'A test or a study has a fixed price; [a build](/software-development) is capped by stage. Advisers are paid by the day, services by the month, emergencies by the hour.',
  },
  {
    term: 'quotes',
    aliases: `
      get a quote, request a quote, estimate, proposal, offer, inquiry, enquiry, rfp, tender, quote, quotation,
      quotations, estimates, proposals, scope, hire you, order, start a project, offers, closing date, send an offer,
      work with you, itemised, three offers, requirements`,
    reply:
      'Send the [inquiry form](/inquire-now) with what exists, what should change and by when; a first view follows in 3 to 5 working days. First call, first view and quote are free. A study before the quote is an order of its own.',
  },
  {
    term: 'free consultation',
    aliases: `
      free consultations, consultation, consultations, request a consultation, book a consultation, book a call,
      appointment, meeting, schedule, intro call, demo, trial, pilot, start small, try, discuss our project,
      couple of hours, first talk, first call, video call, get to know`,
    reply:
      'The first consultation is free, takes 45 minutes and binds you to nothing; a written opinion follows within 2 working days. Ask for two dates in the [request form](/request-consultation). To try us on something small, order a paid [consultation](/services/consultation).',
  },
  {
    term: 'how we work',
    aliases: `
      process, how do you work, method, approach, way of working, first steps, what happens next, after i sign,
      how do we start, kick-off, phases, stages, our own team, progress, status, project management,
      knowledge transfer, typical project, project organised, during the project, meetings, communicate, projects run,
      projects usually`,
    reply:
      'A named lead, a written scope, then stages of 2 weeks, each with something you can use and a point at which you may stop. Your own people work alongside, in your repositories. It starts with the [inquiry form](/inquire-now).',
  },
  {
    term: 'timeline',
    aliases: `
      how long, how long does it take, how long does it take?, duration, deadline, delivery time, turnaround, weeks,
      months, how soon, how fast, how quickly, when can you start, finished, take, run, rush, by christmas, delivered,
      begin, ready, early, book you, lead time, capacity, next month, earliest, when would, go live, live in`,
    reply:
      'A security test takes 2 to 3 weeks, a custom system months; each service page states its length, and the quote your dates. Name a date that cannot move in the [inquiry form](/inquire-now).',
  },
  {
    term: 'nda',
    aliases: `
      ndas, non-disclosure agreement, confidentiality, confidentiality agreement, confidential, secrecy, secret,
      steal our idea, discreet`,
    reply: `We sign a mutual non-disclosure agreement, on your form or ours, before seeing anything confidential. Tick the box in the [inquiry form](/inquire-now) or ask at ${email}.`,
  },
  {
    term: 'contracts',
    aliases: `
      contract, agreement, agreements, terms of contract, notice period, cancel, exit plan, payment terms, payment,
      invoice, invoices, billing, pay, how do i pay, sign, terminate, instalments, upfront, in advance, deposit,
      bank transfer, refund, lock-in, minimum term, bill, cancel early, monthly bill, legal terms, change request,
      money back, end the contract, not satisfied, pay by card, renewal`,
    reply:
      'The contract names the lead, the scope, the payments and the exit, and takes precedence over this site. Builds are paid by stage within the cap, tests and studies on delivery; services run until notice of three months, or one for threat intelligence and advisers. [An outline](/about#contract) is public; the draft comes with the quote.',
  },
  {
    term: 'liability',
    aliases: `
      liable, insurance, insurance certificate, indemnity, guarantee, promise, penalty, damages, who pays if,
      goes wrong, your mistake, sue, professional errors, compensation, project fails, your software breaks,
      your code loses`,
    reply:
      'Limits of liability are set in the contract, and what the insurer covers is stated with the draft; see the [about page](/about). Nobody can guarantee that a system is never hacked, and we do not. Insurers as clients belong to [finance](/industry/finance).',
  },
  {
    term: 'supplier registration',
    aliases: `
      vendor form, vendor registration, tax number, vat, w-9, bank details, iban, purchase order, duns, procurement,
      fill in, purchasing department, tax id`,
    reply: `Send your form, or the list of what you need, to ${email}; ${company.legalName} fills it in. Tax number and bank details follow through a protected channel; confirm them by a call to ${phone}. The [contact page](/contact) has the address.`,
  },
  {
    term: 'data processing agreement',
    aliases: `
      data processing agreements, data processing addendum, dpa, avv, article 28, processor, data processor,
      privacy officer`,
    reply: `Where we process personal data on your behalf, a data processing agreement under Article 28 of the GDPR is part of the contract. It fixes purpose, region, retention and deletion. Request the text at ${email}; what this website itself processes is in the [privacy policy](/privacy-policy).`,
  },
  {
    term: 'data location',
    aliases: `
      where is our data, stored, switzerland, data residency, keep logs in, how long do you keep, deleted afterwards,
      delete our data, delete everything, our files, train ai, into ai, fed, leave europe, hosted where,
      inside europe, data kept, outside the eu, hosted in, erase our data, your servers`,
    reply:
      'Your systems and data stay in your accounts by preference; where we host, the data processing agreement fixes region and retention. Test data is deleted on the day the contract sets. How that works is on [the about page](/about).',
  },
  {
    term: 'sub-processors',
    aliases: `
      sub-processor, subprocessors, subprocessor, subcontractors, subcontractor, third parties, freelancers,
      contractors, other companies, who sees our data, share our data, outsource your work, pass our information,
      others see, cheaper countries, offshore, outsource to`,
    reply:
      '[The about page](/about) lists subcontractors. None works on your systems or data before you agree; your data processing agreement names those with personal data. The risk from your own suppliers belongs to [compliance](/services/compliance-and-risk-management).',
  },
  {
    term: 'vetting',
    aliases: `
      background checks, criminal record, cleared, vet, screened, access to our systems, need access,
      need admin rights, log in to our network, who gets access, checks on your employees, trust your people,
      clearance`,
    reply:
      'Everyone who will have access is named to you first; checks of identity or criminal record are agreed in the contract. They use personal accounts with the least rights the task needs, until the work ends. See [the about page](/about).',
  },
  {
    term: 'code ownership',
    aliases: `
      intellectual property, ip rights, who owns the code, who owns the code?, source code, ownership, licence,
      license, licences, licenses, copyright in code, belongs to us, rights to the software, escrow, bankrupt,
      out of business, handover, open source, project is over, own it, keep the code, goes bust,
      change supplier later, rights to the program`,
    reply:
      'Rights in what is written for you pass as it is paid for; third-party parts are listed with their licences. [Software development](/software-development) takes place in your repositories, so you could go on without us; source escrow is available.',
  },
  {
    term: 'certifications',
    aliases: `
      crest, oscp, certified, are you certified, are you certified?, standards, accreditation, certificates,
      certificate, iso 27001, iso, qualified, testers have`,
    reply:
      'No certificate is claimed on this site: we work to ISO/IEC 27001, NIST CSF 2.0 and OWASP ASVS, which is not the same. What is published is listed on [the about page](/about).',
  },
  {
    term: 'soc 2 report',
    aliases: `
      soc 2 reports, soc2 report, soc2, soc report, soc 2, soc 2 type 2, type 2 report, attestation report,
      iso certificate, security questionnaire, vendor assessment, attestation, questionnaire`,
    reply: `We publish no SOC 2 report. Send a security questionnaire to ${email}; the answers and their evidence come through a protected channel. If you need a report of your own, readiness work is part of [security audits](/services/security-audits).`,
  },
  {
    term: 'sample report',
    aliases: `
      sample reports, example report, specimen, specimens, sample deliverable, sample deliverables, sample,
      report look like, what do we get, deliverables, see a report, template, see your reports, what do i receive,
      in our hands`,
    reply:
      "A client's report is never shown to anyone else. Invented specimens show the form: [a finding](/services/penetration-testing#specimen), [a fact pack](/services/incident-response#specimen) and [a detection rule](/services/siem#specimen).",
  },

  // Company
  {
    term: 'about',
    aliases: `
      about us, about you, company, ${name}, who is ${name}, about ${name}, history, your firm, founded, how big,
      why you, why choose you, different, values, company been around, employees do you have, background,
      how many people, how old is your company, competitors, instead of`,
    reply: `${company.description} Builders, security testers and operators form one team. Principles, roles and what we turn down are on [the about page](/about).`,
  },
  {
    term: 'contact',
    aliases: `
      contact us, contacts, email, e-mail, mail, phone, telephone, phone number, call, reach you, social media,
      location, locations, address, office, offices, where are you, where are you?, where are you located,
      headquarters, get in touch, write, based, city, countries, visit, on site, remote, abroad, press, journalist,
      reporter, interview, reply to my message, nobody answered, travel to us, still waiting, meet in person,
      get back to me, answer an inquiry, postal address, brochure, heard nothing, companies in`,
    reply: `Call ${phone}, ${company.phoneHours}, or write to ${email}; the press too. A person replies within one working day. The office is at ${company.address.street}, ${company.address.city}; visits are by arrangement. The [contact page](/contact) has a form, also [in a dialog](/contact-popup).`,
  },
  {
    term: '24/7 support',
    aliases: `
      24/7, 24x7, support, customer support, round the clock, technical support, weekend, around the clock, hotline,
      24 hours a day, who do we call, holidays, night, sundays, out of hours`,
    reply: `SOC monitoring and support run 24 hours a day, seven days a week. During an attack anyone can call the SOC on ${socWatch}. Cover is agreed as [managed security services](/services/managed-security-services) or [managed IT services](/managed-it-services).`,
  },
  {
    term: 'office hours',
    aliases: `
      opening hours, business hours, working hours, hours, opening times, when are you open, when are you open?,
      time zone, timezone, open, closed, saturday, what time, sunday, reachable, available on`,
    reply: `The office answers ${phone}, ${company.phoneHours}. The SOC answers ${socWatch} at any hour. For a consultation, [propose times](/request-consultation) in your own time zone.`,
  },
  {
    term: 'languages',
    aliases: `
      language, english, german, french, spanish, do you speak german, translation, translations, speak, deutsch,
      italian, portuguese, dutch, polish, chinese, japanese, arabic, français, español`,
    reply:
      'This site and this chat are in English. If workshops, training or reports are needed in another language, say so in the [inquiry form](/inquire-now), and the quote states what is possible.',
  },
  {
    term: 'maintenance',
    aliases: `
      after launch, ongoing support, warranty, sla, service level agreement, bug fixes, go-live, maintain, breaks,
      fix, after delivery, upgrades, security updates, response times, guaranteed, stops working, keep it running,
      support after, after the project, uptime guarantee, software by others`,
    reply:
      'After the handover your team runs the software, or we remain under an agreed service level: see [software development](/software-development). The contract settles how faults are repaired. Devices, servers and service desk belong to [managed IT services](/managed-it-services), with named response times (SLA).',
  },
  {
    term: 'partnerships',
    aliases: `
      partnership, partner, partners, become a partner, reseller, collaboration, subcontract, work together,
      cooperate, we are an agency, referral, sponsor, advertise, guest post, resell your services, joint, alliance`,
    reply:
      'We work with software houses and hosting firms, take no commission and make no joint offers with auditors. Say what you bring and what you need in a message from the [contact page](/contact).',
  },
  {
    term: 'careers',
    aliases: `
      career, jobs, job, hiring, vacancies, work for you, internship, join, apply, work at, recruit, cv, salary,
      intern, graduate, thesis, apprenticeship, looking for work, openings, opening, vacancy, junior, employment,
      school leavers, position, interns, hiring developers, hiring engineers`,
    reply: `Send a short account of something you built, broke or repaired to ${email}, with the word careers in the subject. An engineer reads it, and you get an answer either way. What we look for is described on [the about page](/about).`,
  },
  {
    term: 'portfolio',
    aliases: `
      case studies, case study, references, projects, examples, past work, clients, your work, previous work,
      done before, built before, similar, customers, testimonials, show me, success stories, worked for,
      did for others, which companies, talk to a customer`,
    reply:
      'The first of the [case studies](/case-studies) is this website and can be checked. We name no clients: the others are illustrative and show the order of work and what is handed over.',
  },
  {
    term: 'experience',
    aliases: `
      track record, how experienced are you, results, numbers, metrics, statistics, customer satisfaction,
      how many years, how many clients, reputation, trust you, reliable, been in business, how long in business,
      senior`,
    reply:
      'The company figures on this site are placeholders and say so. What you can check is the first of the [case studies](/case-studies): this website, with its measurements.',
  },
  {
    term: 'team',
    aliases: `
      your team, people, staff, who works there, experts, founders, who will work, work on our project,
      project manager, contact person, who leads, ceo, management, your engineers, in-house, seniors,
      who is responsible, meet the team, our contact, managing director, leadership, headcount, how many engineers,
      employ, point of contact, boss`,
    reply:
      'One named lead answers to you, an engineer who is named beforehand holds the first call, and the quote names your whole team with deputies. The roles are described on [the about page](/about).',
  },
  {
    term: 'blog',
    aliases: `
      articles, article, news, publications, rss, feed, read, write about, whitepaper, webinar, learn, blog posts,
      published`,
    reply:
      'The [blog](/blog) has articles for practitioners, by subject, each with its sources, and a feed. No address is asked for.',
  },
  {
    term: 'roadmap',
    aliases: `
      road map, future plans, plans, what is next, upcoming, next year, future, planning, expand`,
    reply:
      'We publish no company roadmap. Each project has its own; how one is drawn up is shown under [digital transformation strategy](/digital-transformation-strategy).',
  },
  {
    term: 'updates',
    aliases: `
      update, newsletter, subscribe, announcements, latest news, changelog, keep me posted, mailing list, follow,
      publish something new, stay informed, unsubscribe`,
    reply:
      'New articles appear on the [blog](/blog) and in its feed. There is no newsletter; clients hear about their own systems directly.',
  },
  {
    term: 'feedback',
    aliases: `
      complaint, complaints, suggestion, suggestions, review, reviews, report a problem, bug, complain, unhappy,
      angry, disappointed, useless, typo, mistake on your site, broken link, does not work, praise, gives an error,
      not happy, do not like, broken, wrong on your page, not satisfied with, wrong answer, not helping`,
    reply:
      'Say what you expected, what happened, and on which page, in the [contact form](/contact). For barriers of access, see the [accessibility statement](/accessibility).',
  },

  // Trust and this site
  {
    term: 'security',
    aliases: `
      is my data safe, is my data safe?, your security, site security, data protection, safe, secure connection, pgp`,
    reply:
      'Findings are encrypted and read only by your engagement’s team: see [the about page](/about). This site sets no cookies. To secure your systems, begin with [cybersecurity](/cyber-security) or the [self-assessment](/security-assessment).',
  },
  {
    term: 'report a vulnerability',
    aliases: `
      vulnerability disclosure, responsible disclosure, bug bounty, security.txt, security contact, found a bug,
      found a hole, xss on your page, who do i tell, reward, researcher, hole in your website,
      vulnerability in your site`,
    reply: `Write to ${securityEmail} with the steps to repeat what you found, and give us time to repair it before publishing. What we allow is described in the [terms of use](/terms-of-use).`,
  },
  {
    term: 'privacy',
    aliases: `
      privacy policy, cookies, cookie, personal data, tracking, data privacy, my data, collect, google analytics,
      erasure, ip address, sell my data, what i type, type here, store about me, data about me, delete my data,
      forget me, chat history, this conversation, store my messages, chat saved`,
    reply:
      'No cookies, no analytics and no third-party requests. The theme, this chat and unsent form drafts stay in your browser, and a form sends only what you submit. The [privacy policy](/privacy-policy) gives every detail.',
  },
  {
    term: 'terms of use',
    aliases: `
      terms, terms of service, terms and conditions, legal, conditions, tos, copy a picture, your text, your images,
      allowed, permission, imprint, disclaimer, scrape, use your article, reuse, quote from, quote from your blog`,
    reply:
      'The [terms of use](/terms-of-use) govern this site only. Work for clients is governed by a signed contract alone.',
  },
  {
    term: 'accessibility',
    aliases: `
      a11y, wcag, screen reader, disability, accessible, blind, deaf, disabled, keyboard, contrast, too small text,
      font size, cannot read, cannot use, moving background, dizzy, colour blind, bigger text, low vision`,
    reply:
      'The site aims at WCAG 2.2 level AA and is built for keyboards, screen readers and use without JavaScript. The [accessibility statement](/accessibility) says how this was assessed and what limits are known.',
  },
  {
    term: 'piracy prevention',
    aliases: `
      piracy, copyright, dmca, fake site, scam, fraud, impersonation, counterfeit, copied, pretending to be you,
      in your name, legit, trademark, takedown, mail from you, really you, is it from you, fake, your logo,
      someone pretends`,
    reply: `Report copies to ${email}. Report impostors and leaks to ${securityEmail}. What a notice must contain, and how to answer one, is set out under [piracy prevention](/piracy-prevention).`,
  },
  {
    term: 'dark mode',
    aliases: `
      light mode, theme, dark theme, light theme, night mode, bright, eyes hurt, colours, background colour, dark`,
    reply:
      'The switch in the header changes between dark and light, and this browser remembers the choice. Otherwise the site follows your system. See the [privacy policy](/privacy-policy).',
  },
];

const parseReply = (text: string): MessageText<Href> =>
  text
    .split(/(\[.+?\]\(.+?\))/)
    .map((part) => {
      const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
      return label ? { text: label, href: href as Href } : part;
    })
    .filter((node) => node !== '');

/** Written reply → the same value for all rows that have it, so that only one of them is offered for a question. */
const replies = new Map(writtenTopics.map(({ reply }) => [reply, parseReply(reply)]));

export const chatTopics: readonly ChatTopic[] = writtenTopics.map((topic) => ({
  ...topic,
  aliases: topic.aliases.trim().split(/,\s+/),
  reply: replies.get(topic.reply) ?? [],
}));
