import type { MessageNode, MessageText } from '@keystrand/ui/chat';
import { company } from './company';
import type { Href } from './types';

export { chatFallback, chatGreeting, chatStarters } from './chatMessages';

/** A row of the keyword table, for the chat engine. Links in a reply lead to a checked `Href`. */
export interface ChatTopic {
  /** Keyword in lower case: matches the whole input, and is suggested while typing. */
  readonly term: string;
  /** Other inputs with the same reply; never suggested. */
  readonly aliases?: readonly string[];
  /** Text and links in reading order. */
  readonly reply: MessageText<Href>;
}

const link = (text: string, href: Href): MessageNode<Href> => ({ text, href });

const email = link(company.email, `mailto:${company.email}`);
const securityEmail = link(company.securityEmail, `mailto:${company.securityEmail}`);
const phone = link(company.phone.display, company.phone.href);
const socWatch = link(company.socWatch.display, company.socWatch.href);

/** The keyword table in the order of the suggestions (docs/requirements.md, section 7.5). */
export const chatTopics: readonly ChatTopic[] = [
  // Greetings and the chat itself
  {
    term: 'hello',
    aliases: ['hi', 'hey', 'hello there', 'hi there', 'greetings', 'howdy'],
    reply: [
      `Hello, and welcome to ${company.name}. Ask about a service, an industry or a price, or look through `,
      link('the services directory', '/services-page'),
      '.',
    ],
  },
  {
    term: 'good morning',
    aliases: ['morning'],
    reply: [
      'Good morning. Type the name of a service to read about it here, or ',
      link('request a consultation', '/request-consultation'),
      ' if you would rather talk it through.',
    ],
  },
  {
    term: 'good afternoon',
    reply: [
      'Good afternoon. I can tell you about services, prices and how we work. For anything about your own systems, ',
      link('send an inquiry', '/inquire-now'),
      '.',
    ],
  },
  {
    term: 'good evening',
    aliases: ['good night'],
    reply: [
      'Good evening. The security operations centre is watching at this hour too, and messages from the ',
      link('contact page', '/contact'),
      ' are read in working hours. Ask me anything short in the meantime.',
    ],
  },
  {
    term: 'how are you',
    aliases: ['how are you?', "how's it going", 'how are you doing'],
    reply: [
      'Running as designed, which is all a lookup table can report. Tell me which system or problem brought you here, or start from ',
      link('the seven practices', '/main-services'),
      '.',
    ],
  },
  {
    term: 'who are you',
    aliases: [
      'who are you?',
      'are you a bot',
      'are you a bot?',
      'bot',
      'chatbot',
      'what is this',
      'are you human',
    ],
    reply: [
      'I am a fixed table of keywords and replies, not a person and not a language model. What you type stays in this browser tab for the visit. People answer through the ',
      link('contact page', '/contact'),
      '.',
    ],
  },
  {
    term: 'help',
    aliases: [
      'help me',
      'what can you do',
      'what can you do?',
      'topics',
      'menu',
      'options',
      'how does this work',
    ],
    reply: [
      'Type one topic at a time: a service, an industry, or a word such as pricing, timeline or careers. Suggestions appear as you type. If nothing fits, ',
      link('write to us', '/contact'),
      ' and a person will read it.',
    ],
  },
  {
    term: 'talk to a person',
    aliases: ['human', 'agent', 'real person', 'talk to a human', 'speak to someone', 'sales', 'live chat'],
    reply: [
      'Call ',
      phone,
      ' or write to ',
      email,
      '. To have the right specialist prepared, describe the matter in the ',
      link('inquiry form', '/inquire-now'),
      ' first; this chat can be carried into it.',
    ],
  },
  {
    term: 'thank you',
    aliases: ['thanks', 'thx', 'thank you very much', 'cheers', 'ok', 'okay', 'great'],
    reply: [
      'You are welcome. If a question remains, the ',
      link('contact page', '/contact'),
      ' lists every way to reach a person.',
    ],
  },
  {
    term: 'goodbye',
    aliases: ['bye', 'see you', 'good bye', 'exit', 'quit'],
    reply: [
      'Goodbye, and thank you for the visit. This conversation is forgotten when you close the tab. The ',
      link('directory of services', '/services-page'),
      ' will be here when you return.',
    ],
  },

  // Where to start
  {
    term: 'services',
    aliases: [
      'service',
      'what do you do',
      'what do you do?',
      'what do you offer',
      'what services do you offer',
      'offerings',
    ],
    reply: [
      'There are seven practices: blockchain, Web3, cybersecurity, software, IT consulting, industry solutions and other IT services. The ',
      link('overview', '/main-services'),
      ' says when to start with which. The ',
      link('directory', '/services-page'),
      ' lists every page.',
    ],
  },
  {
    term: 'site map',
    aliases: ['sitemap', 'home', 'home page', 'homepage', 'navigation', 'start'],
    reply: [
      'Everything begins on the ',
      link('home page', '/'),
      '. The ',
      link('services directory', '/services-page'),
      ' opens each category in turn, and ',
      link('other IT services', '/services'),
      ' groups the twenty detail pages.',
    ],
  },

  // Blockchain
  {
    term: 'blockchain',
    aliases: ['blockchain development', 'block chain', 'dlt', 'distributed ledger', 'ethereum'],
    reply: [
      'We first test whether a shared ledger solves the problem better than a database, then design, build and run it. Public and permissioned networks are both in scope. Start with ',
      link('blockchain development', '/blockchain-development'),
      '.',
    ],
  },
  {
    term: 'smart contracts',
    aliases: [
      'smart contract',
      'smart contract development',
      'solidity',
      'smart contract audit',
      'smart contract review',
    ],
    reply: [
      'We write, test and review contracts whose rules cannot be quietly changed after deployment. Upgrade rights, key custody and a pause procedure are settled before the first line of code. See ',
      link('smart contract development', '/smart-contract-development'),
      '.',
    ],
  },
  {
    term: 'dapps',
    aliases: [
      'dapp',
      'dapp development',
      'decentralized applications',
      'decentralised applications',
      'decentralized app',
    ],
    reply: [
      'A dApp is a product first: the interface, the indexer and the contracts have to agree even while the network is slow. We build all three and test them together. Details are under ',
      link('dApp development', '/dapp-development'),
      '.',
    ],
  },
  {
    term: 'tokenization',
    aliases: [
      'tokenisation',
      'tokens',
      'token',
      'token development',
      'asset tokenization',
      'erc-20',
      'erc20',
      'nft',
      'nfts',
      'erc-721',
      'erc721',
      'erc-1155',
    ],
    reply: [
      'Tokenisation ties a claim on an asset to a token, so the legal right has to be settled before the code. We design the register, the transfer rules and the redemption, and build them to the ERC standards. Read ',
      link('tokenisation services', '/tokenization-services'),
      '.',
    ],
  },
  {
    term: 'private blockchain',
    aliases: [
      'private blockchains',
      'private blockchain solutions',
      'permissioned blockchain',
      'consortium',
      'hyperledger',
    ],
    reply: [
      'When several organisations must share a record but not publish it, a permissioned network can fit. We settle governance, membership and confidentiality before choosing the platform. See ',
      link('private blockchain solutions', '/private-blockchain-solutions'),
      '.',
    ],
  },
  {
    term: 'blockchain consulting',
    aliases: ['blockchain integration', 'blockchain consulting and integration', 'blockchain advice'],
    reply: [
      'A short feasibility study says whether a ledger is justified and what it must connect to. If the answer is no, the report says so and names the simpler design. Read ',
      link('blockchain consulting and integration', '/blockchain-consulting-integration'),
      '.',
    ],
  },
  {
    term: 'cryptocurrency',
    aliases: ['crypto', 'bitcoin', 'investment', 'invest', 'trading', 'coin', 'ico'],
    reply: [
      'We build and secure systems; we give no investment advice and sell no coins. If someone offered you one in our name, please read ',
      link('piracy prevention', '/piracy-prevention'),
      ' and report it.',
    ],
  },

  // Web3
  {
    term: 'web3',
    aliases: ['web 3', 'web3 solutions', 'decentralized web', 'decentralised web'],
    reply: [
      'Web3 work covers five parts: DAOs, wallets, marketplaces, decentralised identity and DeFi. Each can be built alone or joined to what you already run. The ',
      link('Web3 page', '/web3-solutions'),
      ' explains where each one pays.',
    ],
  },
  {
    term: 'dao',
    aliases: ['daos', 'dao development', 'decentralized autonomous organization', 'governance token'],
    reply: [
      'A DAO is a set of voting rules with a treasury behind it, so we model quorum, delay and veto before building. The page on ',
      link('DAO development', '/web3-solutions/dao'),
      ' names the usual ways in which governance is captured.',
      ' It also covers the legal wrapper your counsel will ask about.',
    ],
  },
  {
    term: 'wallets',
    aliases: [
      'wallet',
      'crypto wallet',
      'wallet development',
      'wallet integration',
      'account abstraction',
      'erc-4337',
    ],
    reply: [
      'We build custodial and self-custodial wallets, including smart accounts under ERC-4337. Recovery is designed first, because lost keys are the commonest failure. See ',
      link('wallet solutions', '/web3-solutions/wallet'),
      '.',
    ],
  },
  {
    term: 'marketplaces',
    aliases: ['marketplace', 'nft marketplace', 'token marketplace', 'exchange'],
    reply: [
      'A marketplace needs listing, settlement, royalties, moderation and a way to handle disputes. We build the contracts and the ordinary web product around them. Details are under ',
      link('marketplace solutions', '/web3-solutions/marketplace'),
      '.',
    ],
  },
  {
    term: 'decentralized identity',
    aliases: [
      'decentralised identity',
      'did',
      'verifiable credentials',
      'self-sovereign identity',
      'ssi',
      'web3 identity',
    ],
    reply: [
      'Verifiable credentials let a holder prove one fact without handing over the whole document. We build issuers, wallets and verifiers to the W3C recommendations. Read ',
      link('decentralised identity', '/web3-solutions/identity'),
      '; for staff accounts, see ',
      link('identity management', '/services/identity-management'),
      '.',
    ],
  },
  {
    term: 'defi',
    aliases: ['decentralized finance', 'decentralised finance', 'lending', 'staking', 'liquidity'],
    reply: [
      'DeFi protocols fail through price oracles, rounding and admin keys more often than through exotic attacks. We build with those three in view and model the economics before launch. See ',
      link('DeFi solutions', '/web3-solutions/defi'),
      '.',
    ],
  },

  // Cybersecurity
  {
    term: 'cybersecurity',
    aliases: ['cyber security', 'cyber-security', 'cyber', 'infosec', 'information security'],
    reply: [
      'We test, monitor and repair: assessments, penetration tests, incident response and a security operations centre. The ',
      link('cybersecurity page', '/cyber-security'),
      ' shows how the parts fit, and ',
      link('the information page', '/cyber-security-information'),
      ' explains the terms.',
    ],
  },
  {
    term: 'security assessment',
    aliases: ['self-assessment', 'self assessment', 'security check', 'nist csf', 'security score'],
    reply: [
      'The ',
      link('security self-assessment', '/security-assessment'),
      ' asks twelve questions over the six functions of NIST CSF 2.0. It is scored in your browser and nothing is sent unless you send it.',
    ],
  },
  {
    term: 'vulnerability assessment',
    aliases: [
      'vulnerability assessments',
      'vulnerability scan',
      'vulnerability scanning',
      'vulnerabilities',
      'cve',
    ],
    reply: [
      'An assessment finds and ranks known weaknesses across many systems; it does not try to break in. You receive a list ordered by what is exploitable in your setting. See ',
      link('vulnerability assessments', '/services/vulnerability-assessments'),
      '.',
    ],
  },
  {
    term: 'penetration testing',
    aliases: ['penetration test', 'pentest', 'pen test', 'pentesting', 'ethical hacking', 'red team'],
    reply: [
      'A penetration test shows how far an attacker would get within an agreed scope, with the steps to repeat each finding. A retest of the fixes closes the work. Read ',
      link('penetration testing', '/services/penetration-testing'),
      '.',
    ],
  },
  {
    term: 'security audits',
    aliases: ['security audit', 'audit', 'audits', 'iso 27001 audit', 'internal audit'],
    reply: [
      'A security audit compares what is written, what is configured and what is done, against a standard you choose. It prepares you for a certification body; it does not replace one. See ',
      link('security audits', '/services/security-audits'),
      '.',
    ],
  },
  {
    term: 'security awareness training',
    aliases: ['awareness training', 'security training', 'phishing training', 'phishing', 'training'],
    reply: [
      'Training is short, tied to the work people do, and followed by exercises that measure reporting rather than blame. The page on ',
      link('security awareness training', '/services/security-awareness-training'),
      ' sets out the programme.',
      ' Developers and executives get sessions of their own.',
    ],
  },
  {
    term: 'incident response',
    aliases: [
      'incident',
      'ransomware',
      'data breach',
      'breach',
      'incident handling',
      'dfir',
      'emergency',
      'hacked',
      'we have been hacked',
      'i have been hacked',
      'under attack',
      'urgent',
    ],
    reply: [
      'For an incident that is happening now, call the SOC watch on ',
      socWatch,
      ' instead of using a form. Disconnect affected machines from the network, but leave them powered. Planning and retained help are described under ',
      link('incident response', '/services/incident-response'),
      '.',
    ],
  },
  {
    term: 'managed security services',
    aliases: ['managed security', 'mssp', 'mdr', 'security operations', 'outsourced security'],
    reply: [
      'We run detection, triage and agreed containment around the clock, and report monthly in terms a board can read. You keep ownership of the logs and the tools. See ',
      link('managed security services', '/services/managed-security-services'),
      '.',
    ],
  },
  {
    term: 'soc monitoring',
    aliases: [
      'soc',
      'security operations center',
      'security operations centre',
      '24/7 monitoring',
      'monitoring',
    ],
    reply: [
      'Analysts watch alerts 24 hours a day and act within limits that you set in writing. Monitoring is part of ',
      link('managed security services', '/services/managed-security-services'),
      ' and usually rests on ',
      link('a SIEM', '/services/siem'),
      '.',
    ],
  },
  {
    term: 'siem',
    aliases: [
      'security information and event management',
      'log management',
      'logs',
      'logging',
      'splunk',
      'sentinel',
    ],
    reply: [
      'A SIEM is worth what its detections are worth, so we begin with the attacks that matter to you and collect the logs they need. We deploy, tune or rescue one that already exists. Read ',
      link('SIEM', '/services/siem'),
      '.',
    ],
  },
  {
    term: 'application security',
    aliases: ['appsec', 'secure code review', 'code review', 'owasp', 'devsecops', 'secure development'],
    reply: [
      'Threat models, code review and tests in the pipeline, verified against OWASP ASVS at a level we agree. The aim is that your own developers find most defects before we do. See ',
      link('application security', '/services/application-security'),
      '.',
    ],
  },
  {
    term: 'cybersecurity consulting',
    aliases: [
      'security consulting',
      'ciso',
      'virtual ciso',
      'vciso',
      'security strategy',
      'security advisor',
    ],
    reply: [
      'Advice for organisations that need a security lead but not yet a department: strategy, budget, policies and board papers. It is sold in days, not in tools. Read ',
      link('cybersecurity consulting', '/services/cybersecurity-consulting'),
      '.',
    ],
  },
  {
    term: 'data encryption',
    aliases: ['encryption', 'cryptography', 'key management', 'pki', 'tls', 'hsm'],
    reply: [
      'Encryption is mostly key management: who can use which key, where it lives, and how it is replaced. We inventory the data, choose the method and hand over a working key procedure. See ',
      link('data encryption', '/services/data-encryption'),
      '.',
    ],
  },
  {
    term: 'forensic investigations',
    aliases: [
      'forensics',
      'digital forensics',
      'forensic',
      'forensic investigation',
      'evidence',
      'investigation',
    ],
    reply: [
      'We secure evidence with a documented chain of custody and establish what happened, when, and what was taken. The fewer changes made before we arrive, the more can be proved. Read ',
      link('forensic investigations', '/services/forensic-investigations'),
      '.',
    ],
  },
  {
    term: 'threat intelligence',
    aliases: ['threat intel', 'cti', 'threat hunting', 'dark web monitoring', 'mitre att&ck'],
    reply: [
      'Useful intelligence changes a decision: a block, a patch, a warning to staff. We report on the groups and techniques that concern your sector, in MITRE ATT&CK terms. See ',
      link('threat intelligence', '/services/threat-intelligence'),
      '.',
    ],
  },
  {
    term: 'network security',
    aliases: [
      'firewall',
      'firewalls',
      'firewall and network security',
      'segmentation',
      'vpn',
      'zero trust',
      'ids',
      'ddos',
    ],
    reply: [
      'We review rule sets, separate what need not talk, and leave a network whose diagram matches the cables. Old rules are removed with evidence that nothing uses them. Read ',
      link('firewall and network security', '/services/firewall-and-network-security'),
      '.',
    ],
  },
  {
    term: 'identity management',
    aliases: [
      'iam',
      'identity and access management',
      'single sign-on',
      'sso',
      'mfa',
      'passkeys',
      'access control',
    ],
    reply: [
      'One account per person, phishing-resistant sign-in, and access that ends on the day the job ends. We connect the staff register to the systems so this does not depend on memory. See ',
      link('identity management', '/services/identity-management'),
      '.',
    ],
  },
  {
    term: 'endpoint security',
    aliases: ['endpoint', 'endpoints', 'edr', 'xdr', 'antivirus', 'malware', 'device security'],
    reply: [
      'Laptops, servers and phones are hardened to a baseline, watched by an EDR tool and patched on a schedule you can audit. We work with the product you own where it is adequate. Read ',
      link('endpoint security', '/services/endpoint-security'),
      '.',
    ],
  },
  {
    term: 'compliance',
    aliases: [
      'compliance and risk management',
      'risk management',
      'grc',
      'regulation',
      'iso 27001',
      'soc 2',
      'gdpr',
      'hipaa',
      'pci dss',
      'nis2',
      'dora',
    ],
    reply: [
      'We map one set of controls to the frameworks that bind you, such as ISO/IEC 27001, SOC 2, PCI DSS, GDPR or DORA. Evidence is collected once and used for each. See ',
      link('compliance and risk management', '/services/compliance-and-risk-management'),
      '.',
    ],
  },
  {
    term: 'cloud security',
    aliases: ['cloud security services', 'cspm', 'aws security', 'azure security', 'cloud posture'],
    reply: [
      'Most cloud incidents begin with a permission or a public setting, not with a broken hypervisor. We review accounts, identities and network paths, and fix them as code. Read ',
      link('cloud security services', '/services/cloud-security-services'),
      '.',
    ],
  },
  {
    term: 'cyber risk assessment',
    aliases: ['risk assessment', 'cyber risk', 'risk analysis', 'risk register'],
    reply: [
      'The result is a short list of scenarios with likelihood, cost and owner, in the currency your board uses. It tells you what to leave alone as well as what to fix. See ',
      link('cyber risk assessment', '/services/cyber-risk-assessment'),
      '.',
    ],
  },

  // Software
  {
    term: 'software',
    aliases: [
      'software development',
      'development',
      'programming',
      'developers',
      'build software',
      'technologies',
      'technology',
      'tech stack',
      'programming languages',
    ],
    reply: [
      'We design, build and run business software in languages that your own staff can maintain. The ',
      link('software development page', '/software-development'),
      ' shows the kinds of work and how a project is steered.',
    ],
  },
  {
    term: 'custom software',
    aliases: ['custom software development', 'bespoke software', 'tailor-made software', 'crm', 'erp'],
    reply: [
      'Custom software is worth its price when the process is what sets you apart; otherwise we say so and suggest a product. Work starts with a small part that is used in earnest. Read ',
      link('custom software development', '/custom-software-development'),
      '.',
    ],
  },
  {
    term: 'saas',
    aliases: ['saas development', 'software as a service', 'multi-tenant', 'subscription software'],
    reply: [
      'A SaaS product stands or falls with tenant isolation, billing and upgrades that nobody notices. We settle those three before the features. Read ',
      link('SaaS development', '/saas-development'),
      '.',
    ],
  },
  {
    term: 'mobile apps',
    aliases: [
      'mobile app',
      'mobile',
      'app',
      'apps',
      'app development',
      'ios',
      'android',
      'mobile development',
      'web app',
      'web apps',
    ],
    reply: [
      'We build for phones and browsers, natively or from one code base, whichever the use justifies. Offline behaviour and store review are planned from the start. See ',
      link('mobile and web app development', '/mobile-web-app-development'),
      '.',
    ],
  },
  {
    term: 'web development',
    aliases: ['website', 'websites', 'website development', 'web design', 'landing page', 'e-commerce site'],
    reply: [
      'Websites that load fast, meet WCAG 2.2 AA and can be edited by the people who own the text. You receive the source and a measured performance budget. Read ',
      link('web development', '/services/web-development'),
      '.',
    ],
  },
  {
    term: 'cloud',
    aliases: [
      'cloud solutions',
      'cloud integration',
      'cloud migration',
      'aws',
      'azure',
      'gcp',
      'google cloud',
      'kubernetes',
      'hosting',
    ],
    reply: [
      'We move systems to the cloud when the sums favour it, and connect them to what stays in your own rooms. Running costs are estimated before the move and checked after it. See ',
      link('cloud solutions and integration', '/cloud-solutions-integration'),
      '.',
    ],
  },
  {
    term: 'api',
    aliases: [
      'apis',
      'api development',
      'api integration',
      'integration',
      'integrations',
      'rest',
      'graphql',
      'webhooks',
    ],
    reply: [
      'An API is a contract: described in OpenAPI, versioned, and tested against the clients that use it. We build new ones and join systems that were never meant to meet. Read ',
      link('API development and integration', '/api-development-integration'),
      '.',
    ],
  },
  {
    term: 'artificial intelligence',
    aliases: ['ai', 'machine learning', 'ml', 'llm', 'chatgpt'],
    reply: [
      'We have no AI product to sell. Where a model helps, it is one part of a system with measured error and a person who can overrule it. Such work belongs to ',
      link('data analytics', '/data-analytics-bi-solutions'),
      ' or ',
      link('custom software', '/custom-software-development'),
      '.',
    ],
  },

  // IT consulting
  {
    term: 'it consulting',
    aliases: ['consulting', 'it consultancy', 'it advice', 'it strategy', 'consultant', 'consultants'],
    reply: [
      'Five areas: digital transformation, infrastructure, DevOps and agile, managed IT, and data analytics. The ',
      link('IT consulting page', '/it-consulting'),
      ' helps you choose by the question you need answered.',
    ],
  },
  {
    term: 'digital transformation',
    aliases: [
      'digital transformation strategy',
      'transformation',
      'digitalization',
      'digitalisation',
      'digital strategy',
      'legacy',
      'legacy systems',
      'modernization',
      'modernisation',
    ],
    reply: [
      'A plan that names the processes to change, their order, their cost and the person who answers for each. 75+ businesses have been transformed with it. Read ',
      link('digital transformation strategy', '/digital-transformation-strategy'),
      '.',
    ],
  },
  {
    term: 'it infrastructure',
    aliases: [
      'infrastructure',
      'it infrastructure management',
      'servers',
      'server management',
      'data center',
      'data centre',
      'uptime',
    ],
    reply: [
      'We look after 500+ servers at 99.9% uptime, with restores that are tested and not assumed. Capacity, patching and renewal follow one plan. See ',
      link('IT infrastructure management', '/it-infrastructure-management'),
      '.',
    ],
  },
  {
    term: 'devops',
    aliases: [
      'devops and agile',
      'agile',
      'scrum',
      'ci/cd',
      'continuous integration',
      'continuous delivery',
      'deployment',
    ],
    reply: [
      'Releases become small, frequent and dull: 200% faster deployments is the figure from our work. The pipeline, the habits and the on-call rules come together or not at all. Read ',
      link('DevOps and agile consulting', '/devops-agile-consulting'),
      '.',
    ],
  },
  {
    term: 'managed it',
    aliases: [
      'managed it services',
      'managed services',
      'msp',
      'it support',
      'help desk',
      'helpdesk',
      'service desk',
    ],
    reply: [
      'A service desk, devices, accounts and suppliers under one agreement with measured response times. 500+ businesses have been supported this way. See ',
      link('managed IT services', '/managed-it-services'),
      '.',
    ],
  },
  {
    term: 'analytics',
    aliases: [
      'data analytics',
      'business intelligence',
      'bi',
      'data',
      'dashboards',
      'reporting',
      'data warehouse',
      'big data',
    ],
    reply: [
      'Agreed definitions first, then the warehouse, then the dashboards. Decision makers should be able to trace any figure to its source. Read ',
      link('data analytics and BI solutions', '/data-analytics-bi-solutions'),
      '.',
    ],
  },

  // Industries
  {
    term: 'industries',
    aliases: ['industry', 'solutions', 'industry solutions', 'sectors', 'sector'],
    reply: [
      'We write separately for finance, healthcare, supply chain, retail and gaming, because their rules and failures differ. The ',
      link('solutions page', '/solutions'),
      ' leads to each. Other sectors are welcome: ',
      link('tell us about yours', '/inquire-now'),
      '.',
    ],
  },
  {
    term: 'finance',
    aliases: ['banking', 'bank', 'banks', 'fintech', 'financial services', 'insurance', 'payments'],
    reply: [
      'Banks, insurers and payment firms work under DORA, PCI DSS and their supervisors, and so does what we deliver to them. See ',
      link('finance', '/industry/finance'),
      ' for the systems, the risks and a worked example.',
    ],
  },
  {
    term: 'healthcare',
    aliases: ['health', 'health care', 'hospital', 'hospitals', 'medical', 'clinic', 'pharma', 'patients'],
    reply: [
      'Patient records have to be private and at hand at three in the morning, often on devices that cannot be patched. How we deal with both is described under ',
      link('healthcare', '/industry/healthcare'),
      '. HIPAA and GDPR set the frame.',
    ],
  },
  {
    term: 'supply chain',
    aliases: [
      'supply-chain',
      'logistics',
      'manufacturing',
      'traceability',
      'transport',
      'warehouse',
      'shipping',
    ],
    reply: [
      'Goods pass through firms that do not share a system and seldom share trust. We build traceability that survives a missing partner, and we say when a ledger is not needed for it. Read ',
      link('supply chain', '/industry/supply-chain'),
      '.',
    ],
  },
  {
    term: 'retail',
    aliases: [
      'e-commerce',
      'ecommerce',
      'online shop',
      'shop',
      'store',
      'loyalty programme',
      'loyalty program',
    ],
    reply: [
      'Shops lose money through peak days, payment pages and stock figures that disagree. The page on ',
      link('retail', '/industry/retail'),
      ' goes through all three. It includes a worked example.',
    ],
  },
  {
    term: 'gaming',
    aliases: ['games', 'game', 'game development', 'esports', 'igaming', 'play to earn'],
    reply: [
      'Game economies attract cheats, account thieves and fraud from the first day. We build item ownership and account security that hold under that pressure. See ',
      link('gaming', '/industry/gaming'),
      '.',
    ],
  },

  // Buying
  {
    term: 'pricing',
    aliases: [
      'price',
      'prices',
      'cost',
      'costs',
      'rates',
      'fees',
      'budget',
      'how much',
      'how much does it cost',
      'how much does it cost?',
      'how much do you charge',
      'how much do you charge?',
    ],
    reply: [
      'Pricing depends on project scope, and every client receives a customised quote. Size, deadlines, integrations and the standards to be met move it most. Describe the work in the ',
      link('inquiry form', '/inquire-now'),
      ' to receive one.',
    ],
  },
  {
    term: 'quote',
    aliases: [
      'get a quote',
      'request a quote',
      'estimate',
      'proposal',
      'offer',
      'inquiry',
      'enquiry',
      'rfp',
      'tender',
    ],
    reply: [
      'Send the ',
      link('inquiry form', '/inquire-now'),
      ' with what exists, what should change and by when. The quote that follows is written for your scope and lists what it leaves out.',
    ],
  },
  {
    term: 'free consultation',
    aliases: [
      'free consultations',
      'consultation',
      'consultations',
      'request a consultation',
      'book a consultation',
      'book a call',
      'appointment',
      'meeting',
      'schedule',
    ],
    reply: [
      'The first consultation is free, takes 45 minutes and binds you to nothing. Ask for one in the ',
      link('request form', '/request-consultation'),
      '. For one hard decision examined at length, see ',
      link('consultation', '/services/consultation'),
      '.',
    ],
  },
  {
    term: 'timeline',
    aliases: [
      'how long',
      'how long does it take',
      'how long does it take?',
      'duration',
      'deadline',
      'delivery time',
      'turnaround',
    ],
    reply: [
      'A security test takes weeks, a custom system months; each service page states its typical length. Dates for your case come with the quote. Tell us the one that cannot move in the ',
      link('inquiry form', '/inquire-now'),
      '.',
    ],
  },
  {
    term: 'payment terms',
    aliases: ['payment', 'invoice', 'billing', 'pay', 'how do i pay'],
    reply: [
      'Payment terms are part of the customised quote, usually by milestone for projects and by month for running services. This site takes no payments. Ask before signing through the ',
      link('contact page', '/contact'),
      '.',
    ],
  },
  {
    term: 'nda',
    aliases: ['non-disclosure agreement', 'confidentiality', 'confidential', 'contract', 'contracts'],
    reply: [
      'We sign a mutual non-disclosure agreement before seeing anything confidential, yours or our own draft. Please do not put secrets into this chat or a form first. Ask for it at ',
      email,
      '.',
    ],
  },
  {
    term: 'code ownership',
    aliases: [
      'intellectual property',
      'ip rights',
      'who owns the code',
      'who owns the code?',
      'source code',
      'ownership',
      'licence',
    ],
    reply: [
      'What is written for you becomes yours as the contract sets out, and third-party parts are listed with their licences. This site itself is covered by the ',
      link('terms of use', '/terms-of-use'),
      '.',
    ],
  },
  {
    term: 'certifications',
    aliases: [
      'certification',
      'certified',
      'are you certified',
      'are you certified?',
      'standards',
      'accreditation',
    ],
    reply: [
      'We work to standards such as ISO/IEC 27001, NIST CSF 2.0 and OWASP ASVS, and each service page names those that apply. Working to a standard is not the same as holding a certificate, and we do not blur the two. For your own certification, see ',
      link('security audits', '/services/security-audits'),
      '.',
    ],
  },

  // Company
  {
    term: 'about',
    aliases: [
      'about us',
      'about you',
      'company',
      company.name.toLowerCase(),
      `who is ${company.name.toLowerCase()}`,
      `about ${company.name.toLowerCase()}`,
      'history',
    ],
    reply: [
      `${company.description} The name is the method: three strands that hold each other. More is on `,
      link('the about page', '/about'),
      '.',
    ],
  },
  {
    term: 'contact',
    aliases: [
      'contact us',
      'contacts',
      'email',
      'e-mail',
      'mail',
      'phone',
      'telephone',
      'phone number',
      'call',
      'reach you',
      'social media',
    ],
    reply: [
      'Write to ',
      email,
      ' or call ',
      phone,
      '. The ',
      link('contact page', '/contact'),
      ' has a form and the address, and a ',
      link('short form', '/contact-popup'),
      ' opens at once. Social accounts are linked in the footer.',
    ],
  },
  {
    term: 'location',
    aliases: [
      'address',
      'office',
      'offices',
      'where are you',
      'where are you?',
      'where are you located',
      'headquarters',
    ],
    reply: [
      `The office is at ${company.address.street}, ${company.address.city}. Please arrange a visit beforehand through the `,
      link('contact page', '/contact'),
      '.',
    ],
  },
  {
    term: '24/7 support',
    aliases: [
      '24/7',
      '24x7',
      'support',
      'customer support',
      'round the clock',
      'technical support',
      'opening hours',
      'office hours',
      'hours',
    ],
    reply: [
      'SOC monitoring and support run 24 hours a day, seven days a week. Clients call the watch on ',
      socWatch,
      '. What it covers is set out under ',
      link('managed security services', '/services/managed-security-services'),
      ' and ',
      link('managed IT services', '/managed-it-services'),
      '.',
    ],
  },
  {
    term: 'maintenance',
    aliases: ['after launch', 'ongoing support', 'warranty', 'sla', 'service level agreement', 'bug fixes'],
    reply: [
      'Nothing is handed over without a plan for patches, backups and the person to call. It can be carried by your team or by ',
      link('managed IT services', '/managed-it-services'),
      ', under a service level agreement with named figures.',
      ' Either way, the documentation is yours.',
    ],
  },
  {
    term: 'partnerships',
    aliases: [
      'partnership',
      'partner',
      'partners',
      'become a partner',
      'reseller',
      'collaboration',
      'subcontract',
    ],
    reply: [
      'We work with software houses, auditors and hosting firms that lack one of our strands. Say what you bring and what you need in a message from the ',
      link('contact page', '/contact'),
      ', or write to ',
      email,
      '. Joint offers always name who is liable for what.',
    ],
  },
  {
    term: 'careers',
    aliases: ['career', 'jobs', 'job', 'hiring', 'vacancies', 'work for you', 'internship', 'join', 'apply'],
    reply: [
      'How we hire is described on ',
      link('the about page', '/about'),
      '. Send a short account of something you built, broke or repaired to ',
      email,
      ', with the word careers in the subject.',
      ' A covering letter is optional.',
    ],
  },
  {
    term: 'portfolio',
    aliases: [
      'case studies',
      'case study',
      'references',
      'projects',
      'examples',
      'past work',
      'clients',
      'your work',
    ],
    reply: [
      'Clients rarely let security work be published, so the ',
      link('case studies', '/case-studies'),
      ' are illustrative and say so. They show the method, the order of work and what is handed over.',
    ],
  },
  {
    term: 'experience',
    aliases: [
      'track record',
      'how experienced are you',
      'results',
      'numbers',
      'metrics',
      'statistics',
      'customer satisfaction',
    ],
    reply: [
      '10 years of experience, 500+ businesses supported and 95% customer satisfaction. The other figures stand beside the work they describe, on the pages of ',
      link('IT consulting', '/it-consulting'),
      '.',
    ],
  },
  {
    term: 'team',
    aliases: ['your team', 'people', 'staff', 'who works there', 'engineers', 'experts', 'founders'],
    reply: [
      'Builders, security analysts and operators work in one team, so the person who wrote a system sits near the one who attacks it. Roles are described on ',
      link('the about page', '/about'),
      '. Names are given to clients, not to scrapers.',
    ],
  },
  {
    term: 'blog',
    aliases: ['articles', 'article', 'posts', 'news', 'publications', 'rss', 'feed'],
    reply: [
      'The ',
      link('blog', '/blog'),
      ' holds a few long articles for practitioners, each with its sources. There is a feed for readers that take one. No address is asked for.',
    ],
  },
  {
    term: 'roadmap',
    aliases: ['road map', 'future plans', 'plans', 'what is next', 'upcoming'],
    reply: [
      'We publish no company roadmap, since dates without a contract help nobody. Each project has its own, agreed with the client and kept current. How one is drawn up is shown under ',
      link('digital transformation strategy', '/digital-transformation-strategy'),
      '.',
    ],
  },
  {
    term: 'updates',
    aliases: ['update', 'newsletter', 'subscribe', 'announcements', 'latest news', 'changelog'],
    reply: [
      'New articles appear on the ',
      link('blog', '/blog'),
      ' and in its feed. There is no newsletter, so there is no list to be leaked. Clients receive notices about their own systems directly.',
    ],
  },
  {
    term: 'feedback',
    aliases: [
      'complaint',
      'complaints',
      'suggestion',
      'suggestions',
      'review',
      'reviews',
      'report a problem',
      'bug',
    ],
    reply: [
      'Please say what you expected, what happened instead, and on which page. The ',
      link('contact form', '/contact'),
      ' reaches a person, as does ',
      email,
      '. For barriers of access, see the ',
      link('accessibility statement', '/accessibility'),
      '.',
    ],
  },

  // Trust and this site
  {
    term: 'security',
    aliases: [
      'is my data safe',
      'is my data safe?',
      'your security',
      'site security',
      'data protection',
      'safe',
    ],
    reply: [
      'This site sets no cookies, loads nothing from third parties and keeps no accounts. To have your own systems secured, begin with ',
      link('cybersecurity', '/cyber-security'),
      ' or the ',
      link('self-assessment', '/security-assessment'),
      '.',
    ],
  },
  {
    term: 'report a vulnerability',
    aliases: [
      'vulnerability disclosure',
      'responsible disclosure',
      'bug bounty',
      'security.txt',
      'security contact',
    ],
    reply: [
      'Write to ',
      securityEmail,
      ' with the steps to repeat what you found, and give us time to repair it before publishing. What we allow is described in the ',
      link('terms of use', '/terms-of-use'),
      '.',
    ],
  },
  {
    term: 'privacy',
    aliases: ['privacy policy', 'cookies', 'cookie', 'personal data', 'tracking', 'data privacy'],
    reply: [
      'No cookies, no analytics and no third-party requests. The theme, this chat and unsent form drafts stay in your browser, and a form sends only what you submit. The ',
      link('privacy policy', '/privacy-policy'),
      ' gives every detail.',
    ],
  },
  {
    term: 'terms of use',
    aliases: ['terms', 'terms of service', 'terms and conditions', 'legal', 'conditions', 'tos'],
    reply: [
      'The ',
      link('terms of use', '/terms-of-use'),
      ' govern this site only. Work for clients is governed by a signed contract, which comes first where the two differ.',
    ],
  },
  {
    term: 'accessibility',
    aliases: ['a11y', 'wcag', 'screen reader', 'disability', 'accessible'],
    reply: [
      'The site aims at WCAG 2.2 level AA and works by keyboard, with screen readers and without JavaScript. The ',
      link('accessibility statement', '/accessibility'),
      ' says how this was assessed and what limits are known.',
      ' Please report any barrier you meet.',
    ],
  },
  {
    term: 'piracy prevention',
    aliases: ['piracy', 'copyright', 'dmca', 'fake site', 'scam', 'fraud', 'impersonation', 'counterfeit'],
    reply: [
      'Copies of our work and sites or apps that use our name can be reported to ',
      email,
      '. What a notice must contain, and how to answer one, is set out under ',
      link('piracy prevention', '/piracy-prevention'),
      '.',
    ],
  },
  {
    term: 'dark mode',
    aliases: ['light mode', 'theme', 'dark theme', 'light theme', 'night mode'],
    reply: [
      'The switch in the header changes between dark and light, and this browser remembers the choice. Without a choice the site follows your system. What is stored is listed in the ',
      link('privacy policy', '/privacy-policy'),
      '.',
    ],
  },
];
