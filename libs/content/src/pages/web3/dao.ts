import { figures } from '../../figures/dao';
import { serviceLayouts } from '../../serviceLayouts';
import type { Web3ServicePage } from '../../types';

export const page = {
  kind: 'web3',
  siblingsHeading: 'Products that a vote can govern',
  path: '/web3-solutions/dao',
  parent: '/web3-solutions',
  category: 'web3',
  title: 'DAO Development',
  titleSubject: 'voting, treasury, timelocks',
  description:
    'Governor contracts, timelocks, Safe treasuries and the legal wrapper around them, with voting rules tested against capture before money moves.',
  summary: 'On-chain governance with a treasury that no single vote can empty overnight.',
  hero: {
    slogan: 'A treasury governed by rules that survive a hostile vote',
    lead: 'The voting, the delay and the treasury of a DAO, designed and built together, and tested against the member who wants to take it all.',
  },
  figures,
  headings: {
    steps: 'From decision list to tested handover',
    deliverables: 'Contracts, handbook and schedule',
    standards: 'Voting standards and legal wrappers',
    terms: 'Time to handover, and the quote',
    questions: 'Questions about votes and wrappers',
    related: 'Contracts and money around the vote',
  },
  layout: serviceLayouts.project,
  introduction: {
    heading: 'In a DAO, a vote can be the attack',
    paragraphs: [
      'A passed proposal is executable code. If votes can be borrowed, bought or waited out, so can the treasury. The defences are well known: they have to be in place, and tested, before money moves.',
      [
        'Voting power is read from a past snapshot, so that a flash loan taken today counts for nothing, and a proposal needs a threshold. A ',
        { type: 'link', text: 'timelock', href: '/cyber-security-information#term-timelock' },
        ' lies between passing and executing, so that those who disagree can leave. A guardian may cancel a queued call, may start none, and cannot cancel the vote that replaces it.',
      ],
      'Not every decision belongs on chain. Grants and payroll can be better run from a Safe multi-signature with a budget, which token holders can revoke. We draw that line with you, and then the legal wrapper around both.',
    ],
  },
  signs: {
    heading: 'Where governance can break',
    mark: 'failure',
    items: [
      'Proposals miss quorum, because it is measured on total supply while most tokens were never delegated.',
      'An off-chain poll decides, and three people carry it out on trust.',
      'The founding team can still upgrade everything and has not said until when.',
      'Members have asked whether they are personally liable, and no entity exists.',
    ],
  },
  features: [
    {
      icon: 'vote',
      title: 'Parameters from simulation',
      description:
        'Voting delay, period, threshold and quorum are chosen against your actual holder distribution.',
    },
    {
      icon: 'clock',
      title: 'Delay as the last defence',
      description:
        'Queued calls are decoded into plain words and published, so that the waiting time is of use to somebody.',
    },
    {
      icon: 'handshake',
      title: 'Contract and articles that agree',
      description:
        'We work with your counsel until the legal document and the bytecode give one answer to who may decide.',
    },
  ],
  steps: [
    {
      title: 'Decision inventory',
      description: 'Each recurring decision gets a forum: token vote, council, or none.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Voting and treasury design',
      description:
        'Checkpointed votes, delegation, quorum, timelock roles, Safe owners and modules, spending limits.',
      duration: '2 weeks',
    },
    {
      title: 'Capture analysis',
      description:
        'Cost of a majority, low-turnout attacks, late-quorum swings, bribery and malicious payloads are priced.',
      duration: '1 week',
    },
    {
      title: 'Contracts and voting interface',
      description:
        'Maintained Governor modules, and one change of ours to the timelock, which refuses to cancel a new guardian. Proposals are decoded, delegates listed, and signing is gasless.',
      duration: '4 to 6 weeks',
    },
    {
      title: 'Independent audit',
      description:
        'A firm other than ours reviews the frozen contracts; findings are fixed and checked again.',
      duration: '3 to 4 weeks',
    },
    {
      title: 'Tested handover',
      description:
        'A season of proposals on testnet, one of them hostile, before ownership moves to the timelock.',
      duration: '2 weeks',
    },
  ],
  deliverables: [
    {
      title: 'Governance specification',
      description: 'Every parameter, its reason and the vote that alters it.',
      specimen: 'specimen',
    },
    {
      title: 'Governor, timelock and vote token',
      description: 'Tested, documented, and ready for the audit by another firm.',
    },
    {
      title: 'Signer handbook for the Safe',
      description: 'How owners check calldata on a second device before they sign.',
    },
    {
      title: 'Decentralisation schedule',
      description: 'Dated steps by which founder powers end, each with its on-chain proof.',
    },
  ],
  terms: {
    titles: {
      duration: 'Weeks to handover',
      priceFactors: 'Price: token, chains and councils',
      asked: 'What the community provides',
      limits: 'Limits: turnout and majorities',
    },
    duration:
      '13 to 17 weeks to handover, with the outside audit, whose fee is apart. Our own testers add 2 to 3 weeks on the voting interface. Forming the entity runs in parallel and depends on its registry.',
    effort: '110 to 160 person-days by 3 people, audit not counted.',
    priceFactors: [
      'New vote token, or a wrapper around an existing one',
      'Voting on one chain with execution on others',
      'Number of councils and sub-treasuries',
      'Use of audited modules, or custom counting rules',
    ],
    asked: [
      'Token distribution and vesting data',
      'Candidate signers in different places and organisations',
      'Counsel in the chosen jurisdiction',
      'A budget for the outside audit, which you commission',
    ],
    limits:
      'We cannot create turnout, and no voting rule stops a holder who has acquired a majority of the votes. We do not act as signers, delegates or directors.',
  },
  standards: [
    {
      name: 'ERC-5805 and ERC-6372',
      use: 'Delegated votes with history, and an agreed clock to read it by.',
    },
    {
      name: 'EIP-712',
      use: 'Votes by signature that members can read first; the contract accepts each once.',
    },
    {
      name: 'Wyoming DUNA Act and DAO LLC supplement',
      use: 'Two United States wrappers: a non-profit association of at least 100 members, and a company.',
    },
    {
      name: 'Swiss association, Cayman foundation company, Marshall Islands DAO LLC',
      use: 'The wrappers most often compared outside the United States; the Swiss one under Articles 60 to 79 of the Civil Code.',
    },
  ],
  questions: [
    {
      question: 'Is off-chain voting enough?',
      answer:
        'For opinions, yes. A signed poll has no effect unless a module on the Safe executes its outcome. Where money moves on the result, we connect the two or say plainly that signers retain discretion.',
    },
    {
      question: 'What does a wrapper change?',
      answer:
        'Without one, a court may treat members as a partnership or an unincorporated association, with personal liability. A wrapper can contract, hold property and answer a regulator. It does not take the token out of securities or tax law.',
    },
    {
      question: 'Why did holders with plenty of tokens have no votes?',
      answer:
        'With checkpointed tokens, voting weight exists only after delegation, even to oneself. We put that step into the claim flow and leave treasury and unvested tokens out of the quorum arithmetic.',
    },
  ],
  related: [
    { path: '/smart-contract-development', text: 'The contracts under governor and timelock.' },
    { path: '/tokenization-services', text: 'Tokens with rights beyond a vote.' },
    {
      path: '/services/security-audits',
      text: 'Examines signers and delegates where another firm wrote their procedures.',
    },
  ],
  action: {
    heading: 'Describe the treasury and who votes',
    text: 'The opinion after the call names the shortest route to capture that we can see. Decisions and design are ordered first, as a study; contracts are quoted from them.',
  },
} satisfies Web3ServicePage;
