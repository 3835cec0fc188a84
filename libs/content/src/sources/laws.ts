import { source } from './Source';
import type { SourceRow } from './Source';

/**
 * Returns an act of the European Union with its page on EUR-Lex, which leads to its consolidated versions and amendments;
 * the address of the Official Journal would lead to the text as first published. Year and number precede each other in
 * three ways: `Regulation (EU) 2024/1689`, `Regulation (EU) No 910/2014` and, for directives, `98/6/EC`.
 */
function act(name: string, citation = name): SourceRow {
  const [, numberFirst, one = '', other = ''] = /(No )?(\d+)\/(\d+)/.exec(citation) ?? [];
  const [year, number] = numberFirst ? [other, one] : [one, other];
  const type = citation.includes('Regulation') ? 'R' : 'L';
  const id = `3${year.length === 2 ? `19${year}` : year}${type}${number.padStart(4, '0')}`;
  return [name, `eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:${id}`, ` (${citation})`];
}

/** Returns a part or section of the Code of Federal Regulations, by its path in the eCFR. */
const cfr = (name: string, citation: string, path: string, alsoCitedAs?: string): SourceRow => [
  name,
  `www.ecfr.gov/current/${path}`,
  ` (${citation})`,
  alsoCitedAs,
];

/** Returns a section of title 21 or 47 of the United States Code. */
const usc = (name: string, citation: string, section: `${number}-section${string}`): SourceRow => [
  name,
  `uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${section}`,
  ` (${citation})`,
];

const healthCare = 'title-45/subtitle-A/subchapter';

const rows: readonly SourceRow[] = [
  act('AI Act', 'Regulation (EU) 2024/1689'),
  act('CBAM', 'Regulation (EU) 2023/956'),
  act('Cyber Resilience Act', 'Regulation (EU) 2024/2847'),
  act('Data Act', 'Regulation (EU) 2023/2854'),
  act('Digital Services Act', 'Regulation (EU) 2022/2065'),
  act('DLT Pilot Regime', 'Regulation (EU) 2022/858'),
  act('DORA', 'Regulation (EU) 2022/2554'),
  act('ESPR', 'Regulation (EU) 2024/1781'),
  act('EUDR', 'Regulation (EU) 2023/1115'),
  act('Regulation (EU) 2025/2650'),
  act('European Health Data Space', 'Regulation (EU) 2025/327'),
  act('GDPR', 'Regulation (EU) 2016/679'),
  act('General Product Safety Regulation', 'Regulation (EU) 2023/988'),
  act('Instant Payments Regulation', 'Regulation (EU) 2024/886'),
  act('MDR', 'Regulation (EU) 2017/745'),
  act('MiCA', 'Regulation (EU) 2023/1114'),
  act('Regulation (EU) 2023/1113'),
  act('Regulation (EU) 2024/1183'),
  act('Regulation (EU) No 910/2014'),
  act('Union Customs Code', 'Regulation (EU) No 952/2013'),
  act('Delegated Regulation (EU) 2018/389'),
  act('Delegated Regulation (EU) 2025/301'),
  act('CSRD', 'Directive (EU) 2022/2464'),
  act('Directive (EU) 2023/2673'),
  act('European Accessibility Act', 'Directive (EU) 2019/882'),
  act('NIS2', 'Directive (EU) 2022/2555'),
  act('PSD2', 'Directive (EU) 2015/2366'),
  act('Consumer Rights Directive', '2011/83/EU'),
  act('ePrivacy Directive', '2002/58/EC'),
  act('Price Indication Directive', '98/6/EC'),
  cfr('COPPA Rule', '16 CFR Part 312', 'title-16/chapter-I/subchapter-C/part-312'),
  cfr('Form 8-K', '17 CFR 249.308', 'title-17/chapter-II/part-249/subpart-D/section-249.308'),
  cfr('GLBA Safeguards Rule', '16 CFR Part 314', 'title-16/chapter-I/subchapter-C/part-314'),
  cfr('HIPAA', '45 CFR Part 164', `${healthCare}-C/part-164`, 'HIPAA Security and Breach Notification Rules'),
  cfr('HIPAA Breach Notification Rule', '45 CFR Part 164, Subpart D', `${healthCare}-C/part-164/subpart-D`),
  cfr('HIPAA Security Rule', '45 CFR 164.308', `${healthCare}-C/part-164/subpart-C/section-164.308`),
  cfr('45 CFR Part 171', '45 CFR Part 171', `${healthCare}-D/part-171`),
  usc('CVAA', '47 U.S.C. 617', '47-section617'),
  usc('section 524B of the FD&C Act', '21 U.S.C. 360n-2', '21-section360n-2'),
  usc('section 582 of the FD&C Act', 'section 582', '21-section360eee-1'),
  ['Sarbanes-Oxley Act', 'www.govinfo.gov/app/details/PLAW-107publ204', ' (Public Law 107-204)'],
  ['23 NYCRR Part 500', 'www.dfs.ny.gov/industry_guidance/cybersecurity', ' (Part 500)'],
  ['Wyoming DUNA Act', 'wyoleg.gov/Legislation/2024/SF0050', ' (2024)'],
  ['UK Online Safety Act', 'www.legislation.gov.uk/ukpga/2023/50', ' 2023'],
  ['Swiss association', 'www.fedlex.admin.ch/eli/cc/24/233_245_233/en'],
  ['KassenSichV', 'www.gesetze-im-internet.de/kassensichv/'],
  [
    'UK Children’s Code',
    'ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/childrens-information/childrens-code-guidance-and-resources/age-appropriate-design-a-code-of-practice-for-online-services/',
  ],
];

export const laws = rows.map(source);
