import type { GlossaryTerm, Path } from './types';

/** Page that lists the glossary; `glossaryPath` returns the path of one term. */
const glossaryPage = '/cyber-security-information';

/** Returns the path of a term of the glossary, with its anchor: `term-` and the id. */
export function glossaryPath(id: string): Path {
  return `${glossaryPage}#term-${id}`;
}

/** Terms of the site's fields in alphabetical order, each defined in one or two sentences. */
export const glossary = [
  {
    id: 'attack-surface',
    term: 'Attack surface',
    definition:
      'Every point at which an outsider can send input to a system: hosts, accounts, interfaces, people.',
  },
  {
    id: 'authenticated-scan',
    term: 'Authenticated scan',
    definition:
      'A vulnerability scan that signs in to each host, so that installed versions and settings are read directly.',
  },
  {
    id: 'chain-of-custody',
    term: 'Chain of custody',
    definition:
      'The unbroken record of who held a piece of evidence, when, where and for what, with hashes that show it is unaltered.',
    path: '/services/forensic-investigations',
  },
  {
    id: 'cvss',
    term: 'CVSS',
    definition:
      'Common Vulnerability Scoring System: rates the severity of a flaw from 0 to 10 by a vector of metrics. The base score says nothing about your exposure.',
  },
  {
    id: 'dora',
    term: 'DORA',
    definition:
      'Regulation (EU) 2022/2554 on digital operational resilience: duties of financial entities on ICT risk, incidents, testing and suppliers.',
    path: '/industry/finance',
  },
  {
    id: 'edr',
    term: 'EDR',
    definition:
      'Endpoint detection and response: an agent on servers and workstations that records behaviour, raises alerts and can isolate the device.',
    path: '/services/endpoint-security',
  },
  {
    id: 'epss',
    term: 'EPSS',
    definition:
      'Exploit Prediction Scoring System: a daily estimate of how probable it is that a published flaw will be attacked within the next thirty days.',
  },
  {
    id: 'finality',
    term: 'Finality',
    definition: 'The state in which a transaction on a ledger can no longer be reversed by the protocol.',
  },
  {
    id: 'guardrail',
    term: 'Guardrail',
    definition:
      'A policy at the top of a cloud organisation that forbids a dangerous setting in every account below it.',
    path: '/services/cloud-security-services',
  },
  {
    id: 'hsm',
    term: 'HSM',
    definition:
      'Hardware security module: a tamper-resistant device that generates and uses keys without releasing them.',
    path: '/services/data-encryption',
  },
  {
    id: 'idempotency',
    term: 'Idempotency',
    definition: 'The property that a request sent twice has the effect of one, so that a retry does no harm.',
  },
  {
    id: 'indicator',
    term: 'Indicator of compromise',
    definition:
      'A trace of an attack that can be searched for, such as a file hash, a domain or a registry key.',
  },
  {
    id: 'invariant',
    term: 'Invariant',
    definition:
      'A property that must be true after every call of a program, for example that the claims on a vault never exceed its assets.',
  },
  {
    id: 'kev',
    term: 'KEV catalogue',
    definition:
      'The list of vulnerabilities that the US agency CISA knows to be exploited, with dates for repair.',
  },
  {
    id: 'landing-zone',
    term: 'Landing zone',
    definition:
      'The prepared base of a cloud estate: account hierarchy, identity, network, logging and policies, in place before workloads.',
    path: '/cloud-solutions-integration',
  },
  {
    id: 'lateral-movement',
    term: 'Lateral movement',
    definition: 'The steps by which an intruder gets from the first system to those that matter.',
  },
  {
    id: 'least-privilege',
    term: 'Least privilege',
    definition:
      'Every person and program receives the rights that the task needs, for as long as it needs them.',
  },
  {
    id: 'mpc',
    term: 'MPC',
    definition:
      'Multi-party computation: several parties sign with shares of a key that is never assembled in one place.',
    path: '/web3-solutions/wallet',
  },
  {
    id: 'mfa',
    term: 'Multi-factor authentication',
    definition:
      'Sign-in that asks for two or more kinds of proof: something known, held or inherent. Kinds differ in resistance to phishing.',
  },
  {
    id: 'multisignature',
    term: 'Multi-signature account',
    definition: 'A contract account that acts once a set number of its signers have approved.',
  },
  {
    id: 'nis2',
    term: 'NIS2',
    definition:
      'Directive (EU) 2022/2555: security measures, incident reporting and management liability in eighteen sectors.',
    path: '/services/compliance-and-risk-management',
  },
  {
    id: 'oracle',
    term: 'Oracle',
    definition:
      'A service that brings outside data, such as a price, on chain; the contract believes what it reports.',
  },
  {
    id: 'passkey',
    term: 'Passkey',
    definition:
      'A key pair for sign-in that is bound to one domain and unlocked on a device, so that a false site cannot use it.',
    path: '/services/identity-management',
  },
  {
    id: 'persistence',
    term: 'Persistence',
    definition: 'What an intruder leaves behind to return after a restart or a changed password.',
  },
  {
    id: 'protected-channel',
    term: 'Protected channel',
    definition: 'A data room of yours, or an encrypted upload that we set up before anything is sent.',
  },
  {
    id: 'reentrancy',
    term: 'Reentrancy',
    definition: 'A call back into a contract before its first call has finished its bookkeeping.',
  },
  {
    id: 'retainer',
    term: 'Retainer',
    definition:
      'A contract made before an incident that settles contacts, access, authority, price and the time to a responder.',
    path: '/services/incident-response',
  },
  {
    id: 'rpo',
    term: 'RPO',
    definition:
      'Recovery point objective: the largest loss of data, in time, that a business accepts after a failure.',
  },
  {
    id: 'rto',
    term: 'RTO',
    definition:
      'Recovery time objective: the time within which a service must be usable again. It is shorter than the longest interruption that the business can bear.',
    path: '/it-infrastructure-management',
  },
  {
    id: 'sbom',
    term: 'SBOM',
    definition:
      'Software bill of materials: a machine-readable list of the components in a release, with versions and licences.',
    path: '/services/application-security',
  },
  {
    id: 'segmentation',
    term: 'Segmentation',
    definition:
      'Dividing a network into zones with controlled crossings, so that one lost host is not all hosts.',
    path: '/services/firewall-and-network-security',
  },
  {
    id: 'siem',
    term: 'SIEM',
    definition:
      'Security information and event management: collects logs, joins them in one schema and raises alerts by rule.',
    path: '/services/siem',
  },
  {
    id: 'soc',
    term: 'SOC',
    definition:
      'Security operations centre: analysts who receive alerts, decide what they mean and act or call.',
    path: '/services/managed-security-services',
  },
  {
    id: 'threat-model',
    term: 'Threat model',
    definition:
      'A structured account of what could go wrong in a design, who would do it, and what prevents or reveals it.',
    path: '/services/application-security',
  },
  {
    id: 'timelock',
    term: 'Timelock',
    definition:
      'A contract that delays an approved action, so that holders can see it coming and leave or object.',
    path: '/web3-solutions/dao',
  },
  {
    id: 'verifiable-credential',
    term: 'Verifiable credential',
    definition:
      'A statement about a person or company, signed by its issuer, that the holder can present and anyone can check.',
    path: '/web3-solutions/identity',
  },
  {
    id: 'zero-trust',
    term: 'Zero trust',
    definition:
      'Access decided per request from identity, device and context; the network that a request comes from earns nothing.',
  },
] as const satisfies readonly GlossaryTerm[];
