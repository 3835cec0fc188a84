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

const email = `[${company.email}](mailto:${company.email})`;
const securityEmail = `[${company.securityEmail}](mailto:${company.securityEmail})`;
const phone = `[${company.phone.display}](${company.phone.href})`;
const socWatch = `[${company.socWatch.display}](${company.socWatch.href})`;
const name = company.name.toLowerCase();

/** Between paragraphs of a reply; an empty line would end the topic. */
const paragraph = ' \n \n';

/** Replies to keywords that have a British and an American spelling, so that both are suggested. */
const tokenisationReply =
  'A token carries a claim on an asset, so the legal right is settled before the code. [Tokenisation services](/tokenization-services) cover register, transfer and redemption; a regulated asset takes 4 to 7 months.';
const identityReply =
  'A holder proves one fact without handing over the whole document. [Decentralised identity](/web3-solutions/identity) covers issuers, wallets and verifiers, the EUDI Wallet included. Accounts of staff belong to [identity management](/services/*).';

/**
 * The keyword table in the order of the suggestions (docs/requirements.md, section 7.5). Topics are separated by empty lines:
 * keyword and aliases; `+` and words that questions about the topic have, even if those about other topics have them too; `>`
 * and the reply with its links as `[text](href)`, where an asterisk in the href stands for the text in lower case with
 * hyphens. The words were chosen by a logistic regression over questions that are not in the repository; `npm run bench:chat`
 * shows what a change does. Text on long lines, because field names and line breaks would add weight.
 */
const writtenTopics = [
  // Greetings and the chat itself
  `hello, hi, greetings, good afternoon, good evening, good day, good morning, hiya, hallo, hola, bonjour, whats up, anybody there, everyone, hey
+ hello hi yo
> Welcome to ${company.name}. Type a word or a question, or see [all services](/services-page).

who are you, are you a bot, bot, chatbot, are you human, how are you, robot, automated, anyone there, chatting, who am i talking to, how r u, read what i write, reads along
+ chat chatgpt name program
> A table of fixed replies: no person or AI reads along, and what you type stays in this tab. The [contact page](/contact) reaches a person.

help, help me, what can you do, topics, menu, options, sitemap, home page, homepage, what can i ask, not sure
+ begin lost
> Type a word or a question about services, industries, prices or this site. Under attack, call ${socWatch}; everything else starts at [home](/).

talk to a person, human, agent, real person, speak to someone, sales, live chat, operator, call me, callback, connect me, customer service, representative, salesperson, talk
+ somebody type
> Call ${phone}, ${company.phoneHours}, or write to ${email}. The [inquiry form](/inquire-now) can take over this conversation.

thank you, thanks, thx, thank you very much, cheers, ok, okay, great, perfect, nice, appreciate it, useful, that helped, awesome
+ mate obliged ta ty
> You are welcome. The [contact page](/contact) reaches a person.

goodbye, bye, see you, good bye, see ya, cya, later, ciao, thats all, tomorrow
+ nice ok run
> Goodbye, and thank you. Until you close the tab, the [inquiry form](/inquire-now) can take over this conversation.`,
  // Where to start
  `services, what do you do, what do you offer, capabilities, expertise, kind of company
+ everything list pls so
> Blockchain, Web3, cybersecurity, software, IT consulting, industry solutions and [other IT services](/services). The [overview](/main-services) helps you choose.`,
  // Blockchain
  `blockchain, dlt, distributed ledger, ethereum, chain, polygon, land registry, ledger, layer 2, rollup, node, bridge
+ boss erasure need nodes normal postgres proof record
> We build and operate ledgers on public or permissioned networks. [Blockchain development](/*) begins with a test whether a database would do.

smart contracts, solidity, oracle, upgradeable, proxy, immutable, solana
+ automatic contract escrow foundry fuzz once pause pay program rain reentrancy royalties stop test vesting
> We write and test contracts in Solidity, or in Rust for Solana: 6 to 13 weeks, and 3 to 6 more for the outside audit. Only your signers pause them: [smart contract development](/*).

smart contract audit, check our solidity, vault, mainnet
+ before code contract exchange line read wrote
> Contracts written by others are tested in [penetration testing](/services/*), retest included. We do not audit code that we wrote.

dapps, decentralized applications, frontend, gas fees, metamask, usdc, transactions
+ chain contract gasless graph page people sign subgraph user website
> We build interface, indexer and a relayer, so that users need no gas, around any contracts. See [dApp development](/*).

tokenization, erc-20, nft, erc-721, issue a token, stablecoin, real estate, building, shares, investor, bond, property, carbon credits, security token, badge
+ 3643 coin digital holders trade
> ${tokenisationReply}

tokenisation
+ possible
> ${tokenisationReply}

private blockchains, consortium, permissioned ledger, hyperledger, register
+ data fabric ledger network not partners qbft share valid
> Organisations share a record without publishing it, on Hyperledger Fabric or Besu. It takes 5 to 9 months: [private blockchain solutions](/*).

blockchain consulting, blockchain advice, do we need a blockchain, feasibility, overkill
+ chain ledger or tell vendor
> Whether a ledger fits is answered in 1 to 2 weeks; a study of networks takes 3 to 5. See [consulting and integration](/blockchain-consulting-integration).

cryptocurrency, crypto, bitcoin, investment, trading, coin, ico, buy ethereum, mining, profit, airdrop, pay in bitcoin, token sale
+ crypto deposit telegram
> We build and secure systems; we give no investment advice and sell no coins. An offer of coins in our name is a fraud: [report it](/piracy-prevention).

mica, crypto licence, securities law, white paper, utility token, traded, voucher
+ casp crypto malta nft provider regulator under
> MiCA decides whether a token needs a white paper or an authorisation. Your counsel gives the legal opinion; we supply technical facts: [tokenisation](/tokenization-services).`,
  // Web3
  `web3, web 3, ticketing
+ decentralised idea nft web3
> DAOs, wallets, marketplaces, decentralised identity and DeFi. Each starts with the question who can change the rules: [Web3](/web3-solutions).

dao, vote, community, members vote, token holders, governance, cooperative, treasury, spending, decide
+ pass timelock vote
> We model quorum, delay and veto before the treasury. [DAO development](/web3-solutions/dao) takes 13 to 17 weeks, outside audit included; its fee is apart.

wallets, account abstraction, seed phrase, private key, custody, multisig, hardware wallet, cold storage, mpc
+ 4337 coin hold phrase product recover sign social vs wallet
> We build self-custodial, MPC and smart-account [wallets](/web3-solutions/wallet) in 15 to 23 weeks, outside audit included; its fee is apart. Nobody can recover funds whose keys are gone.

marketplaces, crypto exchange, resell, resale, artists, creators, seller, auction
+ digital enforced nft royalties ticket
> We build listing, settlement, royalties and disputes. A first [marketplace](/web3-solutions/marketplace) takes 17 to 26 weeks, outside audit included; its fee is apart.

decentralized identity, verifiable credentials, ssi, digital identity, student, credentials, diploma, degree, passport, prove, registry
+ check id issue jwt openid4vp phone sd verifier
> ${identityReply}

decentralised identity, eidas
> ${identityReply}

defi, decentralized finance, lending, staking, liquidity, protocol, pool, flash loan, borrow, collateral, swap, yield
+ against dex exchange oracle price
> We write the invariants first and try to break them, by prices, rounding and admin keys. [DeFi development](/web3-solutions/defi) needs an outside audit; its fee is apart.`,
  // Cybersecurity
  `cybersecurity, cyber security, infosec, information security, protection, secure our company, cyber
+ 12 help office protect
> We assess, test, monitor and respond: [eighteen services](/cyber-security) under one named lead. New to the field? [The briefing](/cyber-security-information) has a First Month of Security.

security assessments, self-assessment, quick check, maturity, benchmark, where to start, no security
+ file hacker myself people test
> The [self-assessment](/security-assessment) is free: twelve questions by NIST CSF 2.0, scored in your browser. Nothing is sent unless you send it.

vulnerability assessments, cve, scan, scanner, attack surface, zero-day, patch, unpatched, firmware, findings
+ epss hole idea list machine scan
> We rank known weaknesses across many systems, and exploit none. A [vulnerability assessment](/services/vulnerability-assessments) takes 2 to 3 weeks, second scan included.

penetration testing, pentest, pen test, ethical hacker, broken into, testers, retest, black box, sql injection, before launch, hire a hacker, safe from hackers, attacker, grey box, tested
+ again api attack break fix hacked live network test try vapt
> People attack an agreed target by hand, at a small risk to production. [Penetration testing](/services/*) of an application takes 2 to 3 weeks, retest included.

threat-led testing, tiber, red team, purple team
+ state tester
> We do not offer it, nor other red teams; Article 26 of DORA needs testers who meet Article 27. We prepare you and do [penetration testing](/services/*) in between: [finance](/industry/*).

security audits, audit, auditor, get certified, certification, readiness, gap analysis, tisax, checklist
+ 27001 before check control iso police
> We compare rules, settings and practice with a standard you choose. [Security audits](/services/*) prepare you for a certification body, in 3 to 5 weeks.

security awareness training, phishing, training, teach, attachments, course, workshop, simulated phishing, social engineering, colleagues, phishing campaign, e-learning, deepfake, recognise, scam mails, ceo fraud, employees
+ account click email fake new report staff
> [Training](/services/security-awareness-training) is short, tied to people's work, and measured by how soon they report. Finance, developers and executives have their own lessons.

incident response, incident, ransomware, ransom, data breach, breach, emergency, hacked, hack, hackers, we have been hacked, under attack, attack, cyberattack, urgent, locked out, compromised, leaked, stolen, theft, drained, virus, trojan, phished, scammed, sos, crisis
+ attack day plan
> ${socWatch}${paragraph}If it is happening now, call the SOC on this number at any hour; if money has left, ring the bank first. Somebody else disconnects affected machines and leaves them on. Pay no ransom before counsel and insurer are involved.${paragraph}Then see [incident response](/services/*), which neither negotiates nor pays; the number is an example until replaced.

retainer, standby, on call, tabletop, exercise, practice, rehearse, simulation, drill, war game
+ contract day firm happens hour response year
> A retainer for [incident response](/services/*) puts contract, access, playbooks and response times in place. It takes 3 to 4 weeks; unused hours go into exercises.

managed security services, mssp, mdr, security operations, outsource security, isolate
+ analysts hire provider whole
> [Managed security services](/services/*) are detection, triage and agreed containment around the clock. You decide what analysts do unasked; [response](/services/incident-response) is apart.

soc monitoring, soc, security operations center, monitoring, 24x7 monitoring, analysts, alerts, alarm, awake, insider
+ alerts critical intruder look watch
> Analysts watch alerts 24 hours a day, within limits you set in writing. It is part of [managed security services](/services/*), usually on [a SIEM](/services/siem), ours or yours.

siem, logs, splunk, sentinel, elastic, detection rules, false positives
+ day detection just log place sentinel sigma splunk
> We collect the logs that would show the attacks that matter to you. A new [SIEM](/services/*) takes 11 to 16 weeks, tuned; rescuing one takes 6 to 8.

application security, appsec, owasp, devsecops, secure development, dependencies, sbom, api security, prompt injection, sql injections, static analysis, secrets
+ asvs code dev find level model pipeline review sast security threat
> We set up threat models, code review and pipeline tests, by OWASP ASVS. [Application security](/services/*) takes 10 to 17 weeks, then your teams run it.

cybersecurity consulting, ciso, virtual ciso, vciso, security officer, part-time, due diligence, head of security
+ board cant ciso day security year
> A senior adviser, or virtual CISO, sets strategy, budget and board papers. [Cybersecurity consulting](/services/*) runs for 6 to 18 months.

data encryption, encryption, cryptography, pki, tls, hsm, hardware security module, at rest, key rotation, ssl certificate, anonymise, post-quantum, archive, quantum
+ disk key kms numbers plain stolen them unreadable
> We inventory the data, choose the layer and test recovery; your staff hold the keys. [Data encryption](/services/*) is mostly key management.

forensic investigations, forensics, evidence, lawyer, police, chain of custody, stolen bitcoin, recover, court, competitor
+ delete employee find know last left list phone suspect trace usdt
> If damage is spreading, call ${socWatch} while somebody else disconnects devices and leaves them on. [Forensic investigations](/services/*) say what happened, when, and what was taken. Freezing stolen crypto needs an exchange or the police.

threat intelligence, threat intel, threat hunting, darknet, leaked passwords, dark web, criminal groups, indicators
+ attack attacker brief company feed forum gangs hacker out size stix
> [Threat intelligence](/services/*) answers your own questions in MITRE ATT&CK terms. A one-off threat profile takes 3 to 4 weeks.

network security, firewall, vpn, zero trust, ddos, network, wifi, wi-fi, router, home office, work from home, ddos protection, iot, ot, scada, machines, sensors, remote work, lan, guest, camera, plc, internet, controllers, meters
+ manufacturing microsegmentation mri plant plc rules scanner vpn windows zone
> We remove unused rules and divide the network; plants are zoned along IEC 62443. [Firewall and network security](/services/*) ends with tests.

identity management, iam, single sign-on, sso, mfa, passkeys, access control, accounts, offboarding, onboarding, permissions, passwords, two-factor, active directory, okta, oauth, saml, login, left the company, entra, logins, rights
+ access admin authenticated employee everyone hire hr login management mfa scim still
> One account per person, sign-in that resists phishing, and access that ends on the last working day. See [identity management](/services/*).

endpoint security, edr, antivirus, malware, laptop, computer, usb, device management, defender, windows, mac, mobile devices, wipe, crowdstrike, mdm, byod
+ down enrollment everything lab laptop phone sale
> Laptops, servers and phones are hardened, watched by an EDR tool and patched on a schedule. See [endpoint security](/services/*).

email security, spam, dmarc, spoofing, mail filter, microsoft 365, office 365, outlook, mailbox, junk, emails
+ dkim dmarc domain fake mail reject send spf
> No page of ours sells this alone. [Cybersecurity](/cyber-security) can quote a review of Microsoft 365 or Google Workspace with DMARC.

compliance, regulation, gdpr, hipaa, pci dss, pci, nis2, dora, comply, laws, framework, rules, ai act, security of our suppliers, risk management, verify, fines, data protection officer, nis 2
+ 27001 all big card check customer help iso nis2 size soc
> One set of controls is mapped to ISO/IEC 27001, SOC 2, PCI DSS, GDPR, NIS2, DORA or the AI Act. Which laws apply is for your counsel: [compliance and risk management](/services/*).

breach reporting, notify, notification, authorities, 72 hours, reporting deadline
+ after data leak lost obliged tell
> The GDPR gives 72 hours from becoming aware; NIS2 asks for an early warning within 24. Your counsel decides; [incident response](/services/*) supplies the facts.

cloud security, public bucket, s3, misconfigured, container security, configured, hardening, settings, mistakes, tenant, roles
+ aws azure cspm gcp google iam open right terraform
> We review accounts, identities and network paths on AWS, Azure and Google Cloud in 2 to 3 weeks. [Cloud security services](/services/*) deliver repairs as code.

cyber risk assessments, risk analysis, risk register, risks, quantify, worst case, loss, board, exposure
+ cost cyber dangers fair hacked
> You get a short list of scenarios with likelihood, cost and owner. A [cyber risk assessment](/services/*) takes 4 to 5 weeks and ends in signed decisions.`,
  // Software
  `software, development, programming, developers, technology, tech stack, programming languages, engineers, platform, prototype, mvp, idea, frameworks, java, python, react, vue, php, testing, copilot, devs, staff augmentation, technical debt, database, application, coding, microservices, load test, typescript, rust, mysql, performance, payroll
+ coders has month
> We build and run business software that your own staff can maintain; AI assistants only with your consent. [Software development](/*) goes in stages of 2 weeks.

custom software, bespoke software, crm, erp, excel, spreadsheet, replace, internal tool, workflow, automate, portal, sap, inherited, intranet, appointments, access database, continue, scheduling, inventory, rewrite, take over a system
+ able docs finished
> We build a small part for daily use first, and take over existing systems after a paid audit of 2 weeks: [custom software development](/*). If a product would do, we suggest it.

saas, software as a service, multi-tenant, subscription, white label, shared database
+ bill customer migration per platform product row tool turn upgrade usage
> Tenant isolation, billing and upgrades without downtime are settled before the features. [SaaS development](/*) takes 4 to 7 months to general availability.

mobile apps, mobile, app, apps, ios, android, iphone, app store, react native, offline, tablet, smartphone, drivers, couriers, technicians, flutter, kotlin, swift, push notification, ipad, handheld
+ stars
> We build for phones and browsers, natively or from one code base. A first version takes 3 to 6 months: [mobile and web app development](/mobile-web-app-development).

web development, website, web, site slow, page speed, seo, search engine, design, designer, ux, ui, usability, wordpress, cms, campaign, redesign, page, javascript, corporate site
+ change cms core google homepage lose new nothing relaunch site top webpage website wordpress
> We build fast public sites that your people can edit, to WCAG 2.2 AA, in 9 to 15 weeks. We promise no search ranking: [web development](/services/*).

cloud, aws, azure, google cloud, kubernetes, hosting, migrate, cloud bill, terraform, docker, vmware, gcp, serverless, on-prem
+ aws azure lift shift
> We move systems when the sums favour it. [Cloud solutions and integration](/cloud-solutions-integration) estimates running costs before the move.

api, apis, integration, rest, graphql, webhooks, sync, middleware, kafka, connect our, openapi, edi, salesforce, link, quickbooks, typing twice
+ break hook interface old order partners program sap shop soap stock talk version
> Interfaces are described in OpenAPI, versioned and tested. [API development and integration](/api-development-integration) also connects old systems.

artificial intelligence, ai, machine learning, ml, llm, chatgpt, ai assistant, openai, predict, fraud detection, recommendations, gpt, neural, language model, ai agents, model
+ ai answer chatbot file invoice manuals model read
> We have no AI product to sell; a model is part of a system, with a person who can overrule it. See [data analytics](/data-analytics-bi-solutions) or [custom software](/custom-software-development).`,
  // IT consulting
  `it consulting, consulting, it strategy, advice, adviser, cto, independent, hardware, compare, vendors, recommend, neutral, architecture, honest opinion
+ advice kickbacks new tech tell understand
> Five areas: digital transformation, infrastructure, DevOps and agile, managed IT, data analytics. We take no commission and resell no hardware: [IT consulting](/*).

digital transformation, legacy, modernization, paper, paperless, outdated, mainframe, fax, automation, cobol
+ count digital everything first plan still strategy year
> A [strategy](/digital-transformation-strategy) names the processes to change, their order, their cost and the person responsible. It takes 6 to 10 weeks.

it infrastructure, infrastructure, servers, data center, data centre, uptime, server room, storage, outage, linux, availability, virtual machine, cluster
+ admin know nobody patch since windows
> [Infrastructure management](/it-infrastructure-management) puts inventory, patching, capacity and tested restores on one calendar. Discovery takes 2 to 4 weeks.

backup, restore, disaster, business continuity, rto, resilience, rpo, data loss, flood, fire
+ again back backup copy enough fail immutable never ransomware realistic restore rules tap too
> One copy is kept offline, and restores are tested every quarter: [infrastructure management](/it-infrastructure-management). Under attack, call ${socWatch} before you restore.

devops, agile, scrum, ci/cd, continuous integration, deployment, pipeline, sprint, gitlab, github actions, jenkins, release
+ coach green release scrum trunk
> Releases become small and routine. An engineer and a coach work inside your teams for 3 to 6 months: [DevOps and agile consulting](/devops-agile-consulting).

managed it, msp, help desk, it department, printer, new laptops, run our it, pcs, it partner, outsourcing, helpdesk, it support, it provider, tickets, service desk, ticket system
+ 80 all computer guy office provider staff
> [Managed IT services](/*) put service desk, devices, accounts and suppliers under one agreement. Handing over takes 6 to 8 weeks.

analytics, business intelligence, data, dashboards, reporting, data warehouse, big data, kpi, power bi, forecast, data quality, analyse, spreadsheets, reports, tableau, chart, insight, sales figures, numbers
+ dashboard dbt different postgres snowflake
> Definitions come first, then the warehouse, then dashboards. A first slice of [data analytics](/data-analytics-bi-solutions) is in use after 6 to 8 weeks.`,
  // Industries
  `industries, government, ministry, municipality, school, university, education, energy, utility, law firm, construction, travel, charity, non-profit, startup, association, start-ups, small business, ngo, agriculture, farm, telecom, hotel, restaurant, museum, airline, council, club, sector
+ agency branches farmers music town
> Finance, healthcare, supply chain, retail and gaming; other sectors, public ones and small firms are welcome. See the [solutions](/*).

finance, banking, bank, fintech, financial services, payments, payment institution, insurance company, loans, mortgage, money laundering, core banking, supervisor, credit union, accounting, payment provider, insurers, broker, pension, hedge fund, lender, central bank, claims
+ broker brokerage dora fund know kyc ledger manager regulator
> For banks, insurers and payment firms we build books that reconcile, and incident reports under DORA. We sign the terms of its Article 30: [finance](/industry/*).

healthcare, health, hospital, medical, clinic, pharma, patients, doctor, pharmacy, telemedicine, fhir, hl7, vaccine, dentist, nurse, laboratory, drug, infusion pump, care home
+ chain clinic dental gp hospital patient practice software system
> We connect clinical systems, develop device software, and secure equipment that cannot be patched. See [healthcare](/industry/*).

supply chain, logistics, manufacturing, transport, warehouse, shipping, pallet, factory, product passport, origin, food, customs, import, vehicles, supplier, cold chain, containers, freight, parcel, truck, fleet, recall, temperature, carrier, tracing, pallets, port
+ batch cocoa coffee deforestation epcis farm fish know line passport serial spare track
> We build traceability on GS1 EPCIS 2.0, and say when it needs no ledger. See [supply chain](/industry/*).

retail, e-commerce, ecommerce, shop, store, loyalty programme, webshop, checkout, shopify, black friday, point of sale, gift cards, merchant, sell online, supermarket, fashion, cart, stock, shelf, bots
+ chain checkout day
> We look after peak days, payment pages and stock figures, under PCI DSS and accessibility law. See [retail](/industry/*).

gaming, game development, studio, cheaters, loot boxes, kids, players, multiplayer, casino, betting, gambling, game, unity, skins
+ backend economy esports players server shooter
> We build servers, item ledgers and defences against cheats, to the rules on children and random rewards. See [gaming](/industry/*).`,
  // Buying
  `pricing, price, cost, rates, fees, budget, how much, how much does it cost, cheap, price list, ballpark, rough figure, money, euros, dollars, discount, minimum, travel expenses, worth, afford, tax, vat, hidden costs, what does it cost, cheaper, packages, bill, cfo, cheapest, reduction, currency, expensive
+ app bid big budget charge charity equity fee hour if page pay rate smallest
> Pricing depends on project scope, and every client receives a customised quote. First call, first view and quote are free; the smallest order is a [memo](/services/consultation) of 1 to 2 weeks. Currency, expenses and taxes stand in the quote: use the [inquiry form](/inquire-now).

fixed price, per month, per user, daily rate, lump sum, hourly, time and materials, monthly fee
+ cap end
> A test, a memo or a study has a fixed price; [a build](/software-development) is capped by stage. Advisers are paid by the day, services by the month, emergencies by the hour.

quotes, get a quote, request a quote, estimate, proposal, offer, send an offer, inquiry, enquiry, rfp, tender, scope, order, requirements, valid
+ council estimat estimate figure need offer qoutation three
> Say what exists, what should change and by when in the [inquiry form](/inquire-now). A first view follows in 3 to 5 working days; it and the quote are free.

free consultation, free consultations, consultation, book a call, appointment, meeting, schedule, intro call, demo, trial, pilot, try, first talk, video call, founder, bring
+ chat expert free half hour
> The first consultation is free, takes 45 minutes and binds you to nothing: [request it](/request-consultation). A paid [consultation](/services/*) is a small start.

how we work, process, method, approach, what happens next, phases, progress, status, project management, knowledge transfer, communicate, kick-off
+ after first from step stop
> A named lead, a written scope, then stages of 2 weeks, each with something to use and a point to stop. It starts with a [free call](/request-consultation).

timeline, how long does it take, duration, deadline, turnaround, how soon, how fast, when can you start, finished, rush, delivered, begin, ready, lead time, capacity, next week, earliest, go live, delay, late
+ before week
> A security test takes 2 to 3 weeks, a custom system months; each service page states its length. Name a fixed date in the [inquiry form](/inquire-now).

nda, confidentiality, secrecy, secret, trade secret
+ accept before idea sign
> We sign a mutual non-disclosure agreement, your form or ours, before seeing anything confidential. Ask in the [inquiry form](/inquire-now).

contracts, agreement, notice period, cancel, exit plan, payment, invoice, pay, pay by card, sign, clause, terminate, upfront, deposit, bank transfer, lock-in, disputes, instalments, renewal, notice, quit
+ 60 accept agree deposit due happens later longer msa net period
> The contract names lead, scope, payments and exit, and takes precedence over this site. Builds are paid by stage; services run until notice of three months, threat intelligence and advisers of one. See [an outline](/about#contract).

liability, liable, insurance, insurance certificate, indemnity, guarantee, promise, who pays if, your mistake, compensation, sue, damage, breached, slip
+ break hacked lose
> Limits are set in the contract; insurer, sum and period stand on [the about page](/about). Nobody can guarantee that a system is never hacked.

supplier registration, vendor form, vat number, w-9, iban, purchase order, procurement, purchasing
+ account ariba change onboarding po
> Send your form or list to ${email}. Tax number and bank details of ${company.legalName} follow through a protected channel; confirm them by a call to ${phone}.

data processing agreement, dpa, article 28, processor, privacy officer, patient data
+ 28 art
> Where we process personal data for you, an agreement under Article 28 of the GDPR fixes purpose, region, retention and deletion. Request it at ${email}.

data location, data residency, data stored, outside the eu, where is our data, records, documents, switzerland, american-owned, copies
+ chatgpt delete stuff
> Your data stays in your accounts by preference; where we host, the agreement fixes region and retention. AI tools see it only with your consent, never for training. Working copies are deleted: [about](/*).

sub-processors, subprocessors, subcontractors, third parties, freelancers, contractors, offshore, india, employed
+ india pass
> Subcontractors are listed on [the about page](/about). None works on your systems or data before you agree.

vetting, background checks, cleared, screened, interns, outsiders, works council, named, checked
+ account admin criminal login
> Everyone with an account in your systems is on a list that you approve. Checks of identity or criminal record are agreed in the contract: [about](/*).

code ownership, intellectual property, ip rights, who owns the code, ownership, licence, license, escrow, bankrupt, handover, open source, source code
+ bust happens program repo
> Rights in what is written for you pass as it is paid for; third-party parts are listed. [Software](/software-development) is built in your repositories; source escrow is available.

certifications, crest, oscp, certified, are you certified, standards, accreditation, iso 27001, iso, qualified
+ any hold
> No certificate is claimed: our services refer to ISO/IEC 27001 and OWASP ASVS. What is held, if anything, stands on [the about page](/about).

soc 2 report, soc2, soc 2, soc 2 type 2, iso certificate, security questionnaire, attestation, type ii
+ question
> We publish no SOC 2 report; what is held stands on [the about page](/about). Send a security questionnaire to ${email}. Your own is part of [security audits](/services/*).

sample report, example report, sample, report look like, pentest report, deliverables, template
+ end example
> A client's report is never shown to anyone else. Invented specimens show the form, such as [a detection rule](/services/siem#specimen).`,
  // Company
  `about, about us, company, ${name}, history, your firm, founded, background, owns the company, family owned, who founded
+ behind exactly job refuse sent
> ${company.description} Principles, roles and what we turn down are on [the about page](/about).

contact, contact us, email, e-mail, mail, phone, phone number, call, reach you, reply, social media, location, address, office, where are you, headquarters, get in touch, write, based, city, countries, visit, premises, remote, abroad, press, journalist, reporter, interview, brochure, message, telephone, postal address, north america, branch, phone call
+ london rather
> Call ${phone}, ${company.phoneHours}, or write to ${email} or in the [form](/contact), also [in a dialog](/contact-popup). A person replies within one working day. The office is at ${company.address.street}, ${company.address.city}; numbers and addresses are examples until replaced.

24/7 support, 24x7, support, customer support, round the clock, technical support, weekend, around the clock, hotline, holidays, night, midnight
+ eyes night
> Monitoring and support run 24/7; during an attack anyone can call ${socWatch}. Cover is agreed as [managed security](/services/managed-security-services) or [managed IT](/managed-it-services).

office hours, opening hours, business hours, hours, time zone, timezone, open, sunday, reachable, saturday, closed
+ anybody singapore
> The office answers ${phone}, ${company.phoneHours}, the SOC ${socWatch} at any hour. [Propose times](/request-consultation) for a consultation in your time zone.

languages, english, german, french, spanish, do you speak german, translation, speak, italian, turkish, chinese, japanese, arabic, français, español, dutch
+ habla polish report
> Site, chat, SOC and service desk use English. For another language ask in the [inquiry form](/inquire-now).

maintenance, after launch, ongoing support, warranty, sla, bugs, go-live, maintain, breaks, fix, after delivery, upgrades, security updates, response times, guaranteed, crash, responsibility
+ built war
> Your team runs the software, or we do under an agreed service level: [software development](/*). Defects are repaired free for a period in the contract. Triage of the highest severity usually begins within 15 minutes of the alert; the desk has times by severity: [managed security](/services/managed-security-services), [managed IT](/managed-it-services).

partnerships, partner, become a partner, technical partner, reseller, collaboration, work together, cooperate, referral, sponsor, resell your services, agency
+ client hosting
> Software houses and hosting firms are welcome. We take no commission and make no joint offers with auditors. Say what you bring and need on the [contact page](/contact).

careers, jobs, hiring, vacancies, internship, join, apply, applied, recruit, cv, salary, intern, graduate, vacancy, junior, employment, position, hiring developers, apprenticeship, opening
+ im rust send study summer
> Send a short account of something you built, broke or repaired to ${email}; you get an answer either way. What we look for is on [the about page](/about).

portfolio, case studies, references, projects, examples, past work, clients, done before, similar, customers, testimonials, show me, worked with, success stories, clients say
+ built ring
> The first of the [case studies](/*) is this website and can be checked. We name no clients: the others are illustrative.

experience, track record, metrics, statistics, reputation, reliable, senior, been in business, any good
+ around long year
> The company figures on this site are placeholders and say so. What you can check is the first of the [case studies](/*): this website.

team, people, staff, experts, how many employees, work on our project, project manager, ceo, management, in-house, leadership, boss, managing director, sick, lead
+ actually contact each person senior
> One named lead answers to you, with a deputy. The quote names the people of a project; roles are on [the about page](/about).

blog, articles, news, publications, rss, read, whitepaper, webinar, blog posts, published
+ anything article key post
> The [blog](/*) has articles for practitioners, each with its sources, and a feed. No address is asked for.

roadmap, road map, plans, future, expand, next year
+ new
> We publish no company roadmap. How one is drawn up for you is shown under [digital transformation strategy](/*).

updates, newsletter, subscribe, announcements, latest news, mailing list, follow, unsubscribe, changelog, newsletters
> New articles appear on the [blog](/*) and in its feed. There is no newsletter.

feedback, complaint, suggestion, review, report a problem, issue, bug, complain, unhappy, angry, useless, terrible, bad, typo, broken link, not working, contact form, never replied
+ form page text
> Say what you expected, what happened, and on which page, in the [contact form](/contact). For barriers, see the [accessibility statement](/accessibility).`,
  // Trust and this site
  `security, is my data safe, data protection, ever hacked, protect our data
+ breach tell weak yourselves
> Findings are encrypted and read only by your engagement's team: [about](/*). An incident that may touch you is told the same day. To secure your systems, see [cybersecurity](/cyber-security).

report a vulnerability, responsible disclosure, bug bounty, security.txt, security contact, found a bug, reward, researcher, xss, subdomain, takeover, pgp, flaw, weakness, anonymous
+ form site
> Write to ${securityEmail} with the steps to repeat it, and give us time to repair it before publishing. What we allow is in the [terms of use](/*).

privacy, privacy policy, cookies, personal data, tracking, collect, google analytics, ip address, type here, delete my data, chat history, erasure, cookie banner, store about me, ip, sees
+ sell
> No cookies, no analytics and no third-party requests. Theme, chat and drafts stay in your browser; a form is sent only when you press its button: [privacy policy](/*).

terms of use, terms, terms of service, legal, conditions, your articles, allowed, permission, reuse, reprint, quote from, imprint, cite
+ page site website
> The [terms of use](/*) govern this site only. Work for clients is governed by a signed contract alone.

accessibility, a11y, wcag, screen reader, disability, accessible, blind, deaf, disabled, keyboard, contrast, font size, colour blind, bigger text, low vision, jaws, magnifier
+ eyes mouse
> The site aims at WCAG 2.2 level AA, for keyboards, screen readers and use without JavaScript. The [accessibility statement](/accessibility) gives the known limits.

piracy prevention, piracy, copyright, dmca, scam, fraud, impersonation, legit, trademark, takedown, someone pretends, phoned
+ copy file site website whole
> Report copies to ${email}, impostors and leaks to ${securityEmail}. What a notice must contain is under [piracy prevention](/*).

dark mode, light mode, theme, night mode, background colour
+ black page version white
> The switch in the header changes between dark and light. Otherwise the site follows your system: [privacy policy](/*).`,
];

const parseReply = (text: string): MessageText<Href> =>
  text
    .split(/(\[.+?\]\(.+?\))/)
    .map((part) => {
      const [, label = '', href = ''] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
      if (!label) return part;
      return { text: label, href: href.replace('*', label.toLowerCase().replaceAll(' ', '-')) as Href };
    })
    .filter((node) => node !== '');

/** Returns how visitors also write an input: in the singular or plural, or with a question mark. */
function getVariant(input: string): string {
  if (/^(?:who|what|where|when|how|is|are|do) /.test(input)) return `${input}?`;
  return input.endsWith('s') ? input.slice(0, -1) : `${input}s`;
}

const topics = writtenTopics.flatMap((section) =>
  section.split('\n\n').map((topic) => {
    const [head = '', reply = ''] = topic.split('\n> ');
    const [inputs = '', words] = head.split('\n+ ');
    return { inputs: inputs.split(', '), words: words?.split(' ') ?? [], reply };
  }),
);
const written = new Set(topics.flatMap(({ inputs }) => inputs));
/** Written reply → the same value for all rows that have it, so that only one of them is offered for a question. */
const replies = new Map(topics.map(({ reply }) => [reply, parseReply(reply)]));

export const chatTopics: readonly ChatTopic[] = topics.map(({ inputs, reply }) => {
  const [term = '', ...aliases] = inputs;
  const variants = inputs.map(getVariant).filter((variant) => !written.has(variant));
  return {
    term,
    aliases: [...aliases, ...variants],
    reply: replies.get(reply) ?? [],
    ...(term === 'incident response' && { urgent: emergencyCues }),
  };
});

/** How silent the chat is on questions about other subjects (`QuestionOptions` of the engine). */
export const chatQuestionOptions = {
  strictness: 3,
  // Chosen like the words of the topics.
  unrelated: new Set(
    'alexa baby banana best birthday blood bread bus camera card cat cheap chess computer cracked dad dating daughter dog election essay football forgot fortnite friend gift girlfriends grades gta gym haircut he high holiday homework husband instagram invented jam joke kitchen landlord library lol marry mean minecraft moon near neighbour photos pizza play plumber poem rain recipe refund rice samsung saturday she sky snow son song spotify sunday swimming teacher tips tomorrow tonight translate tv visa washing weather whatsapp why wife wine won wont word wrong xbox'.split(
      ' ',
    ),
  ),
};

/**
 * The rows with their words and the sentences of their replies as further aliases, for questions: words of a long alias count
 * little.
 */
export const chatQuestionRows: readonly ChatTopic[] = chatTopics.map((topic, index) => ({
  ...topic,
  aliases: [
    ...topic.aliases,
    ...(topics[index]?.words ?? []),
    ...topic.reply
      .map((node) => (typeof node === 'string' ? node : node.text))
      .join('')
      .split(/[.?] /),
  ],
}));
