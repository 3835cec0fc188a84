import { company } from '../company';
import type { Article } from '../types';

export const article = {
  id: 'ai-act-register',
  title: 'The AI Act begins with a list: a register of models',
  subject: 'AI Act register',
  summary: 'What to write down about each model before the high-risk duties apply in 2027 and 2028.',
  date: '2026-11-23',
  checked: '2026-11-25',
  author: `${company.name} Cybersecurity`,
  category: 'cybersecurity',
  services: [
    '/services/compliance-and-risk-management',
    '/services/security-audits',
    '/industry/finance',
    '/industry/healthcare',
  ],
  figure: {
    rows: [
      {
        label: '2025: bans, general-purpose models',
        discs: [2, 10],
        braid: [
          [2, 10],
          [10, 31],
        ],
        dotted: [[31, 100]],
      },
      {
        label: '2026: transparency, marking',
        start: 26,
        discs: [26, 32],
        braid: [[26, 31]],
        dotted: [[32, 100]],
      },
      { label: '2027: high-risk uses', start: 47, discs: [47], dotted: [[47, 100]] },
      { label: '2028: products', start: 58, discs: [58], dotted: [[58, 100]] },
      { label: 'Register of models in use: any date', braid: [[2, 31]], dotted: [[31, 100]] },
    ],
    written: 31,
    caption:
      'Duties begin on six dates (discs): braided up to the day of writing (dashed line), dotted after it. The register does not depend on any of them.',
  },
  body: [
    {
      type: 'paragraph',
      text: 'The AI Act, Regulation (EU) 2024/1689, applies in stages, and an amending act, Regulation (EU) 2026/1744 of July 2026, moved the largest one. It is tempting to postpone the whole programme with it. One part of the work does not depend on any date: whoever wants to know which duties apply needs a list of the models in use.',
    },
    { type: 'heading', id: 'ai-act-register-dates', text: 'Which duties apply when' },
    {
      type: 'table',
      caption: 'Stages of the AI Act after the amendment of 2026',
      head: ['Since or from', 'What applies'],
      rows: [
        [
          '2 February 2025',
          'Prohibited practices (Article 5) and measures that support AI literacy (Article 4)',
        ],
        ['2 August 2025', 'Duties of providers of general-purpose models'],
        [
          '2 August 2026',
          'Transparency (Article 50): people are told that they deal with a machine, and deep fakes are labelled',
        ],
        [
          '2 December 2026',
          'Marking of generated content (Article 50(2)), for systems on the market before August; two further prohibitions (Article 5): generating intimate images of real people without their consent, and generating material of child sexual abuse',
        ],
        [
          '2 December 2027',
          'High-risk uses of Annex III, among them hiring, access to education, and creditworthiness of people',
        ],
        [
          '2 August 2028',
          'High-risk systems in products under the laws of Annex I, among them medical devices; machinery follows its own regulation',
        ],
      ],
    },
    {
      type: 'note',
      text: 'This is a working summary and no legal advice. It was checked on the day given above; the consolidated text on EUR-Lex decides. Sector law, data protection and employment law apply as well, and earlier.',
    },
    { type: 'heading', id: 'ai-act-register-find', text: 'Finding what is in use' },
    {
      type: 'paragraph',
      text: 'A questionnaire finds the models that people are proud of. The others are found from the side:',
    },
    {
      type: 'list',
      items: [
        'invoices and card statements, for subscriptions that a department bought by itself;',
        'outgoing traffic and sign-in records, for assistants that run in a browser;',
        'the bills of materials of your own software, for libraries and calls to a model;',
        'release notes of suppliers, since products that you bought without a model may contain one today;',
        'spreadsheets with a score in them. A regression that decides about people counts by its use, whatever it is called.',
      ],
    },
    { type: 'heading', id: 'ai-act-register-row', text: 'One row for each use' },
    {
      type: 'paragraph',
      text: 'The law attaches to a purpose, so the row is a use and not a model. The same language model that drafts product texts may also rank applicants, which makes two rows with different duties. A row has ten fields.',
    },
    {
      type: 'list',
      ordered: true,
      items: [
        'The purpose, in one sentence that a person affected would understand.',
        'Model, version and supplier, and where it runs.',
        'The role of your organisation: deployer, or provider because you developed it.',
        'The data that goes in, with its legal basis, and whether the supplier may learn from it.',
        'What the output changes: it informs, proposes or decides.',
        'The risk class, with the point of the annex and the reason.',
        'The test before use: data, measure, result by group, date.',
        'The person who may overrule it, and how often that happened.',
        'Logs: what is kept, where and for how long.',
        'Owner, date of approval, date of the next review.',
      ],
    },
    { type: 'heading', id: 'ai-act-register-class', text: 'Three places where the class is got wrong' },
    {
      type: 'list',
      items: [
        [
          { type: 'strong', text: 'Finance. ' },
          'Point 5(b) of Annex III names the creditworthiness and credit score of natural persons, and excepts the detection of financial fraud. A score for companies is not in it. A fraud model whose result later limits credit has changed its purpose.',
        ],
        [
          { type: 'strong', text: 'The exception of Article 6(3). ' },
          'A use named in the annex may still escape the class if it only prepares a decision or improves what a person has done. The exception does not exist where people are profiled, and whoever relies on it documents the assessment beforehand.',
        ],
        [
          { type: 'strong', text: 'Becoming a provider. ' },
          'Under Article 25 a deployer takes over the duties of the provider by putting its own name on a high-risk system, by changing it substantially, or by giving another system a high-risk purpose. Fine-tuning for a new purpose can be enough.',
        ],
      ],
    },
    { type: 'heading', id: 'ai-act-register-controls', text: 'Controls that do not wait for 2027' },
    {
      type: 'paragraph',
      text: 'Most of what Article 26 will ask of deployers is ordinary good practice: follow the instructions of the provider, give oversight to people with the competence and the authority for it, watch the operation, keep the logs for at least six months, and tell staff and those affected. Some deployers also owe an assessment of the impact on fundamental rights (Article 27), among them those who score credit. None of it is cheaper later.',
    },
    {
      type: 'paragraph',
      text: 'Security belongs in the same row. A model that reads mail, documents or web pages can be given instructions by whoever writes them. Treat its output as input of a stranger, give its tools the least rights, ask a person before anything is sent or paid, and put the attempts into your tests. OWASP keeps a list of such weaknesses for applications with language models, and the NIST framework has the vocabulary for the risks around them.',
    },
    { type: 'heading', id: 'ai-act-register-audit', text: 'What an auditor can check today' },
    {
      type: 'paragraph',
      text: 'Draw five uses from invoices and traffic, not from the register, and look for their rows. Take five rows and ask for the test, the approval and the last overruled result. Where either fails, the finding is about the register and not about the models, and it can be closed within weeks. A register that survives this in 2026 is most of the file that the law asks for later.',
    },
  ],
  sources: [
    {
      title: 'AI Act, Regulation (EU) 2024/1689',
      href: 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:32024R1689',
    },
    {
      title: 'Regulation (EU) 2026/1744, which amends it',
      href: 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:32026R1744',
    },
    {
      title: 'NIST AI Risk Management Framework',
      href: 'https://www.nist.gov/itl/ai-risk-management-framework',
    },
    {
      title: 'OWASP Top 10 for Large Language Model Applications',
      href: 'https://owasp.org/www-project-top-10-for-large-language-model-applications/',
    },
  ],
} satisfies Article;
