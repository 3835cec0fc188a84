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
  'A token carries a claim on an asset, so the legal right is settled before the code. [Tokenisation services](/tokenization-services) cover register, transfer rules and redemption, to the ERC standards; a regulated asset takes 4 to 7 months.';
const identityReply =
  'A holder proves one fact without handing over the whole document. [Decentralised identity](/web3-solutions/identity) covers issuers, wallets and verifiers, the EUDI Wallet included. Accounts of staff belong to [identity management](/services/identity-management).';

/** The keyword table in the order of the suggestions (docs/requirements.md, section 7.5). */
const writtenTopics: readonly WrittenTopic[] = [
  // Greetings and the chat itself
  {
    term: 'hello',
    aliases: `
      hi, hey, greetings, howdy, good afternoon, good evening, good night, good day, hiya, hallo, hola,
      bonjour, whats up, anybody there, heya, heyo, hi all, hi everybody, everyone, good morning, hi there,
      hello there`,
    reply: `Hello, and welcome to ${company.name}. Type a word or a question, or see [all services](/services-page).`,
  },
  {
    term: 'who are you',
    aliases: `
      are you a bot, bot, chatbot, what is this, are you human, how are you, how r u, robot, automated,
      anyone there, chatting, who am i talking to, read by a human`,
    reply:
      'A fixed table of keywords and replies: no person and no AI reads along, and what you type stays in this tab. The [contact page](/contact) reaches a person.',
  },
  {
    term: 'help',
    aliases: `
      help me, what can you do, topics, menu, options, how does this work, site map, sitemap, home, home page,
      homepage, navigation, what can i ask, confused`,
    reply: `Type a word or a question about services, industries, prices or this site. Under attack, call ${socWatch}. Everything else starts at [home](/).`,
  },
  {
    term: 'talk to a person',
    aliases: `
      human, agent, real person, talk to a human, speak to someone, sales, live chat, operator, salesperson,
      representative, call me back, callback, ring, connect me, phone me, customer service, phone somebody`,
    reply: `Call ${phone}, ${company.phoneHours}, or write to ${email}. The [inquiry form](/inquire-now) can take over this conversation.`,
  },
  {
    term: 'thank you',
    aliases: `
      thanks, thx, thank you very much, cheers, ok, okay, great, perfect, nice, understood, appreciate it,
      useful, helpful, that helped, awesome, wonderful, cheers mate`,
    reply: 'You are welcome. The [contact page](/contact) lists every way to reach a person.',
  },
  {
    term: 'goodbye',
    aliases: `bye, see you, good bye, quit, see ya, cya, farewell, later, ciao, thats all`,
    reply:
      'Goodbye, and thank you. This conversation is deleted when you close the tab; until then the [inquiry form](/inquire-now) can take it over.',
  },

  // Where to start
  {
    term: 'services',
    aliases: `
      what do you do, what do you offer, offerings, products, capabilities, expertise, do you sell,
      kind of company, overview`,
    reply:
      'Seven practices: blockchain, Web3, cybersecurity, software, IT consulting, industry solutions and other IT services. The [overview](/main-services) helps you choose; single services are under [other IT services](/services).',
  },

  // Blockchain
  {
    term: 'blockchain',
    aliases: `
      blockchain development, dlt, distributed ledger, ethereum, chain, polygon, solana, layer 2, rollup,
      validator node, tamper-proof, immutable, land registry, titles, ledger, node, public chain, bridge,
      land records`,
    reply:
      'We design, build and operate ledgers on public or permissioned networks. [Blockchain development](/blockchain-development) begins with a test whether a database would do; if so, we say so before any code.',
  },
  {
    term: 'smart contracts',
    aliases: `
      smart contract development, solidity, oracle, vesting, upgradeable, deployer, bytecode,
      gas optimisation, proxy, price feed`,
    reply:
      'We write and test contracts, and prepare them for an audit by somebody else: 6 to 13 weeks of our work for a modest suite. Only your signers pause them or rotate keys. See [smart contract development](/smart-contract-development).',
  },
  {
    term: 'smart contract audit',
    aliases: `
      smart contract review, code audit, solidity audit, reentrancy, before listing, check our solidity,
      audit our token`,
    reply:
      'Contracts written by others are tested by hand in [penetration testing](/services/penetration-testing), retest included. We do not audit code that we wrote. No audit shows that a contract is free of faults.',
  },
  {
    term: 'dapps',
    aliases: `
      dapp development, decentralized applications, decentralized app, frontend, front end, gas fees,
      metamask, transaction stuck, indexer`,
    reply:
      'We build the interface, the indexer and, where users should need no gas, a relayer around your contracts or ours. A pending, dropped or replaced transaction has a screen of its own: [dApp development](/dapp-development).',
  },
  {
    term: 'tokenization',
    aliases: `
      token development, asset tokenization, erc-20, nft, erc-721, erc-1155, issue a token, mint, stablecoin,
      real estate, property, shares, bonds, carbon credits, club token, fund, investor, royalties, nft shop`,
    reply: tokenisationReply,
  },
  { term: 'tokenisation', aliases: `asset tokenisation`, reply: tokenisationReply },
  {
    term: 'private blockchains',
    aliases: `
      private blockchain solutions, permissioned blockchain, consortium, hyperledger, fabric, besu, corda,
      permissioned ledger`,
    reply:
      'A permissioned network fits when several organisations share a record without publishing it. Governance comes first, then Hyperledger Fabric or Besu, in 5 to 9 months: [private blockchain solutions](/private-blockchain-solutions).',
  },
  {
    term: 'blockchain consulting',
    aliases: `
      blockchain consulting and integration, blockchain advice, do we need a blockchain, feasibility,
      use case, right chain`,
    reply:
      'Whether a ledger fits is answered in 1 to 2 weeks; a study of networks and vendors takes 3 to 5. [Consulting and integration](/blockchain-consulting-integration) then joins it to your core systems.',
  },
  {
    term: 'cryptocurrency',
    aliases: `
      crypto, bitcoin, investment, trading, coin, ico, buy ethereum, ethereum price, dogecoin, mining, profit,
      airdrop, ether, pay in crypto`,
    reply:
      'We build and secure systems; we give no investment advice and sell no coins. An offer of coins in our name is a fraud: [report it](/piracy-prevention).',
  },
  {
    term: 'mica',
    aliases: `
      crypto regulation, white paper, casp, crypto licence, security token, securities law, authorisation`,
    reply:
      'MiCA, Regulation (EU) 2023/1114, decides whether a token or service in the EU needs a white paper or an authorisation. Your counsel gives the legal opinion; we supply the technical facts, first in [tokenisation](/tokenization-services).',
  },

  // Web3
  {
    term: 'web3',
    aliases: `web 3, web3 solutions, decentralized web, metaverse`,
    reply:
      'DAOs, wallets, marketplaces, decentralised identity and DeFi. Each starts with one question on the [Web3 page](/web3-solutions): who can change the rules.',
  },
  {
    term: 'dao',
    aliases: `
      dao development, vote, community, proposals, members vote, treasury, delegates, multisig treasury,
      token holders, governance`,
    reply:
      'A DAO is a set of voting rules with a treasury, so we model quorum, delay and veto first. [DAO development](/web3-solutions/dao) tests them against a hostile proposal before ownership moves, in 13 to 17 weeks with the outside audit.',
  },
  {
    term: 'wallets',
    aliases: `
      crypto wallet, wallet development, wallet integration, account abstraction, erc-4337, seed phrase,
      recovery phrase, twelve words, private key, custody, multisig, mpc, hardware wallet, cold storage,
      signers, store coins, custodian, lost keys, sign transactions, wallet app`,
    reply:
      'We build self-custodial, MPC and smart-account wallets, and try recovery on real devices before launch. [Wallet development](/web3-solutions/wallet) takes 15 to 23 weeks for a new product. Nobody can recover funds whose keys are gone.',
  },
  {
    term: 'marketplaces',
    aliases: `
      nft marketplace, crypto exchange, resell, resale, auction, bid, listings, artists, creators, ebay, etsy,
      seller, used goods, photographers, prints, users sell, second hand, digital art, collectors`,
    reply:
      'We build listing, settlement, royalties, moderation and disputes. A limited opening on one chain takes 17 to 26 weeks, outside audit included: [marketplace development](/web3-solutions/marketplace).',
  },
  {
    term: 'decentralized identity',
    aliases: `
      did, verifiable credentials, ssi, web3 identity, digital identity, diploma, degree, student, age check,
      driving licence, passport, membership cards, badge, prove, credentials, identity on phone`,
    reply: identityReply,
  },
  {
    term: 'decentralised identity',
    aliases: `eudi wallet, eidas`,
    reply: identityReply,
  },
  {
    term: 'defi',
    aliases: `
      decentralized finance, lending, staking, liquidity, protocol, borrow, collateral, pool, swap, yield,
      flash loan, uniswap, market maker, dex`,
    reply:
      'We write the invariants first and try to break them, by prices, rounding and admin keys among other ways. [DeFi development](/web3-solutions/defi) needs an audit by another firm, paid apart.',
  },

  // Cybersecurity
  {
    term: 'cybersecurity',
    aliases: `
      cyber security, cyber, infosec, information security, it security, protection, how secure are we,
      hackers away`,
    reply:
      'We assess, test, monitor and respond: [eighteen services](/cyber-security) under one named lead. New to the field? Read [the briefing for buyers](/cyber-security-information).',
  },
  {
    term: 'security assessments',
    aliases: `
      self-assessment, nist csf, security score, quick check, maturity, benchmark, quiz, do first`,
    reply:
      'The [self-assessment](/security-assessment) is free: twelve questions over the six functions of NIST CSF 2.0. It is scored in your browser; nothing is sent unless you send it.',
  },
  {
    term: 'vulnerability assessments',
    aliases: `
      vulnerabilities, cve, scan, scanner, missing patches, unpatched, outdated versions, open ports,
      attack surface, zero-day, log4j, weak servers, patch, monthly scans, weaknesses`,
    reply:
      'We find and rank known weaknesses across many systems, and exploit none. A [vulnerability assessment](/services/vulnerability-assessments) takes 2 to 3 weeks for a few hundred hosts, with a second scan after your patches.',
  },
  {
    term: 'penetration testing',
    aliases: `
      penetration test, pentest, pen test, ethical hacker, break in, security test, testers, retest,
      black box, sql injection, holes, manual test, bring down production, simulated attack, hack into,
      before launch, weak spots, hack our app, hire a hacker, with permission`,
    reply:
      'People attack an agreed target by hand and show how far they get; the risk to production is small, never zero. [Penetration testing](/services/penetration-testing) of one application with its API takes 2 to 3 weeks to the report; a retest after your fixes is in the price.',
  },
  {
    term: 'threat-led testing',
    aliases: `tlpt, tiber, tiber-eu, red team, purple team`,
    reply:
      'We do not offer it, nor red teams of other kinds; Article 26 of DORA needs testers who meet Article 27. We prepare you, repair afterwards and do [penetration testing](/services/penetration-testing) in between; see [finance](/industry/finance).',
  },
  {
    term: 'security audits',
    aliases: `
      audit, iso 27001 audit, internal audit, auditor, get certified, certification, readiness, gap analysis,
      isms, tisax, checklist`,
    reply:
      'We compare what is written, configured and done with a standard you choose. [Security audits](/services/security-audits) prepare you for a certification body, in 3 to 5 weeks for one standard at one location.',
  },
  {
    term: 'security awareness training',
    aliases: `
      phishing, training, teach, train staff, employees click, bad mails, course, workshop, e-learning,
      simulated phishing, social engineering, deepfake, human error, colleagues, phishing drill, fall for,
      recognise phishing, fake phishing, test our staff`,
    reply:
      "[Training](/services/security-awareness-training) is short, tied to people's work, and measured by how soon they report. Finance, help desk, developers and executives have their own lessons.",
  },
  {
    term: 'incident response',
    urgent: emergencyCues,
    aliases: `
      incident, ransomware, ransom, data breach, breach, incident handling, dfir, emergency, hacked, hack,
      hackers, we have been hacked, i have been hacked, under attack, attack, cyberattack, urgent,
      encrypted files, locked out, compromised, leaked, stolen, theft, drained, malware outbreak, virus,
      trojan, phished, scammed, sos, negotiate with attackers, crisis`,
    reply: `If it is happening now, call the SOC on ${socWatch} at any hour; if money has left, ring the bank first, as recalls depend on minutes. Somebody else disconnects affected machines and leaves them on until whoever may order a shutdown does so. Pay no ransom before counsel and insurer are involved: payment may breach sanctions law and ensures nothing. Then see [incident response](/services/incident-response); the number above is an example until replaced.`,
  },
  {
    term: 'retainer',
    aliases: `
      incident retainer, ir retainer, retained help, standby, on call, in case, one day, be prepared,
      playbook, tabletop, exercise, drill, rehearse an attack, emergency plan, crisis plan, simulation,
      ransomware playbook`,
    reply:
      'A retainer for [incident response](/services/incident-response) puts contract, contacts, access and playbooks in place beforehand. It takes 3 to 4 weeks with a first tabletop exercise; unused hours go into exercises.',
  },
  {
    term: 'managed security services',
    aliases: `mssp, mdr, security operations, outsourced security`,
    reply:
      '[Managed security services](/services/managed-security-services) are detection, triage and agreed containment around the clock. You decide what analysts do unasked; rules, case history and logs stay yours.',
  },
  {
    term: 'soc monitoring',
    aliases: `
      soc, security operations center, monitoring, 24x7 monitoring, analysts, alerts, night shift, watching`,
    reply:
      'Analysts watch alerts 24 hours a day, within limits you set in writing. It is part of [managed security services](/services/managed-security-services), usually on [a SIEM](/services/siem), ours or yours.',
  },
  {
    term: 'siem',
    aliases: `
      logs, splunk, sentinel, log sources, elastic, detection rules, correlation, qradar, log platform,
      collect logs, detection, log management`,
    reply:
      'We collect the logs that would show the attacks that matter to you. A new [SIEM](/services/siem) takes 11 to 16 weeks, tuned; rescuing one takes 6 to 8.',
  },
  {
    term: 'application security',
    aliases: `
      appsec, secure code review, owasp, devsecops, secure development, static analysis, dependencies,
      threat model, sbom, api security, sql injections`,
    reply:
      'We set up threat models, code review and pipeline tests, verified against OWASP ASVS. [Application security](/services/application-security) is work in your teams for 10 to 17 weeks, then a quarter in which they run it alone.',
  },
  {
    term: 'cybersecurity consulting',
    aliases: `
      ciso, virtual ciso, vciso, security strategy, security advisor, security officer, security budget,
      security policy, board paper, due diligence, part-time, fractional, act as, security chief`,
    reply:
      'A named senior adviser, or virtual CISO, sets strategy, budget and board papers. [Cybersecurity consulting](/services/cybersecurity-consulting) runs for 6 to 18 months; after the roadmap, notice is one month.',
  },
  {
    term: 'data encryption',
    aliases: `
      encryption, cryptography, key management, pki, tls, hsm, at rest, rotate keys, quantum, ssl certificate,
      anonymise, encrypt backups, keys, post-quantum, master keys`,
    reply:
      'We inventory the data, choose the layer and test recovery; your staff hold the keys. [Data encryption](/services/data-encryption) is mostly key management.',
  },
  {
    term: 'forensic investigations',
    aliases: `
      forensics, digital forensics, evidence, investigation, lawyer, police, chain of custody, stolen bitcoin,
      stolen coins, follow the money, get back, recover, deleted messages, hard disk, copied data, witness,
      prove it, employee took, which employee, court, deleted mails`,
    reply: `If damage is spreading, call ${socWatch} while somebody else disconnects devices and leaves them on. [Forensic investigations](/services/forensic-investigations) say what happened, when, and what was taken, with a documented chain of custody. Stolen crypto can be followed on public ledgers; freezing it needs an exchange or the police.`,
  },
  {
    term: 'threat intelligence',
    aliases: `
      threat intel, cti, threat hunting, darknet, threat report, indicators, leaked credentials,
      lookalike domain, leaked passwords, groups, threat actors, dark web`,
    reply:
      '[Threat intelligence](/services/threat-intelligence) answers your own questions and reports in MITRE ATT&CK terms. A one-off threat profile takes 3 to 4 weeks.',
  },
  {
    term: 'network security',
    aliases: `
      firewall, firewall and network security, segmentation, vpn, zero trust, ids, ddos, network, wifi, wi-fi,
      router, home office, ddos protection, iot, ot, scada, plc, industrial systems, machines, sensors,
      cameras, iec 62443, guests, remote work, separate networks`,
    reply:
      'We remove unused rules and divide the network by consequence; plants are zoned along IEC 62443. [Firewall and network security](/services/firewall-and-network-security) ends with tests that the segments hold.',
  },
  {
    term: 'identity management',
    aliases: `
      iam, identity and access management, single sign-on, sso, mfa, passkeys, access control, accounts,
      leavers, people leave, offboarding, onboarding, permissions, admin rights, passwords, two-factor,
      active directory, entra, okta, oauth, saml, ldap, roles, sms codes, second factor, sign in, login,
      user rights, employee left, remove access, left the company`,
    reply:
      'One account per person, sign-in that resists phishing, and access that ends on the last working day. [Identity management](/services/identity-management) connects the personnel record to the systems.',
  },
  {
    term: 'endpoint security',
    aliases: `
      endpoint, edr, xdr, antivirus, malware, laptop, computer, workstation, usb, byod, device management,
      intune, defender, crowdstrike, windows, mac, hardening, virus protection, phones, company phones,
      mobile devices, worm`,
    reply:
      'Laptops, servers and phones are hardened, watched by an EDR tool and patched on a schedule. [Endpoint security](/services/endpoint-security) works with the product you own where it is adequate.',
  },
  {
    term: 'email security',
    aliases: `
      spam, dmarc, spf, dkim, spoofing, mail filter, junk mail, phishing mails, microsoft 365, office 365,
      m365, google workspace, outlook, our mail, mailboxes`,
    reply:
      'No page of ours sells this alone. The [Cybersecurity](/cyber-security) practice can quote a review of Microsoft 365 or Google Workspace with DMARC, SPF and DKIM: describe it in the [inquiry form](/inquire-now). Mail alerts belong to [managed security services](/services/managed-security-services), sign-in to [identity management](/services/identity-management).',
  },
  {
    term: 'compliance',
    aliases: `
      compliance and risk management, grc, regulation, gdpr, hipaa, pci dss, nis2, dora, comply, laws,
      legal requirements, controls, framework, fines, rules, ai act, vendor risk, security of our suppliers,
      customer questionnaire, authority asks, obligations, risk management, apply to us`,
    reply:
      'One set of controls is mapped to ISO/IEC 27001, SOC 2, PCI DSS, GDPR, NIS2, DORA or the AI Act, your suppliers included. Which laws apply is for your counsel to say. See [compliance and risk management](/services/compliance-and-risk-management).',
  },
  {
    term: 'breach reporting',
    aliases: `
      report a breach, notify, notification, obliged, authorities, 72 hours, tell customers,
      customers be told, tell the regulator, inform customers`,
    reply:
      'The GDPR gives 72 hours from becoming aware, unless a risk to people is unlikely; NIS2 asks for an early warning within 24. Contracts may set shorter terms; your counsel decides. [Incident response](/services/incident-response) supplies the facts.',
  },
  {
    term: 'cloud security',
    aliases: `
      cloud security services, cspm, azure security, cloud posture, aws account, public bucket, s3,
      something public, misconfigured, container security, cloud safe, configured`,
    reply:
      'We review accounts, identities and network paths on AWS, Azure and Google Cloud in 2 to 3 weeks. [Cloud security services](/services/cloud-security-services) deliver the repairs as code.',
  },
  {
    term: 'cyber risk assessments',
    aliases: `
      risk analysis, risk register, risks, quantify, in dollars, likelihood, worst case, loss, board,
      how likely`,
    reply:
      "You get a short list of scenarios with likelihood, cost and owner, in your board's currency. A [cyber risk assessment](/services/cyber-risk-assessment) takes 4 to 5 weeks and ends in signed decisions.",
  },

  // Software
  {
    term: 'software',
    aliases: `
      development, programming, developers, technologies, technology, tech stack, programming languages,
      engineers, build, platform, prototype, mvp, idea, frameworks, java, python, react, php, load test,
      automated tests, testing, visitors at once, copilot, hire developers, devs, extra engineers,
      staff augmentation, technical debt, kotlin, typescript, rust, coder, code quality, database,
      application, coding, mongodb, mysql, new product, postgresql, software development`,
    reply:
      'We design, build, test and run business software that your own staff can maintain; AI assistants only with your consent. [Software development](/software-development) goes in stages of 2 weeks, in your repositories.',
  },
  {
    term: 'custom software',
    aliases: `
      custom software development, bespoke software, crm, erp, excel, spreadsheet, replace, old program,
      internal tool, workflow, audit trail, automate, booking system, portal, sap, take over,
      previous developer, another agency, developer vanished, inherited, unfinished, intranet, excel sheets,
      appointments, inventory, access database, business software, warehouse system, accountants,
      planning tool, developer left, half finished, continue`,
    reply:
      'We build a small part for daily use first, and take over existing systems after an audit of 2 weeks. If a product would do, we suggest it: [custom software development](/custom-software-development).',
  },
  {
    term: 'saas',
    aliases: `
      saas development, software as a service, multi-tenant, tenant, subscription, separate customers,
      shared database, stripe, white label`,
    reply:
      'Tenant isolation, billing and upgrades without downtime are settled before the features. [SaaS development](/saas-development) takes 4 to 7 months to general availability.',
  },
  {
    term: 'mobile apps',
    aliases: `
      mobile, app, apps, app development, ios, android, web app, iphone, ipad, app store, flutter,
      react native, push notifications, offline, tablet, smartphone, drivers, delivery app, swift, rejected,
      mobile application, field staff, native`,
    reply:
      'We build for phones and browsers, natively or from one code base; a prototype decides. A first public version takes 3 to 6 months. [Mobile and web app development](/mobile-web-app-development) plans offline use and store review from the start.',
  },
  {
    term: 'web development',
    aliases: `
      website, landing page, web, site slow, relaunch, redo, ugly, load faster, page speed, seo,
      search engine, design, designer, ux, ui, usability, wordpress, cms, edit pages, campaign, redesign,
      page, new site, rank, editors, disabilities, homepage for, online presence, corporate site`,
    reply:
      'We build public sites that load fast, meet WCAG 2.2 AA and can be edited by your people, in 9 to 15 weeks. We promise no search ranking; complete redirects keep losses after a relaunch small: [web development](/services/web-development).',
  },
  {
    term: 'cloud',
    aliases: `
      cloud solutions, cloud integration, aws, azure, gcp, google cloud, kubernetes, hosting, migrate,
      move everything, amazon, on-premises, cloud bill, terraform, docker, containers, serverless,
      exchange servers, datacenter, cloud migration`,
    reply:
      'We move systems when the sums favour it, and connect them to what stays on your premises. [Cloud solutions and integration](/cloud-solutions-integration) estimates running costs before the move and checks them after.',
  },
  {
    term: 'api',
    aliases: `
      apis, api development, integration, rest, graphql, webhooks, interface, sync, soap, exchange data,
      middleware, kafka, edi, connect our, two systems, connect systems`,
    reply:
      'Interfaces are described in OpenAPI, versioned, and tested against the clients that use them. [API development and integration](/api-development-integration) covers new interfaces and connections between old systems.',
  },
  {
    term: 'artificial intelligence',
    aliases: `
      ai, machine learning, ml, llm, chatgpt, ai assistant, openai, predict, image recognition,
      fraud detection, spot fraud, recommendations, gpt, neural, model, chatbot for customers`,
    reply:
      'We have no AI product to sell; a model is one part of a system, with measured error and a person who can overrule it. Such work belongs to [data analytics](/data-analytics-bi-solutions) or [custom software](/custom-software-development).',
  },

  // IT consulting
  {
    term: 'it consulting',
    aliases: `
      consulting, it strategy, advice, adviser, second opinion, decision, cto, independent, neutral,
      commission, sell laptops, hardware, compare, vendors, which software, recommend, independent view,
      which system, evaluate, buy laptops, microsoft licences`,
    reply:
      'Five areas: digital transformation, infrastructure, DevOps and agile, managed IT, data analytics. We take no commission and resell no hardware. The [IT consulting page](/it-consulting) helps you choose.',
  },
  {
    term: 'digital transformation',
    aliases: `
      digital transformation strategy, transformation, digitalization, legacy, legacy systems, modernization,
      paper, paperless, outdated, mainframe, cobol, fax, processes, automation, old erp, manual work`,
    reply:
      'A [strategy](/digital-transformation-strategy) names the processes to change, their order, their cost and the person responsible. It takes 6 to 10 weeks.',
  },
  {
    term: 'it infrastructure',
    aliases: `
      infrastructure, it infrastructure management, servers, data center, data centre, uptime, server room,
      virtual machines, storage, outage, linux, sysadmin, availability, operate, clusters, server maintenance`,
    reply:
      '[Infrastructure management](/it-infrastructure-management) puts inventory, patching, capacity and tested restores on one calendar. Discovery takes 2 to 4 weeks; from then on it is run for you.',
  },
  {
    term: 'backup',
    aliases: `
      restore, disaster, business continuity, recovery plan, rto, after a fire, flood, power cut,
      running again, resilience, rpo, data loss, burns down, restore files`,
    reply: `Recovery time and point are agreed for each service, one copy is kept offline, and restores are tested every quarter, in [infrastructure management](/it-infrastructure-management). Under attack, call ${socWatch} before you restore.`,
  },
  {
    term: 'devops',
    aliases: `
      devops and agile, agile, scrum, ci/cd, continuous integration, continuous delivery, deployment,
      pipeline, release faster, releases, sprint, kanban, jenkins, gitlab, github actions, rollback,
      observability, sre, ship, release night, test environment, take forever, automatic deployments`,
    reply:
      'Releases become small, frequent and routine. [DevOps and agile consulting](/devops-agile-consulting): an engineer and a coach work inside your teams for 3 to 6 months.',
  },
  {
    term: 'managed it',
    aliases: `
      managed it services, msp, help desk, it department, printer, slow computer, new laptops, user support,
      run our it, it guy, response time, look after, pcs, staff support, it provider, it partner, outsourcing,
      helpdesk, it support`,
    reply:
      '[Managed IT services](/managed-it-services) put service desk, devices, accounts and suppliers under one agreement with measured response times. Handing over takes 6 to 8 weeks.',
  },
  {
    term: 'analytics',
    aliases: `
      business intelligence, bi, data, dashboards, reporting, data warehouse, big data, kpi, power bi,
      tableau, forecast, data quality, analyse, charts, data pipeline, insight, sales figures, figures differ,
      two reports, mongo, wrong numbers, spreadsheets disagree, data analytics, spreadsheets, reports`,
    reply:
      'Definitions come first, then the warehouse, then dashboards; any figure can be traced to its source. A first slice of [data analytics and BI](/data-analytics-bi-solutions) is in use after 6 to 8 weeks.',
  },

  // Industries
  {
    term: 'industries',
    aliases: `
      solutions, sectors, government, ministry, municipality, public authorities, school, university,
      education, energy, utility, law firm, construction, agriculture, telecom, hotel, travel, charity,
      non-profit, startup, too small, town hall, council, association, club, law office, media company,
      start-ups, small business, lawyers, ngo, administration`,
    reply:
      'Finance, healthcare, supply chain, retail and gaming; other sectors, the public one included, and small firms are welcome. See the [solutions](/solutions), or [tell us about yours](/inquire-now).',
  },
  {
    term: 'finance',
    aliases: `
      banking, bank, fintech, financial services, payments, insurer, insurance company, loans, lender,
      mortgage, hedge fund, asset manager, money laundering, psd2, card payments, core banking, supervisor,
      credit union, broker, accounting, regulator asks, licence pending, insurtech, pension, payment provider`,
    reply:
      'For banks, insurers and payment firms we build books that reconcile, and incident reports that are ready under DORA. As their supplier we sign all terms of its Article 30(2). See [finance](/industry/finance).',
  },
  {
    term: 'healthcare',
    aliases: `
      health, hospital, medical, clinic, pharma, patients, doctor, dentist, nurse, pharmacy, telemedicine,
      vaccine, fhir, hl7, laboratory, patient app, drugs, patient data, pacemaker, device maker, health care`,
    reply:
      'We connect clinical systems, develop device software as a supplier to its manufacturer, and secure equipment that cannot be patched. See [healthcare](/industry/healthcare).',
  },
  {
    term: 'supply chain',
    aliases: `
      logistics, manufacturing, traceability, transport, warehouse, shipping, track goods, parcel, pallet,
      freight, truck, carrier, factory, product passport, origin, stayed cold, temperature, recall, food,
      customs, import, where it comes from, vehicles, fleet, supplier, wholesale, from farm, goods, producer,
      production, forwarding, importer, supply contracts`,
    reply:
      'We build traceability on GS1 EPCIS 2.0, and say when it needs no ledger. See [supply chain](/industry/supply-chain).',
  },
  {
    term: 'retail',
    aliases: `
      e-commerce, ecommerce, shop, store, loyalty programme, webshop, checkout, cart, shopify, magento,
      black friday, supermarket, fashion, point of sale, cash register, gift cards, accessibility act,
      merchant, sell online, chargebacks, stock, customers buy, online shop`,
    reply:
      'We look after peak days, payment pages and stock figures, under PCI DSS and the European Accessibility Act. See [retail](/industry/retail).',
  },
  {
    term: 'gaming',
    aliases: `
      game development, esports, igaming, studio, cheat, cheaters, loot boxes, kids, players, multiplayer,
      casino, betting, gambling, unity, unreal, item trading, skins, anti cheat`,
    reply:
      'We build servers, item ledgers and account security against cheats and fraud, and switches for the rules on children and random rewards, which you decide country by country. See [gaming](/industry/gaming).',
  },

  // Buying
  {
    term: 'pricing',
    aliases: `
      price, cost, rates, fees, budget, how much, how much does it cost, how much do you charge, cheap,
      charge, price list, ballpark, money, euros, dollars, discount, is it free, minimum, smallest project,
      spend, expenses, included, worth, afford, tax, travel time, roughly, hidden costs, reduction, enough,
      what does it cost`,
    reply:
      'Pricing depends on project scope, and every client receives a customised quote; systems, existing code, standards and hours of cover move it most. First call, first view and quote are free, and no job is too small: use the [inquiry form](/inquire-now).',
  },
  {
    term: 'fixed price',
    aliases: `per day, per month, hourly, daily rate, by the hour, per hour, hourly rate`,
    reply:
      'A test or a study has a fixed price; [a build](/software-development) is capped by stage. Advisers are paid by the day, services by the month, emergencies by the hour.',
  },
  {
    term: 'quotes',
    aliases: `
      get a quote, request a quote, estimate, proposal, offer, inquiry, enquiry, rfp, tender, scope, hire you,
      order, buy, closing date, itemised, three offers, requirements`,
    reply:
      'Say what exists, what should change and by when in the [inquiry form](/inquire-now); a first view follows in 3 to 5 working days. First call, first view and quote are free; a study before the quote is an order of its own.',
  },
  {
    term: 'free consultation',
    aliases: `
      free consultations, consultation, book a call, appointment, meeting, schedule, intro call, demo, trial,
      pilot, start small, try, first talk, video call`,
    reply:
      'The first consultation is free, takes 45 minutes and binds you to nothing; a written opinion follows within 2 working days: [request it](/request-consultation). A paid [consultation](/services/consultation) is a small start.',
  },
  {
    term: 'how we work',
    aliases: `
      process, how do you work, method, approach, first steps, what happens next, kick-off, phases, stages,
      our own team, progress, status, project management, knowledge transfer, typical project,
      project organised, meetings, communicate, projects run, projects usually, work remotely`,
    reply:
      'A named lead, a written scope, then stages of 2 weeks, each with something to use and a point to stop. Your own people work alongside, in your repositories. It starts with a [free call](/request-consultation) or the [inquiry form](/inquire-now).',
  },
  {
    term: 'timeline',
    aliases: `
      how long does it take, duration, deadline, turnaround, weeks, months, how soon, how fast, how quickly,
      when can you start, finished, rush, by christmas, delivered, begin, ready, book you, lead time,
      capacity, next month, earliest, when would, go live, live in, how long, takes longer, delay, late`,
    reply:
      'A security test takes 2 to 3 weeks, a custom system months; each service page states its length, the quote your dates. Name a fixed date in the [inquiry form](/inquire-now).',
  },
  {
    term: 'nda',
    aliases: `non-disclosure agreement, confidentiality, secrecy, secret, discreet, our secrets`,
    reply: `We sign a mutual non-disclosure agreement, your form or ours, before seeing anything confidential. Tick the box in the [inquiry form](/inquire-now) or ask at ${email}.`,
  },
  {
    term: 'contracts',
    aliases: `
      agreement, notice period, cancel, exit plan, payment, invoice, billing, pay, how do i pay, sign,
      terminate, instalments, upfront, in advance, deposit, bank transfer, refund, lock-in, minimum term,
      cancel early, monthly bill, legal terms, change request, money back, not satisfied, renewal,
      payment terms, accept payment`,
    reply:
      'The contract names the lead, the scope, the payments and the exit, and takes precedence over this site. Builds are paid by stage within the cap; services run until notice of three months, or one for threat intelligence and advisers. See [an outline](/about#contract).',
  },
  {
    term: 'liability',
    aliases: `
      liable, insurance, insurance certificate, indemnity, guarantee, promise, penalty, damages, who pays if,
      goes wrong, your mistake, sue, professional errors, compensation, project fails`,
    reply:
      'Limits are set in the contract, and what the insurer covers is stated with the draft; see the [about page](/about). Nobody can guarantee that a system is never hacked, and we do not.',
  },
  {
    term: 'supplier registration',
    aliases: `
      vendor form, tax number, vat, w-9, bank details, iban, purchase order, duns, procurement, fill in,
      purchasing department, tax id, vendor portal`,
    reply: `Send your form or list to ${email}; ${company.legalName} fills it in. Tax number and bank details follow through a protected channel; confirm them by a call to ${phone}. The address is on the [contact page](/contact).`,
  },
  {
    term: 'data processing agreement',
    aliases: `dpa, avv, article 28, processor, privacy officer`,
    reply: `Where we process personal data for you, an agreement under Article 28 of the GDPR fixes purpose, region, retention and deletion. Request it at ${email}; this website is covered by the [privacy policy](/privacy-policy).`,
  },
  {
    term: 'data location',
    aliases: `
      switzerland, data residency, deleted afterwards, delete everything, train ai, leave europe,
      hosted where, inside europe, data kept, outside the eu, your servers, where is our data,
      data after the project`,
    reply:
      'Your data stays in your accounts by preference; where we host, the data processing agreement fixes region and retention. Working copies are deleted on the day the contract sets: [about](/about).',
  },
  {
    term: 'sub-processors',
    aliases: `
      subprocessors, subcontractors, third parties, freelancers, contractors, other companies,
      cheaper countries, offshore, outsource to, outsource your work`,
    reply:
      "[The about page](/about) lists subcontractors. None works on your systems or data before you agree; your data processing agreement names those with personal data. Your own suppliers' risk belongs to [compliance](/services/compliance-and-risk-management).",
  },
  {
    term: 'vetting',
    aliases: `
      background checks, criminal record, cleared, screened, need admin rights, log in to our network`,
    reply:
      'Everyone with access is named to you first; checks of identity or criminal record are agreed in the contract. Accounts are personal, with least rights, until the work ends: [about](/about).',
  },
  {
    term: 'code ownership',
    aliases: `
      intellectual property, ip rights, who owns the code, ownership, licence, license, belongs to us, escrow,
      bankrupt, handover, open source, own it, goes bust`,
    reply:
      'Rights in what is written for you pass as it is paid for; third-party parts are listed with their licences. [Software](/software-development) is built in your repositories, so you could go on without us; source escrow is available.',
  },
  {
    term: 'certifications',
    aliases: `
      crest, oscp, certified, are you certified, standards, accreditation, iso 27001, iso, qualified,
      testers have`,
    reply:
      'No certificate is claimed: our services refer to ISO/IEC 27001, NIST CSF 2.0 and OWASP ASVS, which is not the same. What is published is listed on [the about page](/about).',
  },
  {
    term: 'soc 2 report',
    aliases: `
      soc2, soc 2, soc 2 type 2, iso certificate, security questionnaire, vendor assessment, attestation,
      questionnaire`,
    reply: `We publish no SOC 2 report. Send a security questionnaire to ${email}; answers and evidence come through a protected channel. Readiness for your own report is part of [security audits](/services/security-audits).`,
  },
  {
    term: 'sample report',
    aliases: `
      example report, specimen, sample, report look like, deliverables, template, anonymised report`,
    reply:
      "A client's report is never shown to anyone else. Invented specimens show the form, such as [a detection rule](/services/siem#specimen); [the about page](/about) lists all.",
  },

  // Company
  {
    term: 'about',
    aliases: `
      about us, company, ${name}, who is ${name}, history, your firm, founded, how big, why you, different,
      values, background, instead of, been around`,
    reply: `${company.description} Principles, roles and what we turn down are on [the about page](/about).`,
  },
  {
    term: 'contact',
    aliases: `
      contact us, email, e-mail, mail, phone, telephone, phone number, call, reach you, social media,
      location, address, office, where are you, where are you located, headquarters, get in touch, write,
      based, city, countries, visit, on site, remote, abroad, press, journalist, reporter, interview,
      nobody answered, still waiting, postal address, brochure, heard nothing, companies in, serve`,
    reply: `Call ${phone}, ${company.phoneHours}, or write to ${email} or in the [form](/contact), also [in a dialog](/contact-popup). A person replies within one working day, to the press too. The office is at ${company.address.street}, ${company.address.city}. Numbers and addresses are examples until the owner replaces them.`,
  },
  {
    term: '24/7 support',
    aliases: `
      24x7, support, customer support, round the clock, technical support, weekend, around the clock, hotline,
      holidays, night, sundays, 24/7`,
    reply: `Monitoring and support run 24 hours a day, seven days a week; during an attack anyone can call ${socWatch}. Cover is agreed as [managed security](/services/managed-security-services) or [managed IT](/managed-it-services).`,
  },
  {
    term: 'office hours',
    aliases: `
      opening hours, business hours, working hours, hours, when are you open, time zone, timezone, open,
      closed, saturday, what time, sunday, reachable, available on`,
    reply: `The office answers ${phone}, ${company.phoneHours}, the SOC ${socWatch} at any hour. For a consultation, [propose times](/request-consultation) in your time zone.`,
  },
  {
    term: 'languages',
    aliases: `
      english, german, french, spanish, do you speak german, translation, speak, deutsch, italian, portuguese,
      dutch, polish, chinese, japanese, arabic, français, español`,
    reply:
      'This site and this chat are in English. For workshops, training or reports in another language, ask in the [inquiry form](/inquire-now); the quote states what is possible.',
  },
  {
    term: 'maintenance',
    aliases: `
      after launch, ongoing support, warranty, sla, service level agreement, bug fixes, go-live, maintain,
      breaks, fix, after delivery, upgrades, security updates, response times, guaranteed, stops working,
      uptime guarantee, support after launch, crash, look at our app, keep supporting`,
    reply:
      'After the handover your team runs the software, or we remain under an agreed service level: [software development](/software-development). The contract settles how faults are repaired. Devices and service desk belong to [managed IT](/managed-it-services), with named response times (SLA).',
  },
  {
    term: 'partnerships',
    aliases: `
      partner, become a partner, reseller, collaboration, subcontract, work together, cooperate, referral,
      sponsor, advertise, guest post, resell your services, joint, alliance`,
    reply:
      'Software houses and hosting firms are welcome. We take no commission and make no joint offers with auditors. Say what you bring and need on the [contact page](/contact).',
  },
  {
    term: 'careers',
    aliases: `
      jobs, hiring, vacancies, internship, join, apply, work at, recruit, cv, salary, intern, graduate,
      thesis, apprenticeship, openings, vacancy, junior, employment, school leavers, position,
      hiring developers, hiring engineers`,
    reply: `Send a short account of something you built, broke or repaired to ${email}, with careers in the subject; you get an answer either way. What we look for is on [the about page](/about).`,
  },
  {
    term: 'portfolio',
    aliases: `
      case studies, references, projects, examples, past work, clients, your work, previous work, done before,
      built before, similar, customers, testimonials, show me, success stories, worked for, which companies,
      worked with, you made before`,
    reply:
      'The first of the [case studies](/case-studies) is this website and can be checked. We name no clients: the others are illustrative.',
  },
  {
    term: 'experience',
    aliases: `
      track record, results, numbers, metrics, statistics, customer satisfaction, reputation, trust you,
      reliable, senior, been in business, any good`,
    reply:
      'The company figures on this site are placeholders and say so. What you can check is the first of the [case studies](/case-studies): this website.',
  },
  {
    term: 'team',
    aliases: `
      people, staff, experts, founders, work on our project, project manager, contact person, who leads, ceo,
      management, your engineers, in-house, seniors, managing director, leadership, headcount, employ, boss,
      people work for you, my contact`,
    reply:
      'One named lead answers to you, a named engineer holds the first call, and the quote names your whole team with deputies. Roles are on [the about page](/about).',
  },
  {
    term: 'blog',
    aliases: `
      articles, news, publications, rss, feed, read, write about, whitepaper, webinar, learn, blog posts,
      published`,
    reply:
      'The [blog](/blog) has articles for practitioners, each with its sources, and a feed. No address is asked for.',
  },
  {
    term: 'roadmap',
    aliases: `road map, plans, what is next, upcoming, next year, future, expand`,
    reply:
      'We publish no company roadmap. How one is drawn up for you is shown under [digital transformation strategy](/digital-transformation-strategy).',
  },
  {
    term: 'updates',
    aliases: `
      newsletter, subscribe, announcements, latest news, changelog, mailing list, follow, stay informed,
      unsubscribe, changed on this site`,
    reply: 'New articles appear on the [blog](/blog) and in its feed. There is no newsletter.',
  },
  {
    term: 'feedback',
    aliases: `
      complaint, suggestion, review, report a problem, issue, bug, complain, unhappy, angry, disappointed,
      useless, typo, broken link, praise, not happy, broken, wrong answer, not helping`,
    reply:
      'Say what you expected, what happened, and on which page, in the [contact form](/contact). For barriers, see the [accessibility statement](/accessibility).',
  },

  // Trust and this site
  {
    term: 'security',
    aliases: `
      is my data safe, your security, site security, data protection, safe, secure connection, pgp,
      secure your systems`,
    reply:
      "Findings are encrypted and read only by your engagement's team: [about](/about). This site sets no cookies. To secure your systems, begin with [cybersecurity](/cyber-security) or the [self-assessment](/security-assessment).",
  },
  {
    term: 'report a vulnerability',
    aliases: `
      responsible disclosure, bug bounty, security.txt, security contact, found a bug, xss on your page,
      reward, researcher`,
    reply: `Write to ${securityEmail} with the steps to repeat it, and give us time to repair it before publishing. What we allow is in the [terms of use](/terms-of-use).`,
  },
  {
    term: 'privacy',
    aliases: `
      privacy policy, cookies, personal data, tracking, collect, google analytics, erasure, ip address,
      type here, delete my data, forget me, chat history, this conversation, chat saved, data privacy,
      messages stored, my messages`,
    reply:
      'No cookies, no analytics and no third-party requests. Theme, chat and form drafts stay in your browser; a form sends its entries and a few technical values, and only when you press its button. Details: [privacy policy](/privacy-policy).',
  },
  {
    term: 'terms of use',
    aliases: `
      terms, terms of service, terms and conditions, legal, conditions, tos, your text, your images, allowed,
      permission, imprint, disclaimer, scrape, reuse, quote from`,
    reply:
      'The [terms of use](/terms-of-use) govern this site only. Work for clients is governed by a signed contract alone.',
  },
  {
    term: 'accessibility',
    aliases: `
      a11y, wcag, screen reader, disability, accessible, blind, deaf, disabled, keyboard, contrast, font size,
      cannot read, cannot use, moving background, dizzy, colour blind, bigger text, low vision`,
    reply:
      'The site aims at WCAG 2.2 level AA, for keyboards, screen readers and use without JavaScript. The [accessibility statement](/accessibility) gives the assessment and the known limits.',
  },
  {
    term: 'piracy prevention',
    aliases: `
      piracy, copyright, dmca, fake site, scam, fraud, impersonation, counterfeit, copied, legit, trademark,
      takedown, really you, fake, your logo, someone pretends`,
    reply: `Report copies to ${email}, impostors and leaks to ${securityEmail}. What a notice must contain is under [piracy prevention](/piracy-prevention).`,
  },
  {
    term: 'dark mode',
    aliases: `light mode, theme, night mode, bright, eyes hurt, colours, background colour, dark`,
    reply:
      'The switch in the header changes between dark and light, and this browser remembers it. Otherwise the site follows your system; see the [privacy policy](/privacy-policy).',
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

/** Returns how visitors also write an input: in the singular or plural, or with a question mark. */
function getVariant(input: string): string {
  if (/^(?:who|what|where|when|how|is|are|do) /.test(input)) return `${input}?`;
  return input.endsWith('s') ? input.slice(0, -1) : `${input}s`;
}

const splitAliases = ({ aliases }: WrittenTopic) => aliases.trim().split(/,\s+/);
const written = new Set(writtenTopics.flatMap((topic) => [topic.term, ...splitAliases(topic)]));

export const chatTopics: readonly ChatTopic[] = writtenTopics.map((topic) => {
  const aliases = splitAliases(topic);
  const variants = [topic.term, ...aliases].map(getVariant).filter((variant) => !written.has(variant));
  return { ...topic, aliases: [...aliases, ...variants], reply: replies.get(topic.reply) ?? [] };
});
